"""Test strings for indexes: labels and letters of the locale, and what other indexes tell apart."""
import functools
import os
import pathlib
import random
import re
import unicodedata

from . import cldr, strings

LATIN = [chr(code) for code in range(ord("A"), ord("Z") + 1)]
# Letters of several characters in some language (LDML part 2, section 3.1), as beginnings of words.
CONTRACTIONS = (
    "AA CH CCS CS C'H DD DDZ DDZS DH DL DZ DZS DŽ DŹ DỄ EO FF GB GGY GH GJ GY HL IJ IE KP KH LH LJ LL LLY L·L LY ND"
    " NG NGG NH NJ NNY NTS NY Ŋ OE PH QU RH RR SCH SH SSZ SS ß SZ TH TTY TS TY TZ UO XH YR ZH ZS ZZS ǅ ǈ ǋ ǲ ﬀ ﬁ ĳ ŉ"
).split()
DIGITS = list("0123456789²½Ⅷⅸ①㈠٠٣۵०९๓五〇") + ["007", "10", "1a", "1 A", "+49", "(0)", "#1"]
SYMBOLS = list(" !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~¡¿«»§©®°±×÷–—…„“”•‰€£¥₿™←∑√∞■★☎♥✅〒〜・ー￥") + ["- A", "'A", "«A", "( B"]
EMOJI = "🍎 🙏🏼 🥺 👩‍👩‍👧 🇸🇪 ❤️ 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿".split()
EMPTY = ["", " ", "  ", "\t", "\u00a0", "\u3000", "\u200b", "\u00ad", "\u0301", "\u200d", "\ufeff", " A", "\u0301A", "\u00adB"]
NONCHARACTERS = ["\ufdd0", "\ufdd0A", "\ufdd0\u4e00", "\ufffd", "\ufffe", "\uffff", "\u0378", "\ue000", "\U00050000", "\U0010ffff"]
HAN = list(
    "一丁七万丈三上不与丑专世业东丝中丰为主久义之乌乎乐九也习书买了二于五井交人仁今从代令以任伊休会何作使来依俊信修倩健儿元充先光克入"
    "全八公六关兴其养内再农冰冲决冷净准几出刀分刘别利前剑力功加劳勇北区十千华卓单南博卢卫卯厂厚去又友双发叔口古句史右叶吉向君吴呂告周命"
    "和品唐商嘉四回国土圣在城培堂夏外多大天太夫夷奇女好妙如妹姓娃子孔孝孟安宋官家容小少尹尼山岩崔川州工左己巴市布帅师常平年广庄应店庞康张"
    "強彤彩影得心志忠怀思恒恩悦惠想意慈慧成我戴房手才承投抗李村杜条来杨松林果柳格桂梁梅森楊業楚樊樱欢欣歌正武殷毅毛民水永江汤汪沈河治法泰洁"
    "洪活浩海涛淑清渡源溫潘澤火炎燕爱爽片牛特狂玄玉王玛珍琳瑞璐生田男町白百皮盛盧目眞石社祖神福秀程穆空立童竹笑笔米紅純素紫結維罗羊美義老者肖"
    "胡自至良色艾芝花苗若英范茂荷莊莫華萬葉葛董蒋蓝蔡薛蘇虎虞虫蝶行袁裴西要覃見言許詩誠調護谷豆貝賈赤走趙路車軍辛近通郑酒采里重野金錢鐘长開阮阳"
    "陳雅雨雪雲青靜面革韓音项顧风飛食首香馬高髪鬼魚鳥鹿麗麦黃黎黑鼎鼓鼠鼻齊齒龍龐龔龜龠"
)
RARE_HAN = list("㐀㒿䶵鿿龦𠀀𠮷𡉓𣲷𪚥𪛟𫀓𫞩𫠠𬺰𮯠𰀀𱁐𲎯" "丨丶丿亅⺀⼀⿕豈切﨎﨑丽㈱㊀㋀") + ["\U00033479", "\U00031350"]
KANA = list("ぁあいゔえかがきぎくけこさざしたぢっつなはばぱまみむめもゃやよらりわゎゐゑをんゕゝゞアァガヴヷヺンヵヶヽヾｱｧｶｯﾝｰㇰㇿ𛀀𛀁𛄟㋐㌀") + ["カー", "か\u3099", "ｶﾞ", "は\u309a", "ーあ"]
HANGUL = list("ᄀᄁᄂᄒ가각까나다따라마바빠사싸아자짜차카타파하힣ㄱㄲㄳㅎㅏㅣﾡ㉠㈀ꥠힰ") + ["\u1100\u1161\u11a8", "\u1161", "\u11a8", "\u115f", "\u1100\u1100\u1161"]


