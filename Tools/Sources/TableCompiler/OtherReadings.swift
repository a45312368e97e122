import Foundation

/// Readings that ideographs have besides the one by which CLDR's pinyin collation orders them, without
/// tones, where they differ in letters: whoever looks for 厦 may type `xia` or `sha`.
///
/// They are those that both the Tongyong Guifan Hanzi Zidian and the Xiandai Hanyu Cidian have (Unihan's
/// fields kTGHZ2013 and kXHC1983), and those of modern texts (kHanyuPinlu). A traditional form has those
/// of its simplified form that the Xiandai Hanyu Cidian, the Hanyu Da Zidian or kSMSZD2003Readings give
/// for it too.
enum OtherReadings {
  /// Each ideograph with its syllables.
  static let all: [(ideograph: Unicode.Scalar, syllables: [String])] =
    list.split(separator: ";").compactMap { item in
      let parts = item.split(separator: " ")
      guard parts.count == 2, let ideograph = parts[0].unicodeScalars.first else { return nil }
      return (ideograph, parts[1].split(separator: ",").map(String.init))
    }

  /// A syllable without its tone mark: `lü` of lǘ.
  static func withoutTone(_ reading: String) -> String {
    let letters = reading.decomposedStringWithCanonicalMapping.unicodeScalars.filter {
      !["\u{300}", "\u{301}", "\u{304}", "\u{30C}"].contains($0)
    }
    return String(String.UnicodeScalarView(letters)).precomposedStringWithCanonicalMapping
  }

