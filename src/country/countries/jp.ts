import type { OwnConventions } from '../own';
import { NUMBERED_DISTRICT } from './japanese-writing';

/** Prefectures whose sign at the end (`県`, and two that have `府`) people leave out. That of 北海道 belongs to its name. */
const PREFECTURES =
  '青森 岩手 宮城 秋田 山形 福島 茨城 栃木 群馬 埼玉 千葉 神奈川 新潟 富山 石川 福井 山梨 長野 岐阜 静岡 愛知 三重 滋賀 ' +
  '兵庫 奈良 和歌山 鳥取 島根 岡山 広島 山口 徳島 香川 愛媛 高知 福岡 佐賀 長崎 熊本 大分 宮崎 鹿児島 沖縄';

export const japan: OwnConventions = {
  numberedDistrict: NUMBERED_DISTRICT,
  placeAliases: {
    ...{ 東京: '東京都', 大阪: '大阪府', 京都: '京都府' },
    ...Object.fromEntries(PREFECTURES.split(' ').map((name) => [name, `${name}県`])),
  },
};
