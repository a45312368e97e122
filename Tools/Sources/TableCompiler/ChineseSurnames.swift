/// Chinese surnames that are read otherwise than their ideographs usually are, or whose ideographs have
/// several readings.
///
/// CLDR's transform Han-Latin/Names is where the list starts; what it lacks comes from the sense "surname"
/// in the Xiandai Hanyu Cidian and the Xinhua Zidian, and from the Hundred Family Surnames.
/// Documentation/Readings.md lists all of them with their sources.
enum ChineseSurnames {
  /// Where a reading is from.
  enum Source: String {
    /// CLDR's Han-Latin/Names.
    case cldr
    /// The Xiandai Hanyu Cidian or the Xinhua Zidian, sense "surname" (姓).
    case dictionary
    /// Widely named for the surname, but in neither dictionary; not checked against a printed source.
    case tradition
    /// A compound surname of the Hundred Family Surnames (百家姓), or a later one, in its usual reading.
    case compound
  }

  /// A surname in simplified form, and in traditional form where that differs.
  struct Surname {
    let forms: [String]
    /// The reading of each ideograph, with tone marks.
    let readings: [String]
    /// Whether the surname is read so in all families, and begins few words: so that a name that is not
    /// known to begin with a surname is read so too.
    let isSure: Bool
    let source: Source
  }

  static let all: [Surname] =
    sure.map { surname($0, isSure: true) }
    + unsure.map { surname($0, isSure: false) }

  private static func surname(
    _ row: (forms: String, readings: String, source: Source), isSure: Bool
  ) -> Surname {
    Surname(
      forms: row.forms.split(separator: "/").map(String.init),
      readings: row.readings.split(separator: " ").map(String.init), isSure: isSure,
      source: row.source)
  }

  private static let sure: [(forms: String, readings: String, source: Source)] = [
    ("曾", "zēng", .cldr), ("单/單", "shàn", .cldr), ("仇", "qiú", .cldr), ("解", "xiè", .cldr),
    ("查", "zhā", .cldr), ("区/區", "ōu", .cldr), ("任", "rén", .cldr), ("朴", "piáo", .dictionary),
    ("覃", "qín", .dictionary), ("盖/蓋", "gě", .cldr), ("华/華", "huà", .cldr), ("翟", "zhái", .cldr),
    ("尉", "yù", .cldr), ("缪/繆", "miào", .dictionary), ("纪/紀", "jǐ", .cldr), ("燕", "yān", .cldr),
    ("冼", "xiǎn", .dictionary), ("隗", "wěi", .cldr), ("葛", "gě", .cldr), ("牟", "mù", .cldr),
    ("沈", "shěn", .cldr), ("肖", "xiāo", .dictionary), ("曲", "qū", .dictionary),
    ("谌/諶", "chén", .dictionary), ("晁", "cháo", .dictionary), ("郇", "xún", .dictionary),
    ("郗", "xī", .dictionary), ("郄", "qiè", .dictionary), ("乜", "niè", .dictionary),
    ("佴", "nài", .dictionary), ("冯/馮", "féng", .dictionary), ("阙/闕", "quē", .dictionary),
    ("阚/闞", "kàn", .dictionary), ("逄", "páng", .dictionary), ("訾", "zī", .dictionary),
    ("祭", "zhài", .dictionary), ("么", "yāo", .dictionary), ("亓", "qí", .dictionary),
    ("仉", "zhǎng", .dictionary), ("逯", "lù", .dictionary), ("臧", "zāng", .dictionary),
    ("贲/賁", "bēn", .dictionary), ("费/費", "fèi", .dictionary), ("咎", "jiù", .dictionary),
    ("昝", "zǎn", .dictionary), ("郁", "yù", .dictionary), ("笪", "dá", .dictionary),
    ("宓", "mì", .dictionary), ("苫", "shàn", .dictionary), ("眭", "suī", .dictionary),
    ("隽/雋", "juàn", .dictionary), ("仝", "tóng", .dictionary), ("柏", "bǎi", .dictionary),
    ("薄", "bó", .dictionary), ("炅", "guì", .dictionary), ("佘", "shé", .dictionary),
    ("厍/厙", "shè", .dictionary), ("撖", "hàn", .dictionary), ("芈", "mǐ", .dictionary),
    ("俞", "yú", .dictionary), ("妫/媯", "guī", .dictionary),
    ("呙/咼", "guō", .dictionary), ("郏/郟", "jiá", .dictionary),
    ("贠/貟", "yùn", .dictionary), ("幺", "yāo", .dictionary), ("卜", "bǔ", .cldr),
    ("尉迟/尉遲", "yù chí", .dictionary), ("万俟/萬俟", "mò qí", .cldr), ("单于/單于", "chán yú", .dictionary),
    ("澹台/澹臺", "tán tái", .cldr), ("令狐", "líng hú", .cldr), ("长孙/長孫", "zhǎng sūn", .cldr),
    ("鲜于/鮮于", "xiān yú", .compound), ("乐正/樂正", "yuè zhèng", .compound),
    ("相里", "xiàng lǐ", .compound), ("诸葛/諸葛", "zhū gě", .compound),
    ("夏侯", "xià hóu", .compound), ("欧阳/歐陽", "ōu yáng", .compound),
    ("司马/司馬", "sī mǎ", .compound), ("上官", "shàng guān", .compound),
    ("皇甫", "huáng fǔ", .compound), ("宇文", "yǔ wén", .compound),
    ("慕容", "mù róng", .compound), ("司徒", "sī tú", .compound), ("司空", "sī kōng", .compound),
    ("公孙/公孫", "gōng sūn", .compound), ("仲孙/仲孫", "zhòng sūn", .compound),
    ("轩辕/軒轅", "xuān yuán", .compound), ("钟离/鍾離", "zhōng lí", .compound),
    ("闾丘/閭丘", "lǘ qiū", .compound), ("申屠", "shēn tú", .compound),
    ("濮阳/濮陽", "pú yáng", .compound), ("淳于", "chún yú", .compound),
    ("赫连/赫連", "hè lián", .compound), ("呼延", "hū yán", .compound),
    ("端木", "duān mù", .compound), ("拓跋", "tuò bá", .compound),
    ("独孤/獨孤", "dú gū", .compound), ("南宫/南宮", "nán gōng", .compound),
    ("东方/東方", "dōng fāng", .compound), ("东郭/東郭", "dōng guō", .compound),
    ("闻人/聞人", "wén rén", .compound), ("太史", "tài shǐ", .compound),
    ("公冶", "gōng yě", .compound), ("公羊", "gōng yáng", .compound), ("完颜/完顏", "wán yán", .compound),
    ("耶律", "yē lǜ", .compound), ("纳兰/納蘭", "nà lán", .compound), ("贺兰/賀蘭", "hè lán", .compound),
    ("宗政", "zōng zhèng", .compound), ("梁丘", "liáng qiū", .compound), ("左丘", "zuǒ qiū", .compound),
    ("百里", "bǎi lǐ", .compound), ("谷梁/穀梁", "gǔ liáng", .compound),
    ("亓官", "qí guān", .compound), ("巫马/巫馬", "wū mǎ", .compound), ("漆雕", "qī diāo", .compound),
    ("壤驷/壤駟", "rǎng sì", .compound), ("颛孙/顓孫", "zhuān sūn", .compound),
    ("段干", "duàn gān", .compound), ("子车/子車", "zǐ jū", .compound),
    ("夹谷/夾谷", "jiá gǔ", .compound), ("宰父", "zǎi fǔ", .compound),
    ("乐羊/樂羊", "yuè yáng", .compound),
  ]

