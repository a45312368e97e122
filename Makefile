# The main things to do here; each is a few lines, or a script in Scripts/.
.PHONY: help demo check test conformance data format fuzz bench bench-check command page-assets

help:
	@echo "make demo         build the command and list the sample contacts in their sections"
	@echo "make command      build the command for use: optimized, stripped, linked statically"
	@echo "make test         run every test"
	@echo "make check        the quick loop: format, build, tests without the long suites"
	@echo "make conformance  compare every collation and index with ICU; says what that needs"
	@echo "make data         make the embedded tables anew from the files below UNICODE_DATA"
	@echo "make page-assets  bundle the page anew, from Page/"
	@echo "make fuzz         try millions of hostile texts, tags and rules"
	@echo "make bench        measure beside ICU and sort; says what that needs"
	@echo "make bench-check  count instructions, and fail if there are more than there were"
	@echo "make format       format the sources"

demo:
	@Scripts/install-needs
	swift build --configuration release --product thumbindex
	@Scripts/demo "$$(swift build --configuration release --show-bin-path)/thumbindex"

# One file without the dynamic libraries of Swift and SQLite: it starts in half the time.
STATIC = .build/static-libraries
command:
	@Scripts/install-needs
	@mkdir -p $(STATIC)
	@printf 'Name: sqlite3\nDescription: SQLite, linked statically\nVersion: 3\nLibs: %s\n' \
	  '-l:libsqlite3.a -lm' > $(STATIC)/sqlite3.pc
	PKG_CONFIG_PATH="$$PWD/$(STATIC)" swift build --configuration release --static-swift-stdlib \
	  -Xlinker -s --product thumbindex --scratch-path .build/static
	@echo "$$(swift build --configuration release --static-swift-stdlib --scratch-path .build/static \
	  --show-bin-path)/thumbindex"

check:
	@Scripts/install-needs --tests
	Scripts/format --check
	swift build --build-tests
	swift test --skip-build --disable-xctest --skip Conformance --skip SortKey \
	  --skip HostileText

test:
	@Scripts/install-needs --tests
	Scripts/test

conformance:
	@Scripts/conformance check
	swift build --configuration release --product thumbindex
	Scripts/conformance live --table Documentation/Collations.md \
	  --program "$$(swift build --configuration release --show-bin-path)/thumbindex"
	Scripts/conformance indexes --table Documentation/Indexes.md \
	  --program "$$(swift build --configuration release --show-bin-path)/thumbindex"

data:
	Scripts/data

page-assets:
	Scripts/page-assets

format:
	Scripts/format

fuzz:
	Scripts/fuzz

bench:
	Scripts/bench

bench-check:
	Scripts/bench-check
