/**
 * How places are written in Japan, beside the way their register writes them. Each group has signs that people take for one
 * another: old and new forms, small and large kana, signs that look or sound alike.
 */
const SAME_SIGNS =
  'ケヶがガヵ ノの之乃 ツッつ ニ二弐貳 ハ八 ロ口 ヘへ エ工 一壱壹 三参參 町丁街 坂阪 冶治 己巳已 脊背 斑班 ' +
  '亜亞 圧壓 囲圍 為爲 稲稻 隠隱 営營 栄榮 衛衞 駅驛 円圓 塩鹽 応應 桜櫻 横橫 温溫 会會 学學 岳嶽 楽樂 観觀 関關 館舘 ' +
  '巌巖 帰歸 亀龜 旧舊 峡峽 狭狹 郷鄕 暁曉 区區 径徑 恵惠 渓溪 蛍螢 経經 鶏鷄雞 県縣 剣劍劒 広廣 号號 国國 黒黑 ' +
  '斎齋斉齊 蚕蠶 糸絲 児兒 実實 写寫 舎舍 釈釋 寿壽 従從 渋澁 緒緖 将將 焼燒 条條 浄淨 畳疊 縄繩 穣穰 真眞 慎愼 尽盡 ' +
  '図圖 穂穗 数數 瀬瀨 声聲 静靜 摂攝 専專 浅淺 銭錢 禅禪 双雙 荘莊 巣巢 曽曾 総總 蔵藏 属屬 体體 台臺 滝瀧 沢澤 団團 ' +
  '虫蟲 鋳鑄 庁廳 鎮鎭 鉄鐵 点點 転轉 伝傳 灯燈 当當 徳德 独獨 読讀 売賣 麦麥 発發 浜濱濵 辺邊邉 宝寶 豊豐 万萬 満滿 ' +
  '弥彌 薬藥 与與 予豫 余餘 様樣 来來 頼賴 竜龍 緑綠 礼禮 霊靈 楼樓 湾灣 状狀 辞辭 証證 変變 覚覺 継繼 歯齒 ' +
  '崎﨑嵜碕 高髙 島嶋嶌 富冨 吉𠮷 藪薮籔 桧檜 竈竃釜 梼檮 槙槇 籠篭 祇祗 淵渕 壷壺 諌諫 鯵鰺 頚頸 鴎鷗 蝿蠅 莱萊 芦蘆葦 ' +
  '桑桒 峰峯 群羣 杉椙 船舩舟 恒恆 宜冝 柏栢 廻回 附付 州洲 涛濤 麹麴 麸麩 騨驒 涌湧 薗園 潟泻 埜野 ' +
  '鶯鴬 柳栁 鶴靏 土圡 兎兔 餅餠 鷆鷏 靭靱 屏屛 逢逄 柿柹 寛寬 彦彥 産產 青靑 清淸 増增';

const SIGNS = new Map<string, readonly string[]>();
for (const group of SAME_SIGNS.split(' ')) {
  const signs = [...group];
  for (const sign of signs)
    SIGNS.set(
      sign,
      [sign, ...(SIGNS.get(sign) ?? []), ...signs].filter((one, at, all) => all.indexOf(one) === at),
    );
}

/** The sign itself, then those that may stand for it. */
export function signsLike(sign: string): readonly string[] {
  return SIGNS.get(sign) ?? [sign];
}

/** Words of a register that people leave out, or write where it has none. `字` is `section`, `大字` a larger one. */
export const OPTIONAL_WORDS = [
  '大字',
  '字',
  '小字',
  'ノ',
  'の',
  'ケ',
  'ヶ',
  'が',
  'り',
  '通',
  '町',
  '第',
] as const;

/** The sign at the end of many names of towns, which people leave out. */
export const TOWN = '町';

/** What people leave out behind a number in a name: `銀座4-5-6` is in `四丁目`. The likeliest is first. */
export const UNITS_BEHIND_NUMBER = ['丁目', '丁', '条', '番町', '番丁', '地割', 'ノ町', '線'] as const;

/** The ending of a numbered district, and the first of them. */
export const NUMBERED_DISTRICT = /^[一二三四五六七八九十]+丁目$/u;
export const FIRST_DISTRICT = '一丁目';

/** A village in its county, or a ward of its city: people leave out the county or the city, and some the ward. */
export const MUNICIPALITY_IN_TWO = /^(.+?[郡市])(.+[町村区])$/u;

/** `寺町通御池上る`: in Kyoto streets and a direction tell where in the ward a town lies. */
export const DIRECTIONS_BEFORE_TOWN =
  /(?<=区|市(?!\p{IDS}{1,3}区))\s*[^0-9()]*(?:[上下](?:が|ガ)?[るル]|[東西]入(?:[るル])?|入[るル])(?=\s*[^\s0-9()])/u;