  private static let list = """
    万 mo; 乐 yue; 乜 nie; 了 liao; 亟 qi; 亲 qing; 什 shi; 仇 qiu; 仔 zai; 价 jie; 会 kuai; \
    传 zhuan; 伯 bai; 伺 si; 似 shi; 伽 ga,qie; 佛 fo; 侥 yao; 便 pian; 俟 si; 俩 liang; \
    倆 liang; 偻 lü; 傳 zhuan; 僂 lü; 僥 yao; 價 jie; 兹 ci; 刨 bao; 券 xuan; 刹 cha; 削 xiao; \
    剎 cha; 剝 bao; 剥 bao; 劲 jing; 勁 jing; 勒 le; 匙 chi; 匱 kui; 区 ou; 區 ou; 卒 cu; \
    单 chan,shan; 南 na; 卜 bu; 卡 qia; 厦 xia; 参 cen,shen; 參 shen,cen; 句 gou; 叨 tao; \
    召 shao; 叶 xie; 吁 yu; 合 ge; 吓 he; 否 pi; 吭 hang; 吱 zi; 吶 ne; 呐 ne; 员 yun; 呢 ni; \
    呱 gua; 呵 a; 咀 zui; 咋 ze,zha; 和 hu,huo; 咖 ga; 咯 ka,lo,luo; 咳 ke; 咽 ye; 哕 yue; \
    員 yun; 哦 e; 哪 ne; 啁 zhou; 啜 chuo; 喋 zha; 喔 wo; 單 chan,shan; 喳 cha; 嗌 yi; 嘘 shi; \
    噓 shi; 噦 yue; 嚇 he; 嚓 cha; 嚼 jiao; 囤 tun; 圈 juan; 圜 yuan; 圩 xu; 地 di; 坋 fen; \
    垌 tong; 埋 man; 埔 pu; 堡 bu,pu; 塞 se; 壳 qiao; 大 dai; 夹 ga; 夾 ga; 奇 ji; 奘 zhuang; \
    娜 nuo; 宿 xiu; 寻 xin; 尉 yu; 尋 xin; 尺 che; 尾 yi; 尿 sui; 屏 bing; 峒 tong; 峙 shi; \
    峤 qiao; 嶠 qiao; 差 chai,ci; 巷 hang; 帱 dao; 幀 zhen; 幢 zhuang; 幬 dao; 度 duo; 廈 xia; \
    弄 long; 強 jiang; 弹 tan; 强 jiang; 彈 tan; 忒 tui; 恶 wu; 惡 wu; 慊 qie; 戆 zhuang; \
    戇 gang; 戌 qu; 扁 pian; 扎 za; 扒 pa; 扛 gang; 折 she; 抹 ma; 拓 tuo; 拗 niu; 择 zhai; \
    拶 zan; 挲 suo; 捋 luo; 提 di; 搒 peng; 摩 ma; 摻 chan; 撮 zuo; 擇 zhai; 攒 cuan; 攢 cuan; \
    数 shuo; 數 shuo; 无 mo; 曾 zeng; 會 kuai; 朝 zhao; 期 ji; 术 zhu; 朴 piao,po; 杉 sha; \
    杻 niu; 枞 zong; 枸 ju; 柏 bo; 柜 ju; 柞 zuo; 查 zha; 柵 zha; 栅 shan; 栎 yue; 校 jiao; \
    核 hu; 桔 ju; 桧 hui; 棱 ling; 楯 shun; 楷 jie; 槛 jian; 槟 bing; 樂 yue; 樅 zong; 模 mu; \
    檜 hui; 檳 bing; 檻 jian; 櫟 yue; 殖 shi; 殷 yan; 殼 qiao; 氏 zhi; 沌 zhuan; 沒 mo; 沓 ta; \
    没 mo; 泊 bo; 泌 bi; 泷 shuang; 洗 xian; 浒 xu; 浚 xun; 涌 chong; 涡 guo; 涴 yuan; 渢 feng; \
    渦 guo; 湞 zhen; 湫 qiu; 溃 hui; 滎 ying; 滸 xu; 澄 deng; 澹 tan; 瀑 bao; 瀧 shuang; \
    炅 gui; 炮 bao; 烙 luo; 焌 qu; 無 mo; 熟 shou; 熨 yu; 燾 tao; 爪 zhua; 牟 mu; 犍 qian; \
    率 shuai; 玢 fen; 琢 zhuo; 瑒 yang; 町 ding; 畜 xu; 番 pan; 畬 yu; 疟 yao; 痾 ke; 瘧 yao; \
    的 di; 盖 ge; 盛 cheng; 省 xing; 着 zhao,zhuo; 石 dan; 碌 liu; 磅 pang; 磏 qian; 祭 zhai; \
    禅 shan; 禪 shan; 种 chong; 秘 bi; 称 chen; 種 chong; 稱 chen; 笮 zuo; 筠 jun; 粘 nian; \
    糁 shen; 糜 mei; 糝 shen; 系 ji; 約 yao; 絜 xie; 絡 lao; 給 ji; 綉 xiu; 綜 zeng; 綠 lu; \
    綸 guan; 綽 chao; 緑 lu; 緝 qi; 縝 zhen; 縮 su; 繁 po; 繆 miao,miu; 繇 you; 繫 ji; 繰 qiao; \
    纕 xiang; 纤 qian; 约 yao; 纶 guan; 给 ji; 络 lao; 绰 chao; 综 zeng; 绿 lu; 缉 qi; 缩 su; \
    缪 miao,miu; 翟 zhai; 耙 pa; 胖 pan; 脈 mo; 脉 mo; 脯 fu; 腌 a; 膀 pang; 臂 bei; 臭 xiu; \
    色 shai; 艾 yi; 芥 gai; 芫 yuan; 芾 fu; 苣 qu; 茄 qie; 茈 zi; 茜 xi; 茲 ci; 荑 yi; 荠 qi; \
    荥 ying; 荨 qian; 莎 suo; 莘 xin; 莞 wan; 莨 liang; 落 la,lao; 著 zhuo,zhe,zhao; 葚 shen; \
    蓋 ge; 蔓 wan; 蔚 yu; 蕁 xun; 薄 bo; 薺 qi; 藉 jie; 藏 zang; 虹 jiang; 蚌 beng; 蛤 ge; \
    蛸 xiao; 蝤 you; 血 xie; 行 hang,heng; 裼 xi; 褪 tun; 覃 qin; 見 xian; 親 qing; 覺 jiao; \
    见 xian; 觉 jiao; 角 jue; 解 xie; 説 shui; 誰 shei; 調 tiao; 識 zhi; 讀 dou; 识 zhi; \
    说 shui; 读 dou; 谁 shui; 调 tiao; 貉 he; 賁 ben; 賈 gu; 賧 dan; 贾 gu; 趄 qie; 蹊 xi; \
    躦 zuan; 車 ju; 軋 zha; 车 ju; 轧 zha; 辟 bi; 还 huan; 迫 pai; 還 huan; 郇 xun; 都 du; \
    醱 po; 釃 shi; 重 chong; 鈿 dian; 鉈 ta,tuo; 鉛 yan; 鉮 shen; 鉿 ha; 銑 xi; 銚 diao; \
    鋌 ting; 鋙 wu; 錁 ke; 錇 pei; 鍩 nuo; 鍶 si; 鎘 ge; 鎬 gao; 鐓 dun; 鐺 cheng; 鑰 yue; \
    钥 yue; 铅 yan; 铊 tuo; 铛 cheng; 铫 yao; 镡 tan; 長 chang; 长 chang; 閡 he; 閼 yan; \
    闍 she; 阇 she; 阿 e; 陆 liu; 降 xiang; 陸 liu; 雀 qiao; 露 lou; 靓 liang; 靚 liang; \
    鞘 shao; 頡 jie; 頦 ke; 頸 geng; 颈 geng; 颉 xie; 餄 he; 餳 xing; 馱 duo; 駘 dai; 驃 piao; \
    驮 duo; 骀 tai; 骠 piao; 鬲 li; 鮁 ba; 鮊 bo; 鯖 qing; 鯽 ji; 鰜 jian; 鰟 pang; 鵠 gu; \
    鶻 hu; 鹄 hu; 鹘 hu; 麇 qun; 黽 min; 齜 zi; 齦 yin; 龜 jun,qiu; 龟 jun,qiu
    """
}
