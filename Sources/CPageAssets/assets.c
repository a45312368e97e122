// The files of the page, embedded as `Scripts/page-assets` makes them.
#include "CPageAssets.h"

static const uint8_t index_html[] = {
#embed "Generated/index.html"
};
static const uint8_t app_js[] = {
#embed "Generated/app.js"
};
static const uint8_t app_css[] = {
#embed "Generated/app.css"
};
static const uint8_t icon_svg[] = {
#embed "Generated/icon.svg"
};

static const struct thumbindex_asset assets[] = {
    {"index.html", index_html, sizeof index_html},
    {"app.js", app_js, sizeof app_js},
    {"app.css", app_css, sizeof app_css},
    {"icon.svg", icon_svg, sizeof icon_svg},
};

size_t thumbindex_asset_count(void) { return sizeof assets / sizeof assets[0]; }

struct thumbindex_asset thumbindex_asset(size_t index) { return assets[index]; }
