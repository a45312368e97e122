import Collation
import TestSupport
import Testing
import UnicodeText

@Suite("Collation resolution")
struct CollationResolutionTests {
  /// A tag; the locale with a collation file that it leads to; the table; the shortest tag.
  ///
  /// ICU 78.3 leads every one of these to the same order, but where a comment says otherwise.
  private static let rows = """
    und            und         root                  und
    root           und         root                  und
    en             en          root                  und
    en-US          en-US       root                  und
    en-IN          en          root                  und
    en-US-posix    en-US-posix en-US-posix-standard  en-US-posix
    en-US-u-va-posix en-US-posix en-US-posix-standard en-US-posix
    en-posix       en          root                  und
    en-Latn-US-posix en-US     root                  und
    eu             und         root                  und
    qaa-Cyrl       und         root                  und
    und-TW         und         root                  und
    x-private      und         root                  und
    de             de          root                  und
    de-AT          de-AT       root                  und
    de-1996        de          root                  und
    de-u-co-phonebk de         de-phonebook          de-u-co-phonebk
    de-CH-u-co-phonebk de      de-phonebook          de-u-co-phonebk
    de-AT-u-co-phonebk de-AT   de-AT-phonebook       de-AT-u-co-phonebk
    de-Latn-AT-1996-u-co-phonebk de-AT de-AT-phonebook de-AT-u-co-phonebk
    de-AT-u-co-search de-AT    de-search             de-u-co-search
    de-u-co-standard de        root                  und
    de-u-co-nonsense de        root                  und
    de-u-co        de          root                  und
    de-u-co-eor    de          de-eor                de-u-co-eor
    fr             fr          root                  und
    fr-CA          fr-CA       fr-CA-standard        fr-CA
    fr-Latn-CA     fr-CA       fr-CA-standard        fr-CA
    fr-BE          fr          root                  und
    es             es          es-standard           es
    es-MX          es          es-standard           es
    es-419-u-co-trad es        es-traditional        es-u-co-trad
    pt-AO          pt          root                  und
    no             no          no-standard           no
    nb             nb          no-standard           no
    nn-NO          nn          no-standard           no
    no-bok         nb          no-standard           no
    nb-SJ-u-co-search nb       no-search             no-u-co-search
    sv-u-co-trad   sv          sv-traditional        sv-u-co-trad
    sv-u-co-reformed sv        sv-standard           sv
    fi-u-co-trad   fi          fi-traditional        fi-u-co-trad
    da-u-co-searchjl da        da-search             da-u-co-search
    el-u-co-search el          root-search           und-u-co-search
    el-u-co-searchjl el        root-search           und-u-co-search
    ko-u-co-searchjl ko        ko-searchjl           ko-u-co-searchjl
    ko-u-co-phonebk ko         ko-standard           ko
    ko-u-co-unihan ko          ko-unihan             ko-u-co-unihan
    ja             ja          ja-standard           ja
    ja-u-co-unihan ja          ja-unihan             ja-u-co-unihan
    en-u-co-emoji  en          root-emoji            und-u-co-emoji
    en-u-co-ducet  en          root                  und
    zh             zh          zh-pinyin             zh
    zh-CN          zh          zh-pinyin             zh
    zh-Hans-TW     zh          zh-pinyin             zh
    zh-SG          zh          zh-pinyin             zh
    zh-MY          zh          zh-pinyin             zh
    zh-Latn        zh          zh-pinyin             zh
    zh-Hant        zh-Hant     zh-stroke             zh-Hant
    zh-TW          zh-Hant     zh-stroke             zh-Hant
    zh-HK          zh-Hant     zh-stroke             zh-Hant
    zh-MO          zh-Hant     zh-stroke             zh-Hant
    zh-US          zh-Hant     zh-stroke             zh-Hant
    zh-Hant-CN     zh-Hant     zh-stroke             zh-Hant
    zh-u-co-stroke zh          zh-stroke             zh-Hant
    zh-Hant-u-co-pinyin zh-Hant zh-pinyin            zh
    zh-TW-u-co-zhuyin zh-Hant  zh-zhuyin             zh-u-co-zhuyin
    zh-u-co-unihan zh          zh-unihan             zh-u-co-unihan
    zh-u-co-standard zh        root                  und
    zh-Hant-u-co-phonebk zh-Hant zh-stroke           zh-Hant
    zh-u-co-big5han zh         zh-pinyin             zh
    zh-u-co-gb2312 zh          zh-pinyin             zh
    zh-u-co-private-pinyin zh  zh-pinyin             zh
    zh-u-co-search zh          root-search           und-u-co-search
    yue            zh-Hant     zh-stroke             zh-Hant
    yue-HK         zh-Hant     zh-stroke             zh-Hant
    yue-CN         zh          zh-pinyin             zh
    yue-Hans-HK    zh          zh-pinyin             zh
    zh-yue         zh-Hant     zh-stroke             zh-Hant
    sr             sr          sr-standard           sr
    sr-Latn        sr-Latn     sr-Latn-standard      sr-Latn
    sr-Latn-ME     sr-Latn     sr-Latn-standard      sr-Latn
    sr-ME          sr          sr-standard           sr
    sr-Cyrl-ME     sr          sr-standard           sr
    sr-BA          sr          sr-standard           sr
    sh             sr-Latn     sr-Latn-standard      sr-Latn
    sh-BA          sr-Latn     sr-Latn-standard      sr-Latn
    bs             bs          bs-standard           bs
    bs-Latn-BA     bs          bs-standard           bs
    bs-Cyrl        bs-Cyrl     bs-Cyrl-standard      bs-Cyrl
    bs-Cyrl-u-co-search bs-Cyrl bs-search            bs-u-co-search
    az-Arab        az          az-standard           az
    az-IR          az          az-standard           az
    uz-Cyrl        uz          uz-standard           uz
    uz-AF          uz          uz-standard           uz
    kk-Arab        kk-Arab     kk-Arab-standard      kk-Arab
    kk-CN          kk-Arab     kk-Arab-standard      kk-Arab
    kk-Cyrl-CN     kk          kk-standard           kk
    ff             ff          root                  und
    ff-Adlm-GN     ff-Adlm     ff-Adlm-standard      ff-Adlm
    hi-Latn        hi          hi-standard           hi
    pa-PK          pa          pa-standard           pa
    ku-IQ          ku          ku-standard           ku
    fa-Arab-AF     fa-AF       fa-AF-standard        fa-AF
    ars            ar          ar-standard           ar
    ar-SA-u-co-compat ar       ar-compat             ar-u-co-compat
    si-u-co-dict   si          si-dictionary         si-u-co-dict
    kn-u-co-trad   kn          kn-traditional        kn-u-co-trad
    bn-BD-u-co-trad bn         bn-traditional        bn-u-co-trad
    ln-u-co-phonetic ln        ln-phonetic           ln-u-co-phonetic
    vi-u-co-trad   vi          vi-traditional        vi-u-co-trad
    iw             he          he-standard           he
    mo             ro          ro-standard           ro
    ca             ca          root                  und
    ca-valencia-u-co-search ca ca-search             ca-u-co-search
    wae            wae         root                  und
    dz             dz          root                  und
    cs-u-co-digits-after cs    cs-digits-after       cs-u-co-digits-after
    dz-u-co-standard dz        dz-standard           dz-u-co-standard
    de-u-co-private-kana de    root                  und
    de-DE-u-co-phonebk-ks-level1 de de-phonebook     de-u-co-phonebk
    """