  private static let unsure: [(forms: String, readings: String, source: Source)] = [
    ("乐/樂", "yuè", .cldr), ("员/員", "yùn", .cldr), ("宁/寧/甯", "nìng", .dictionary),
    ("折", "shé", .cldr), ("黑", "hè", .tradition), ("秘", "bì", .cldr), ("种/種", "chóng", .cldr),
    ("重", "chóng", .cldr), ("繁", "pó", .cldr), ("洗", "xiǎn", .dictionary), ("过/過", "guō", .cldr),
    ("召", "shào", .cldr), ("粘", "nián", .cldr), ("刀", "diāo", .cldr), ("干", "gān", .cldr),
    ("舍", "shè", .cldr), ("莘", "shēn", .dictionary), ("句", "gōu", .dictionary),
    ("盛", "shèng", .dictionary), ("相", "xiàng", .dictionary), ("应/應", "yīng", .dictionary),
    ("占", "zhān", .dictionary), ("车/車", "chē", .dictionary), ("石", "shí", .dictionary),
    ("於", "yū", .dictionary), ("都", "dū", .dictionary), ("哈", "hǎ", .dictionary),
    ("能", "nài", .tradition), ("长/長", "cháng", .cldr),
    ("蔚", "yù", .dictionary), ("角", "jué", .dictionary), ("不", "fōu", .tradition),
    ("要", "yāo", .dictionary), ("撒", "sǎ", .dictionary), ("隆", "lóng", .dictionary),
    ("谷", "gǔ", .dictionary), ("降", "jiàng", .dictionary), ("强/強", "qiáng", .dictionary),
    ("教", "jiào", .dictionary), ("宿", "sù", .dictionary), ("少", "shào", .dictionary),
    ("载/載", "zài", .dictionary), ("朝", "cháo", .dictionary), ("行", "xíng", .dictionary),
    ("咸", "xián", .dictionary), ("适/適", "shì", .dictionary),
    ("阿", "ā", .dictionary), ("艾", "ài", .dictionary),
    ("奇", "qí", .dictionary), ("卡", "kǎ", .dictionary),
    ("济/濟", "jǐ", .dictionary), ("节/節", "jié", .dictionary), ("瞿", "qú", .dictionary),
    ("殷", "yīn", .dictionary), ("戚", "qī", .dictionary),
  ]
}
