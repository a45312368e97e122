/// The surnames that nearly all Chinese and Koreans have.
enum EastAsianSurnames {
  /// The length of the surname that a Chinese name of two to four ideographs begins with: two if that is a
  /// double one and something follows, one if that is usual; four ideographs begin with a double one only.
  static func chineseLength(of name: Substring) -> Int? {
    if name.count > 2, chineseDouble.contains(String(name.prefix(2))) { return 2 }
    guard name.count < 4, let first = name.first else { return nil }
    return chinese.contains(first) ? 1 : nil
  }

  /// The length of the surname that a Korean name of two to four syllables begins with. Of three syllables
  /// only those double ones count whose first syllable is hardly a surname.
  static func koreanLength(of name: Substring) -> Int? {
    let start = String(name.prefix(2))
    if name.count == 4 { return koreanDouble.contains(start) ? 2 : nil }
    if name.count == 3, ["남궁", "제갈", "독고", "사공"].contains(start) { return 2 }
    return name.first.map(korean.contains) == true ? 1 : nil
  }

  /// Those of China that are frequent, and the forms they have in Taiwan and Hong Kong.
  private static let chinese: Set<Character> = Set(
    """
    王李张刘陈杨黄赵吴周徐孙马朱胡郭何林罗高郑梁谢宋唐许韩邓冯曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟\
    姜崔谭陆范汪廖石金韦贾夏付方邹熊白孟秦邱侯江尹薛闫段雷龙黎史陶贺毛郝顾龚邵万覃武钱戴严莫孔向常汤康易乔赖文樊\
    兰殷施洪翟安颜倪牛温芦季俞章鲁葛伍申尤毕聂柴焦左岳柳欧辛庄齐梅管纪舒单裴耿霍关查解仇区尚游骆柯宁祝项包涂阮\
    钟傅詹古卓苗凌费盛阎曲童蓝简房卜邢凤甘饶蒙滕应褚阳鲍涂隋路卫华艾车时麦朴冷闵冼邬代甄晏瞿岑荣佟谷郎匡敖柏池
    張劉陳楊黃趙吳孫馬羅鄭謝許韓鄧馮蕭葉蔣蘇呂盧鍾譚陸範韋賈鄒閆龍賀顧龔萬錢戴嚴湯喬賴蘭顏蘆魯畢聶歐莊齊紀單關\
    區駱寧項塗閻藍簡鳳饒應陽鮑衛華車時麥閔榮鄔
    """.filter { !$0.isWhitespace })

  private static let chineseDouble: Set<String> = [
    "欧阳", "歐陽", "上官", "司马", "司馬", "诸葛", "諸葛", "东方", "東方", "皇甫", "尉迟", "尉遲", "公孙", "公孫",
    "令狐", "慕容", "司徒", "夏侯", "南宫", "南宮", "端木", "长孙", "長孫", "宇文", "轩辕", "軒轅", "呼延", "闻人", "聞人",
    "澹台", "澹臺", "赫连", "赫連", "钟离", "鍾離", "淳于", "单于", "單于", "万俟", "太史", "独孤", "獨孤", "西门", "西門",
    "公冶", "濮阳", "濮陽", "申屠", "鲜于", "鮮于", "拓跋", "百里", "东郭", "東郭", "第五", "司空", "司寇",
  ]

  private static let korean: Set<Character> = Set(
    """
    김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민류나진지엄채원천방공현함변염여추\
    도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용예경봉사부가복태목형두감음빈동온호범좌팽승간상시갈
    """.filter { !$0.isWhitespace })

  private static let koreanDouble: Set<String> = [
    "남궁", "황보", "제갈", "사공", "선우", "서문", "독고", "동방",
  ]
}
