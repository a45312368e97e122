import Testing

/// Surnames with their readings, in simplified and traditional form where these differ.
enum SurnameList {
  /// A surname as it is written, and its reading.
  struct Entry: Sendable, CustomTestStringConvertible {
    let surname: String
    let reading: String

    var testDescription: String { "\(surname) \(reading)" }

    /// The letter under which it is looked for.
    var section: String { SurnameList.letter(of: reading) }
  }

  /// The hundred most frequent ones and some more, whose ideographs are read alike everywhere.
  static let common = entries(
    """
    王 wáng,李 lǐ,张/張 zhāng,刘/劉 liú,陈/陳 chén,杨/楊 yáng,黄/黃 huáng,赵/趙 zhào,吴/吳 wú,周 zhōu,徐 xú,孙/孫 sūn,
    马/馬 mǎ,朱 zhū,胡 hú,郭 guō,何 hé,林 lín,高 gāo,罗/羅 luó,郑/鄭 zhèng,梁 liáng,谢/謝 xiè,宋 sòng,唐 táng,许/許 xǔ,
    韩/韓 hán,邓/鄧 dèng,曹 cáo,彭 péng,萧/蕭 xiāo,蔡 cài,潘 pān,田 tián,董 dǒng,袁 yuán,于 yú,余 yú,蒋/蔣 jiǎng,杜 dù,
    苏/蘇 sū,魏 wèi,程 chéng,吕/呂 lǚ,丁 dīng,崔 cuī,姚 yáo,卢/盧 lú,傅 fù,钟/鍾 zhōng,姜 jiāng,谭/譚 tán,廖 liào,范 fàn,
    汪 wāng,陆/陸 lù,金 jīn,石 shí,戴 dài,贾/賈 jiǎ,韦/韋 wéi,夏 xià,邱 qiū,方 fāng,侯 hóu,邹/鄒 zōu,熊 xióng,孟 mèng,秦 qín,
    白 bái,江 jiāng,阎/閻 yán,薛 xuē,尹 yǐn,段 duàn,雷 léi,黎 lí,史 shǐ,龙/龍 lóng,陶 táo,贺/賀 hè,顾/顧 gù,毛 máo,郝 hǎo,
    龚/龔 gōng,邵 shào,万/萬 wàn,钱/錢 qián,严/嚴 yán,赖/賴 lài,洪 hóng,武 wǔ,莫 mò,孔 kǒng,向 xiàng,常 cháng,温/溫 wēn,
    康 kāng,施 shī,文 wén,牛 niú,樊 fán,葛 gě,邢 xíng,安 ān,齐/齊 qí,易 yì,乔/喬 qiáo,伍 wǔ,庞/龐 páng,颜/顏 yán,倪 ní,
    庄/莊 zhuāng,聂/聶 niè,章 zhāng,鲁/魯 lǔ,岳 yuè,殷 yīn,詹 zhān,欧/歐 ōu,关/關 guān,焦 jiāo,柳 liǔ,褚 chǔ,卫/衛 wèi
    """)

  /// Surnames whose ideographs are read otherwise elsewhere, in every name that seems to begin with them.
  static let sure = entries(
    """
    曾 zēng,单/單 shàn,仇 qiú,解 xiè,查 zhā,区/區 ōu,任 rén,朴 piáo,覃 qín,盖/蓋 gě,华/華 huà,翟 zhái,尉 yù,缪/繆 miào,
    纪/紀 jǐ,燕 yān,冼 xiǎn,隗 wěi,葛 gě,牟 mù,沈 shěn,肖 xiāo,郇 xún,乜 niè,阙/闕 quē,訾 zī,祭 zhài,么 yāo,贲/賁 bēn,
    苫 shàn,薄 bó,炅 guì,卜 bǔ,贠/貟 yùn,柏 bǎi,费/費 fèi,佘 shé,宓 mì,谌/諶 chén,郗 xī,尉迟/尉遲 yù chí,万俟/萬俟 mò qí,
    单于/單于 chán yú,澹台/澹臺 tán tái,令狐 líng hú,长孙/長孫 zhǎng sūn,鲜于/鮮于 xiān yú,乐正/樂正 yuè zhèng,
    相里 xiàng lǐ,诸葛/諸葛 zhū gě,拓跋 tuò bá,段干 duàn gān,子车/子車 zǐ jū,夹谷/夾谷 jiá gǔ,欧阳/歐陽 ōu yáng,
    夏侯 xià hóu,耶律 yē lǜ
    """)

  /// Surnames that are read so only where a family name is known to stand.
  static let familyOnly = entries(
    """
    乐/樂 yuè,员/員 yùn,宁/寧/甯 nìng,折 shé,黑 hè,秘 bì,种/種 chóng,重 chóng,繁 pó,洗 xiǎn,过/過 guō,召 shào,粘 nián,刀 diāo,
    干 gān,舍 shè,莘 shēn,句 gōu,盛 shèng,相 xiàng,应/應 yīng,占 zhān,车/車 chē,於 yū,都 dū,哈 hǎ,能 nài,要 yāo,
    撒 sǎ,少 shào,长/長 cháng,蔚 yù,角 jué,济/濟 jǐ,强/強 qiáng,朝 cháo
    """)

  private static func entries(_ list: String) -> [Entry] {
    list.split(whereSeparator: { $0 == "," || $0 == "\n" }).flatMap { item -> [Entry] in
      let parts = item.split(separator: " ", maxSplits: 1)
      return parts[0].split(separator: "/").map {
        Entry(surname: String($0), reading: String(parts[1]))
      }
    }
  }

  static func letter(of reading: String) -> String {
    // The vowels with which syllables begin, with their marks, or else the letter itself.
    let first = reading.first.map(String.init) ?? ""
    for (letter, marked) in [("A", "āáǎà"), ("E", "ēéěè"), ("O", "ōóǒò")]
    where marked.contains(first) {
      return letter
    }
    return first.uppercased()
  }
}
