// peers FILE LOCALE ROUNDS [WORKLOAD…]: does what others do with the lines of FILE, as often as ROUNDS
// says, and writes the name of each workload, the seconds of processor time that each round took, and a
// number that depends on the results.
#include <unicode/alphaindex.h>
#include <unicode/coll.h>
#include <unicode/ucol.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

namespace {

using Lines = std::vector<std::string>;

void check(UErrorCode status, const char *what) {
  if (U_SUCCESS(status)) return;
  std::fprintf(stderr, "peers: %s: %s\n", what, u_errorName(status));
  std::exit(1);
}

struct Peers {
  Lines lines;
  // ICU wants UTF-16; putting it in this form is not measured.
  std::vector<icu::UnicodeString> texts;
  std::unique_ptr<icu::Collator> collator;
  std::unique_ptr<icu::AlphabeticIndex::ImmutableIndex> index;
  icu::Locale locale;

  Peers(const char *path, const char *tag) : locale(icu::Locale::createCanonical(tag)) {
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    for (const auto &line : lines) texts.push_back(icu::UnicodeString::fromUTF8(line));
    UErrorCode status = U_ZERO_ERROR;
    collator.reset(icu::Collator::createInstance(locale, status));
    icu::AlphabeticIndex builder(locale, status);
    builder.addLabels(icu::Locale::getEnglish(), status);
    index.reset(builder.buildImmutableIndex(status));
    check(status, tag);
  }

  // The lines in the order of their bytes.
  std::size_t bytes(const Lines &unsorted) {
    Lines sorted = unsorted;
    std::clock_t start = std::clock();
    std::sort(sorted.begin(), sorted.end());
    taken = std::clock() - start;
    return sorted.front().size();
  }

  std::size_t keys() {
    std::size_t length = 0;
    std::uint8_t key[4096];
    for (const auto &text : texts) length += collator->getSortKey(text, key, sizeof key);
    return length;
  }

  std::size_t order() {
    std::vector<std::pair<std::string, std::uint32_t>> keyed;
    keyed.reserve(texts.size());
    std::uint8_t key[4096];
    for (const auto &text : texts) {
      auto length = std::min<std::size_t>(collator->getSortKey(text, key, sizeof key), sizeof key);
      keyed.emplace_back(std::string(reinterpret_cast<char *>(key), length), keyed.size());
    }
    std::sort(keyed.begin(), keyed.end());
    return keyed.front().second;
  }

  std::size_t compare() {
    std::size_t ascending = 0;
    UErrorCode status = U_ZERO_ERROR;
    const UCollator *c = collator->toUCollator();
    for (std::size_t i = 1; i < lines.size(); i++) {
      const auto &left = lines[i - 1], &right = lines[i];
      auto order = ucol_strcollUTF8(c, left.data(), left.size(), right.data(), right.size(), &status);
      if (order == UCOL_LESS) ascending++;
    }
    check(status, "comparing");
    return ascending;
  }

  std::size_t sections() {
    std::size_t sum = 0;
    UErrorCode status = U_ZERO_ERROR;
    for (const auto &text : texts) sum += index->getBucketIndex(text, status);
    check(status, "finding sections");
    return sum;
  }

  // All names through an index, bucket by bucket.
  std::size_t buckets() {
    UErrorCode status = U_ZERO_ERROR;
    icu::AlphabeticIndex all(locale, status);
    all.addLabels(icu::Locale::getEnglish(), status);
    for (const auto &text : texts) all.addRecord(text, nullptr, status);
    std::size_t records = 0;
    while (all.nextBucket(status))
      while (all.nextRecord(status)) records++;
    check(status, "filling an index");
    return records;
  }

  std::clock_t taken = 0;

  std::size_t run(const std::string &workload) {
    if (workload == "bytes") return bytes(lines);
    std::clock_t start = std::clock();
    std::size_t result = workload == "keys"      ? keys()
                         : workload == "order"   ? order()
                         : workload == "compare" ? compare()
                         : workload == "section" ? sections()
                                                 : buckets();
    taken = std::clock() - start;
    return result;
  }
};

}  // namespace

int main(int count, char **words) {
  if (count < 4) {
    std::fprintf(stderr, "usage: peers FILE LOCALE ROUNDS [bytes|keys|order|compare|section|buckets]…\n");
    return 2;
  }
  Peers peers(words[1], words[2]);
  std::vector<std::string> workloads(words + 4, words + count);
  if (workloads.empty()) workloads = {"bytes", "keys", "order", "compare", "section"};
  if (peers.lines.empty()) return 1;
  for (const auto &workload : workloads) {
    std::string times;
    std::size_t result = 0;
    for (int round = 0; round < std::atoi(words[3]); round++) {
      result = peers.run(workload);
      times += (round ? " " : "") + std::to_string(double(peers.taken) / CLOCKS_PER_SEC);
    }
    std::printf("%s\t%s\t%zu\n", workload.c_str(), times.c_str(), result);
  }
}
