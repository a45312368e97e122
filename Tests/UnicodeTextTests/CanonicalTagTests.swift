import Testing
import UnicodeText

@Suite("Canonical language tags")
struct CanonicalTagTests {
  @Test("deprecated parts are replaced as CLDR says")
  func aliases() throws {
    let tags: KeyValuePairs = [
      "iw": "he", "iw-IL": "he-IL", "in": "id", "in-ID": "id-ID", "ji": "yi", "jw": "jv",
      "mo": "ro",
      "mo-MD": "ro-MD", "tl": "fil", "tl-PH": "fil-PH", "sh": "sr-Latn", "sh-BA": "sr-Latn-BA",
      "sh-Cyrl": "sr-Cyrl", "hbs-RS": "sr-Latn-RS", "cnr": "sr-ME", "cnr-Latn": "sr-Latn-ME",
      "no": "no", "nb": "nb", "nn": "nn", "no-bokmal": "nb", "no-NO-nynorsk": "nn-NO", "cmn": "zh",
      "zh-cmn": "zh", "zh-cmn-Hant-TW": "zh-Hant-TW", "zh-yue": "yue", "zh-gan": "gan",
      "zh-hakka-xiang": "hak", "arb": "ar", "ar-arb-EG": "ar-EG", "prs": "fa-AF", "prs-IR": "fa-IR",
      "drw": "fa-AF", "swc": "sw-CD", "deu-AUT": "de", "ger": "de", "eng-US": "en-US",
      "zho-TW": "zh-TW",
      "zsm": "ms", "lvs": "lv", "ekk": "et", "uzn": "uz", "pes": "fa", "azj": "az", "gom": "kok",
      "kmr": "ku", "ydd": "yi", "sgn-US": "ase", "sgn-Latn-DE": "gsg-Latn", "my-BU": "my-MM",
      "de-DD": "de-DE", "de-276": "de-DE", "en-UK": "en-GB", "fr-FX": "fr-FR", "fr-ZR": "fr-CD",
      "ru-SU": "ru-RU", "hy-SU": "hy-AM", "und-Armn-SU": "und-Armn-AM", "sr-CS": "sr-RS",
      "sr-YU": "sr-RS", "sh-YU": "sr-Latn-RS", "cs-200": "cs-CZ", "sk-200": "sk-SK",
      "pt-TP": "pt-TL",
      "und-Qaai": "und-Zinh", "hy-arevmda": "hyw", "hy-arevela": "hy", "aa-saaho": "ssy",
      "en-aaland": "en-AX", "sv-SE-aaland": "sv-SE", "el-polytoni": "el-polyton",
      "ja-Latn-hepburn-heploc": "ja-Latn-alalc97", "en-scouse-fonipa": "en-fonipa-scouse",
      "en-u-foo-bar-nu-thai-ca-buddhist-kk-true": "en-u-bar-foo-ca-buddhist-kk-nu-thai",
      "xyz-Abcd-QM": "xyz-Abcd-QM", "englishx-DD": "englishx-DE",
    ]
    for (tag, expected) in tags {
      #expect(try LanguageTag(tag).canonicalized().description == expected, "\(tag)")
    }
  }

  @Test("CLDR's own tests of canonical identifiers hold", .enabled(if: CLDRTestFile.exist))
  func cldrTests() throws {
    var wrong: [String] = []
    let rows = try CLDRTestFile.rows(of: "localeCanonicalization.txt")
    for row in rows where row.count == 2 {
      let result = try LanguageTag(row[0]).canonicalized()
      if result != (try LanguageTag(row[1])) { wrong.append("\(row): \(result)") }
    }
    #expect(rows.count > 1_500)
    #expect(wrong.isEmpty, "\(wrong.count) of \(rows.count): \(wrong.prefix(20))")
  }
}
