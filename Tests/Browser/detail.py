"""What is done with one contact: opening it, its buttons, and the form."""
import contextlib

from selenium.webdriver.common.by import By


class Detail:
    def __init__(self, page, book):
        self.page = page
        self.book = book

    def id_of(self, name):
        rows = self.page.fetch("/api/v1/contacts?count=500")["rows"]
        return next(row["id"] for row in rows if row["name"] == name)

    def open(self, name, more=""):
        """Opens a contact by its name; with `more`, its form."""
        if not self.page.driver.current_url.startswith(self.book.address):
            self.page.open(self.book.address)
        number = self.id_of(name)
        self.page.run("location.hash = arguments[0]", f"#/contact/{number}{more}")
        self.page.wait_for(lambda: self.page.all(".editor" if more else ".contact-name"), name)
        if not more:
            self.page.wait_for(lambda: self.page.text(".contact-name") == name, name)
        return number

    def edit(self, name):
        return self.open(name, "/edit")

    def kept(self, number):
        """What the server has of a contact."""
        return self.page.fetch(f"/api/v1/contacts/{number}")

    def card(self, title):
        """The rows of a group of fields: label and value."""
        return self.page.run(
            "const card = [...document.querySelectorAll('.card')].find("
            "(each) => each.querySelector('.card-title')?.textContent === arguments[0])\n"
            "return card && [...card.querySelectorAll('.field')].map((field) => "
            "[field.querySelector('dt').textContent, field.querySelector('.value').textContent, "
            "field.querySelector('a.value')?.getAttribute('href') ?? null])", title)

    def press_button(self, text, place="#detail-pane"):
        found = [each for each in self.page.all(f"{place} button") if each.accessible_name == text]
        assert found, f"no button {text!r} in {place}"
        found[0].click()

    def choose_from_menu(self, opener, text):
        self.page.find(opener).click()
        self.page.wait_for(lambda: self.page.all(".menu"), "the menu")
        next(each for each in self.page.all(".menu-item") if each.text.split("\n")[0] == text).click()

    def field(self, label):
        """The control in the form that has a label."""
        label_element = next(each for each in self.page.all(".form-field label") if each.text == label)
        return self.page.driver.find_element(By.ID, label_element.get_attribute("for"))

    def type_into(self, control, text):
        control.clear()
        control.send_keys(text)

    def save(self):
        self.page.find(".editor .primary").click()

    def saved(self):
        self.page.wait_for(lambda: self.page.all(".contact-name"), "the saved contact")

    def toast(self):
        return self.page.text(".toast span")

    def faults(self):
        return [each.text for each in self.page.all(".editor .fault") if each.text]


@contextlib.contextmanager
def answers(page, *statuses):
    """Lets the server answer with these statuses, and no other error stand in the console."""
    yield
    errors = page.chromium.errors()
    others = [error for error in errors if not any(f"a status of {status} " in error for status in statuses)]
    assert not others, others
