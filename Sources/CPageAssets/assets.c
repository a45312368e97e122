// The page that `Scripts/page-assets` bundles, embedded as it is.
#include "CPageAssets.h"

#define ASSET static const uint8_t

ASSET index_html[] = {
#embed "Generated/index.html"
};
ASSET app_js[] = {
#embed "Generated/app.js"
};
ASSET app_css[] = {
#embed "Generated/app.css"
};
ASSET icon_svg[] = {
#embed "Generated/icon.svg"
};
ASSET app_js_hash[] = {
#embed "Generated/app.js.sha256"
};
ASSET app_css_hash[] = {
#embed "Generated/app.css.sha256"
};

#define LISTED(name, bytes) {name, bytes, sizeof bytes},

// Ordered by the bytes of their names.
static const struct thumbindex_asset assets[] = {
    LISTED("app.css", app_css)
    LISTED("app.css.sha256", app_css_hash)
    LISTED("app.js", app_js)
    LISTED("app.js.sha256", app_js_hash)
    LISTED("icon.svg", icon_svg)
    LISTED("index.html", index_html)
};

size_t thumbindex_asset_count(void) { return sizeof assets / sizeof assets[0]; }

struct thumbindex_asset thumbindex_asset(size_t index) { return assets[index]; }
