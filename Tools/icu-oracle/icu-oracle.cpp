// ICU's sort keys and indexes, to compare Thumbindex with. Built against ICU 78 as README.md says.
//
//   icu-oracle keys TAG             the collation that ICU's own data have for a language tag
//   icu-oracle rules FILE           the collation that ICU's builder makes of the rules in a file
//   icu-oracle buckets TAG [MORE…]  the index of a language tag, with the labels of more added
//   icu-oracle locales              the locales that ICU has data of, one a line
//
// All but the last read lines of UTF-8. `keys` and `rules` write for each the sort key in hexadecimal, a
// tab, and the line as it was. `buckets` first writes how many buckets there are, then for each its type
// (normal, underflow, inflow or overflow), a tab and its label, then for each line that it read the
// number of its bucket, from 0.
// ICU gets every text in the form NFD: it reads some canonically equivalent texts differently where a
// contraction goes on behind a precomposed character, even with normalization on.
#include <unicode/alphaindex.h>
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

static icu::Locale locale_of_tag(const char *tag) {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale locale = icu::Locale::forLanguageTag(tag, status);
  check(status, tag);
  return locale;
}

static OwnedCollator collator_of_tag(const char *tag) {
  UErrorCode status = U_ZERO_ERROR;
  OwnedCollator collator(icu::Collator::createInstance(locale_of_tag(tag), status));
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

static UnicodeString decomposed(const std::string &line) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2 *nfd = icu::Normalizer2::getNFDInstance(status);
  check(status, "NFD");
  UnicodeString text = nfd->normalize(UnicodeString::fromUTF8(line), status);
  check(status, "normalization");
  return text;
}

static void write_keys(icu::Collator &collator) {
  // Off, ICU would not even put marks in order where the tag or the rules don't ask for it.
  UErrorCode status = U_ZERO_ERROR;
  collator.setAttribute(UCOL_NORMALIZATION_MODE, UCOL_ON, status);
  check(status, "normalization");
  std::vector<uint8_t> key(1 << 12);
  for (std::string line; std::getline(std::cin, line);) {
    UnicodeString text = decomposed(line);
    int32_t size = collator.getSortKey(text, key.data(), (int32_t)key.size());
    if (size > (int32_t)key.size()) {
      key.resize(size);
      collator.getSortKey(text, key.data(), size);
    }
    // The last byte is a zero that ends every key.
    for (int32_t i = 0; i < size - 1; i++) std::printf("%02x", key[i]);
    std::printf("\t%s\n", line.c_str());
  }
}

static void write_buckets(const char *tag, char **more, char **end) {
  UErrorCode status = U_ZERO_ERROR;
  icu::AlphabeticIndex index(locale_of_tag(tag), status);
  for (; more < end; more++) index.addLabels(locale_of_tag(*more), status);
  std::unique_ptr<icu::AlphabeticIndex::ImmutableIndex> buckets(index.buildImmutableIndex(status));
  check(status, tag);
  static const char *const types[] = {"normal", "underflow", "inflow", "overflow"};
  std::printf("%d\n", (int)buckets->getBucketCount());
  for (int32_t i = 0; i < buckets->getBucketCount(); i++) {
    const icu::AlphabeticIndex::Bucket *bucket = buckets->getBucket(i);
    std::string label;
    std::printf("%s\t%s\n", types[bucket->getLabelType()],
                bucket->getLabel().toUTF8String(label).c_str());
  }
  for (std::string line; std::getline(std::cin, line);) {
    std::printf("%d\n", (int)buckets->getBucketIndex(decomposed(line), status));
  }
  check(status, tag);
}

static void write_locales() {
  int32_t count;
  const icu::Locale *locales = icu::Locale::getAvailableLocales(count);
  for (int32_t i = 0; i < count; i++) {
    UErrorCode status = U_ZERO_ERROR;
    std::printf("%s\n", locales[i].toLanguageTag<std::string>(status).c_str());
    check(status, locales[i].getName());
  }
}

int main(int argc, char **argv) {
  std::string command = argc > 1 ? argv[1] : "";
  if (command == "keys" && argc == 3) {
    write_keys(*collator_of_tag(argv[2]));
  } else if (command == "rules" && argc == 3) {
    write_keys(*collator_of_rules(argv[2]));
  } else if (command == "buckets" && argc >= 3) {
    write_buckets(argv[2], argv + 3, argv + argc);
  } else if (command == "locales" && argc == 2) {
    write_locales();
  } else {
    std::fprintf(stderr,
                 "usage: icu-oracle keys TAG | rules FILE | buckets TAG [MORE…] | locales\n");
    return 2;
  }
  return 0;
}
