"""Debian's Chromium without a window, driven by Selenium."""
import os
import shutil

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

ARGUMENTS = ["--headless=new", "--disable-gpu", "--lang=en-US", "--force-color-profile=srgb"]


class Chromium:
    def __init__(self, *arguments, log=None, trace=None):
        options = webdriver.ChromeOptions()
        options.binary_location = shutil.which("chromium") or "chromium"
        # Its sandbox doesn't work for root.
        sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
        for argument in [*ARGUMENTS, *sandbox, *arguments]:
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", **(log or {})})
        if trace:
            options.add_experimental_option("perfLoggingPrefs", {"traceCategories": trace})
        service = Service(shutil.which("chromedriver") or "chromedriver")
        self.driver = webdriver.Chrome(options=options, service=service)
        self.driver.set_script_timeout(30)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.driver.quit()

    def command(self, name, **parameters):
        """A command of Chromium's DevTools."""
        return self.driver.execute_cdp_cmd(name, parameters)

    def reset(self):
        """Forgets what the last page kept, and looks like a desktop."""
        self.driver.get("about:blank")
        self.command("Storage.clearDataForOrigin", origin="*", storageTypes="all")
        self.size(1440, 900)
        self.looks()
        self.language("en-US")
        self.errors()

    def size(self, width, height, touch=False, scale=1):
        self.command(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=touch)
        self.command("Emulation.setTouchEmulationEnabled", enabled=touch)

    def looks(self, dark=False, reduced_motion=True):
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        motion = {"name": "prefers-reduced-motion", "value": "reduce" if reduced_motion else "no-preference"}
        self.command("Emulation.setEmulatedMedia", features=[scheme, motion])

    def language(self, tag):
        agent = self.driver.execute_script("return navigator.userAgent")
        self.command("Emulation.setUserAgentOverride", userAgent=agent, acceptLanguage=tag)

    def errors(self):
        """The errors in the console since it was last asked for."""
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]