@functools.cache
def fixed():
    """Those that every index gets."""
    return [
        *LATIN, *map(str.lower, LATIN), *CONTRACTIONS, *map(str.lower, CONTRACTIONS), *map(str.capitalize, CONTRACTIONS),
        *DIGITS, *SYMBOLS, *EMOJI, *EMPTY, *NONCHARACTERS, *HAN, *RARE_HAN, *KANA, *HANGUL, *letters_of_scripts(),
    ]


@functools.cache
def letters_of_scripts():
    """Letters of every script: the first and the last, and some between."""
    pattern = re.compile(r"(?m)^([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*;\s*(\w+) # L")
    path = next(pathlib.Path(os.environ["UNICODE_DATA"]).rglob("Scripts.txt"))
    scripts = {}
    for first, last, script in pattern.findall(path.read_text(encoding="utf-8")):
        scripts.setdefault(script, []).extend(range(int(first, 16), int(last or first, 16) + 1))
    return [chr(codes[len(codes) * step // 4 - (step > 0)]) for codes in scripts.values() for step in range(5)]


def test_strings(tag, labels, count):
    """`count` different strings, the same for the same arguments, without those that ICU cannot know.

    The labels come first, then they and the letters with more, what is tailored, and what all indexes get.
    """
    locale = tag.partition("-u-")[0]
    chance = random.Random(f"{tag} {' '.join(labels)}")
    letters = cldr.exemplars(locale)
    tailored = tailored_strings(locale)
    is_wanted = known_to_icu(tag)

    def some(share, items):
        return strings.sample(chance, list(dict.fromkeys(filter(is_wanted, items))), int(share * count))

    found = dict.fromkeys(filter(is_wanted, labels))
    found |= dict.fromkeys(some(0.25, around(labels)) + some(0.2, around(letters)) + some(0.1, tailored))
    found |= dict.fromkeys(some(0.35, fixed()))
    pools = [labels or LATIN, letters or LATIN, tailored or LATIN, strings.MARKS, strings.SCRIPTS, strings.UNUSUAL]
    while len(found) < count:
        text = strings.mixture(chance, pools)
        if is_wanted(text):
            found[text] = None
    return list(found)[:count]


def around(items):
    """The items in every case, alone, with a letter, a mark or a digit behind them, and decomposed."""
    for item in items:
        yield from (item, item.lower(), item.upper(), item.capitalize(), unicodedata.normalize("NFD", item))
        yield from (item + suffix for suffix in ["a", "z", "\u0301", "\u0323x", "1", item])


def tailored_strings(locale):
    """What any collation of a locale or its language names."""
    found = {}
    for name in cldr.truncations(locale):
        if (cldr.common() / "collation" / f"{name.replace('-', '_')}.xml").exists():
            for collation in cldr.in_file(name.replace("-", "_")).values():
                rules = collation.short_rules or collation.rules
                found |= dict.fromkeys(cldr.tailored_strings(rules))
    return list(found)


def known_to_icu(tag):
    """Tells which strings can be a line, and have a place in ICU's index.

    ICU has the short forms of the Chinese collations, so it cannot place what only the long ones list.
    """
    if not is_chinese(tag):
        return is_line
    listed = commonly_listed()
    return lambda text: is_line(text) and strings.has_only_listed(text, listed)


def is_line(text):
    return text == "" or strings.is_line(text)


def is_chinese(tag):
    return re.match("(zh|yue)(-|$)", tag) or re.search("-co-(pinyin|stroke|zhuyin)", tag)


@functools.cache
def commonly_listed():
    """What the short forms of all the Chinese collations list."""
    short = [collation.short_rules for collation in cldr.in_file("zh").values() if collation.short_rules]
    return frozenset.intersection(*(frozenset(cldr.tailored_strings(rules)) for rules in short))
