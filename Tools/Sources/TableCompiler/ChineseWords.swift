/// Words and kinds of organisations that begin, or end, like a name and are none.
enum ChineseWords {
  /// Words of two ideographs that begin with one of the surnames whose readings are sure.
  static let words = """
    单车 單車 单位 單位 单元 單元 单身 單身 单词 單詞 单独 單獨 单纯 單純 单一 單一 单价 單價 单据 單據 单亲 單親 \
    单号 單號 单机 單機 单品 單品 解放 解决 解決 解释 解釋 解药 解藥 解读 解讀 解说 解說 解答 解剖 解密 解压 解壓 \
    解除 解雇 解忧 解憂 查询 查詢 查找 查看 查账 查帳 查号 查號 查处 查處 查验 查驗 区域 區域 区长 區長 区政 區政 \
    区号 區號 区间 區間 区块 區塊 任务 任務 任何 任意 任性 任命 任职 任職 任教 任天 朴素 樸素 朴实 朴樹 盖子 蓋子 \
    盖章 蓋章 盖浇 盖茨 华为 華為 华夏 華夏 华东 華東 华南 華南 华北 華北 华中 華中 华西 華西 华人 華人 华侨 華僑 \
    华语 華語 华润 華潤 华联 華聯 华泰 華泰 华硕 華碩 华纳 華納 华文 華文 华氏 華氏 华丽 華麗 华商 華商 华尔 華爾 \
    华住 华美 華美 华盛 曾经 曾經 曾祖 曾孙 曾孫 仇恨 仇人 仇敌 仇敵 仇视 仇視 纪念 紀念 纪律 紀律 纪委 紀委 纪录 \
    紀錄 纪实 紀實 纪元 紀元 燕子 燕窝 燕窩 燕麦 燕麥 燕尾 曲线 曲線 曲艺 曲藝 曲目 曲谱 曲譜 肖像 薄荷 薄膜 薄饼 \
    薄利 柏林 柏油 卜算 牟利 牟取 沈阳 瀋陽 沈淀 沈没 沈默 费用 費用 费城 費城 费率 費率 郁金 鬱金 祭祀 祭奠 祭品 \
    逢年 逢春 尉官 么么 幺蛾 覃思 缪斯 繆斯 咎由 
    """.split(separator: " ").map(String.init).filter { $0.unicodeScalars.count == 2 }

  /// What the names of organisations end in.
  static let endings = """
    公司 集团 集團 银行 銀行 大学 大學 学院 學院 中学 中學 小学 小學 医院 醫院 学校 學校 酒店 饭店 飯店 宾馆 賓館 \
    超市 商店 书店 書店 药店 藥店 公寓 中心 协会 協會 学会 學會 基金 工厂 工廠 餐厅 餐廳 影院 剧院 劇院 报社 報社 \
    电台 電台 日报 日報 晚报 晚報 快递 快遞 物流 物业 物業 客服 热线 熱線 政府 法院 车行 車行 店 厂 廠 馆 館 局 站
    """.split(separator: " ").map(String.init)
}
