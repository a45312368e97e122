// ICU's sort keys, to compare Thumbindex with. Built against ICU 78 as README.md says.
//
//   icu-oracle keys TAG     the collation that ICU's own data have for a language tag
//   icu-oracle rules FILE   the collation that ICU's builder makes of the rules in a file
//
// Reads lines of UTF-8; writes for each the sort key in hexadecimal, a tab, and the line as it was.
// ICU gets every text in the form NFD: it reads some canonically equivalent texts differently where a
// contraction goes on behind a precomposed character, even with normalization on.
#include <unicode/coll.h>
#include <unicode/locid.h>
#include <unicode/normalizer2.h>
#include <unicode/tblcoll.h>
#include <unicode/unistr.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

using icu::UnicodeString;
using OwnedCollator = std::unique_ptr<icu::Collator>;

static void check(UErrorCode status, const std::string &what) {
  if (U_SUCCESS(status)) return;
  std::fprintf(stderr, "icu-oracle: %s: %s\n", what.c_str(), u_errorName(status));
  std::exit(1);
}

static OwnedCollator collator_of_tag(const char *tag) {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale locale = icu::Locale::forLanguageTag(tag, status);
  check(status, tag);
  OwnedCollator collator(icu::Collator::createInstance(locale, status));
  check(status, tag);
  return collator;
}

static OwnedCollator collator_of_rules(const char *path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) check(U_FILE_ACCESS_ERROR, path);
  std::string rules((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  UErrorCode status = U_ZERO_ERROR;
  UParseError place;
  UnicodeString reason;
  OwnedCollator collator(
      new icu::RuleBasedCollator(UnicodeString::fromUTF8(rules), place, reason, status));
  std::string text;
  reason.toUTF8String(text);
  check(status, std::string(path) + ": " + text);
  return collator;
}

static void write_keys(icu::Collator &collator) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2 *nfd = icu::Normalizer2::getNFDInstance(status);
  check(status, "NFD");
  std::vector<uint8_t> key(1 << 12);
  for (std::string line; std::getline(std::cin, line);) {
    UnicodeString text = nfd->normalize(UnicodeString::fromUTF8(line), status);
    int32_t size = collator.getSortKey(text, key.data(), (int32_t)key.size());
    if (size > (int32_t)key.size()) {
      key.resize(size);
      collator.getSortKey(text, key.data(), size);
    }
    // The last byte is a zero that ends every key.
    for (int32_t i = 0; i < size - 1; i++) std::printf("%02x", key[i]);
    std::printf("\t%s\n", line.c_str());
  }
  check(status, "normalization");
}

int main(int argc, char **argv) {
  std::string command = argc == 3 ? argv[1] : "";
  if (command != "keys" && command != "rules") {
    std::fprintf(stderr, "usage: icu-oracle keys TAG | rules FILE  < lines\n");
    return 2;
  }
  OwnedCollator collator =
      command == "keys" ? collator_of_tag(argv[2]) : collator_of_rules(argv[2]);
  // Off, ICU would not even put marks in order where the tag or the rules don't ask for it.
  UErrorCode status = U_ZERO_ERROR;
  collator->setAttribute(UCOL_NORMALIZATION_MODE, UCOL_ON, status);
  check(status, "normalization");
  write_keys(*collator);
  return 0;
}
