/// How likely a character stands in the names and notes of a language, from 0 to 1.
///
/// The lists are surnames, characters of given names, and common words; a few hundred tell
/// encodings apart, for a wrong encoding gives rare characters throughout.
enum CharacterFrequency {
  static func western(_ scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0xDF...0xF6, 0xF8...0xFD, 0xFF, 0x153, 0x161, 0x17E: 0.9
    case 0xC0...0xD6, 0xD8...0xDC: 0.8
    case 0x2013...0x201E, 0x2026, 0x20AC, 0xA0, 0xAB, 0xBB, 0xB0, 0xA7: 0.7
    default: 0.1
    }
  }

  static func simplifiedChinese(_ scalar: Unicode.Scalar) -> Double {
    chinese(scalar, frequent: simplified)
  }

  static func traditionalChinese(_ scalar: Unicode.Scalar) -> Double {
    chinese(scalar, frequent: traditional)
  }

  static func japanese(_ scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0x3041...0x30FE: 1
    case 0xFF61...0xFF9F: 0.35
    case 0x4E00...0x9FFF: kanji.contains(scalar) ? 1 : 0.45
    case 0x3000...0x3003, 0x300C...0x300F, 0xFF01...0xFF5E: 0.6
    default: 0
    }
  }

  static func korean(_ scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0xAC00...0xD7A3: hangul.contains(scalar) ? 1 : 0.5
    case 0x4E00...0x9FFF: 0.2
    case 0x3000...0x3003, 0xFF01...0xFF5E, 0xB7: 0.5
    default: 0
    }
  }

  static func russian(_ scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0x430...0x44F, 0x451: 0.9
    case 0x410...0x42F, 0x401: 0.55
    case 0x404...0x457, 0x490...0x491, 0x2013...0x201E, 0x2116, 0xAB, 0xBB: 0.5
    default: 0
    }
  }

  private static func chinese(_ scalar: Unicode.Scalar, frequent: Set<Unicode.Scalar>) -> Double {
    switch scalar.value {
    case 0x4E00...0x9FFF: frequent.contains(scalar) ? 1 : 0.45
    case 0x3000...0x3003, 0x300A...0x3011, 0xFF01...0xFF5E, 0x2014, 0x201C...0x201D, 0xB7: 0.6
    default: 0
    }
  }

  private static let simplified = Set(
    """
    王李张刘陈杨黄赵吴周徐孙马朱胡郭何林罗高梁郑谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟\
    谭陆汪范金石廖贾夏韦傅方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严武戴莫孔向汤单仇查解区尉迟欧阳\
    伟芳娜秀英敏静丽强磊军洋勇艳杰娟涛明超霞平刚桂兰玉华文建国红梅志海波晓春雪琳洁慧婷宇浩天一小大中山东西南北\
    的是在有我他这不了人们来到时说要就出会可也你对生能而子那得着下自之年过发后作里用道行所然家种事成多经么去法学\
    北京上海广州深圳公司经理电话手机办公室地址中国银行医院学校同事朋友老师路号楼市区县省街宝疯痞醉清风木头苹果\
    爱思佳欣怡晨阳鹏飞健康宁安新星月云亮成林俊杰凯琪雨萌若素庭
    """.unicodeScalars)

  private static let traditional = Set(
    """
    陳林黃張李王吳劉蔡楊許鄭謝郭洪曾邱廖賴周徐蘇葉莊呂江何蕭羅高潘簡朱鍾彭游詹胡施沈余盧梁趙顏柯翁魏孫戴范方宋鄧\
    杜傅侯曹薛丁卓馬董唐藍石古溫阮馮姚倪紀連歐陽單仇區尉遲關鄺龔譚\
    志明俊傑建宏家豪淑芬美玲雅婷怡君淑惠麗華文雄國強欣宜詩涵宗翰冠宇承恩子軒品妤佳穎心怡秀英玉蘭\
    的是在有我他這不了人們來到時說要就出會可也你對生能而子那得著下自之年過發後作裡用道行所然家種事成多經麼去法學\
    台北臺灣高雄香港公司經理電話手機辦公室地址中國銀行醫院學校同事朋友老師路號樓市區縣省街段巷弄大小東西南新竹
    """.unicodeScalars)

  private static let kanji = Set(
    """
    佐藤鈴木高橋田中伊渡辺山本村小林加吉井上松口清水斎森池橋阿部石前川岡後長谷近遠青坂福太西三浦原竹内和島野\
    子美恵幸真由裕智明弘正博浩秀雄健一二郎介太朗翔大輔直樹愛優花葵陽菜結衣香奈理紗東京都府県市区町株式会社部課\
    電話携帯自宅会学校友人先生日月火水木金土様橘桜澪環海内
    """.unicodeScalars)

  private static let hangul = Set(
    """
    김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진지엄채원천방공현함변염여추도소석\
    선설마길연위표명기반왕금옥육인맹제모탁국은수영준민호동성재혁경숙희미혜자순정은주연아라나다가우빈윤서하린시현태\
    을를의에서로와과는이가한국대학교회사부장과장사장님전화서울부산인천별
    """.unicodeScalars)
}