  /// ICU's collators know nothing of these languages' replacements, and CLDR's data do.
  private static let canonicalizedRows = """
    tl             fil         fil-standard          fil
    cmn-TW         zh-Hant     zh-stroke             zh-Hant
    zh-cmn-Hans    zh          zh-pinyin             zh
    prs            fa-AF       fa-AF-standard        fa-AF
    sh-Cyrl        sr          sr-standard           sr
    ji             yi          yi-standard           yi
    """

  /// CLDR says that Serbian is written in Latin script in Romania and Turkey; ICU's own table leaves
  /// that out.
  private static let likelyRows = """
    sr-RO          sr-Latn     sr-Latn-standard      sr-Latn
    sr-TR          sr-Latn     sr-Latn-standard      sr-Latn
    """

  @Test(
    "a tag leads to the collation of its locale and type",
    arguments: [rows, canonicalizedRows, likelyRows])
  func resolution(_ table: String) throws {
    for row in table.split(separator: "\n") {
      let fields = row.split(separator: " ").map(String.init)
      let resolution = CollationResolution(try LanguageTag(fields[0]))
      #expect(
        [resolution.locale, resolution.tableName, resolution.tag] == Array(fields[1...]),
        "\(fields[0])")
    }
  }

  @Test("every collation has a tag of its own that leads back to it")
  func tagsLeadBack() throws {
    let locales = CollationLocales.embedded
    var tables: Set<String> = []
    for resolution in locales.offeredCollations {
      let file = try #require(locales.file(of: LanguageTag(resolution.source)))
      let type = try #require(locales.type(named: resolution.type))
      #expect(file.offers(type))
      #expect(tables.insert(resolution.tableName).inserted)
      let again = CollationResolution(try LanguageTag(resolution.tag))
      #expect(again.tableName == resolution.tableName && again.tag == resolution.tag)
    }
    #expect(locales.count == 135)
    #expect(tables.count == 148 && tables.contains("root"))
  }

  @Test("types for imports and drafts are known, but not offered")
  func hiddenTypes() throws {
    let locales = CollationLocales.embedded
    for (name, type) in [
      ("ja", "private-kana"), ("zh", "private-pinyin"), ("de", "eor"), ("dz", "standard"),
    ] {
      let file = try #require(locales.file(of: LanguageTag(name)))
      let number = try #require(locales.type(named: type))
      #expect(file.hiddenTypes >> UInt32(number) & 1 == 1 && !file.offers(number))
    }
  }

  @Test("damaged tables give wrong answers, never a trap or a circle without end")
  func damagedTables() throws {
    var generator = SeededGenerator(seed: 5)
    let whole = LocaleTable.embedded.bytes.elements(of: UInt8.self)
    let tags = try ["zh-TW-u-co-searchjl", "sr-Cyrl-ME", "en-US-posix", "nb", "yue"].map {
      try LanguageTag($0)
    }
    for _ in 0..<100 {
      var bytes = (0..<whole.count).map { whole[$0] }
      for _ in 0..<Int.random(in: 1...2_000, using: &generator) {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] =
          UInt8.random(in: 0...255, using: &generator)
      }
      let memory = TableMemory(bytes)
      let locales = CollationLocales(LocaleTable(memory.bytes))
      for tag in tags { _ = CollationResolution(tag, in: locales) }
      withExtendedLifetime(memory) {}
    }
    let empty = CollationLocales(LocaleTable(.empty))
    #expect(CollationResolution(tags[0], in: empty).tableName == "root")
  }
}
