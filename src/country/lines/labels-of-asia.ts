import type { Labels } from './labels';

/** `Caferağa Mah. Moda Cad. 12`: the name of a Turkish quarter ends in its word. */
const BEHIND_QUARTER = /(?<=\p{L}\s+(?:mahallesi|mah|mh)\.?)\s+(?=\p{L}{2}|\d+\.)/giu;
/** `S(560123)`, `S'pore 560123`, `(S)560123`. */
const POSTCODE_OF_SINGAPORE =
  /(?<![\p{L}\p{N}])(?:s['’]?pore|singapore|sg|s|\(s\))\s*\(?\s*(\d{6})(?!\d)\)?/giu;
/** `Blk 123 Ang Mo Kio Ave 3`, `B123 …`: the number of a house. `B1, 10 Anson Rd` is a basement, and `Blk 3, 10 …` a part. */
const BLOCK_IN_FRONT =
  /(?<=^|[,;:\n]\s*)(?:(?:apt\s+|hdb\s+)?(?:blk|block|hdb)\.?\s*(?=\d+[a-z]?[\s,](?!\s*\d+[a-z]?\s+\p{L}))|b(?=\d{2,4}[a-z]?\s+\p{L}))/giu;
/** `Bedok North Road Blk 216`: behind the street, in the lines of a country that writes the number in front. */
const BLOCK_BEHIND =
  /^(?!\s*#?\d)([^,;:]*?)[\s,]+(?:blk|block)\.?\s*(\d+[a-z]?)(?=\s*(?:$|[,;#(\n]|\d{6}|singapore|unit))/iu;
/** `# 07 - 119` */
const UNIT_WITH_SPACES = /#\s*([\db]\d*)\s*-\s*(\d+)/giu;
/** `Rumah No 20`: a house of that number. */
const HOUSE_IN_MALAY = /(?<!\p{L})(?:rumah|rmh|kedai|premis)\.?\s+no\.?\s*:?\s*(?=\d)/giu;
/** `דיזנגוף מס' 50`, `הרצל בית 5`. */
const NUMBER_IN_HEBREW = /(?<=\p{L}['"׳’]?\s+)(?:מס['׳’.]?|מספר|בית|בנין|בניין)\s*(?=\d)/gu;
/** `ת"א`: the mark of an abbreviation is no quote. */
const MARK_IN_HEBREW = /(?<=[א-ת])["״](?=[א-ת])/gu;
const POSTCODE_IN_HEBREW = /(?<!\p{L})מיקוד\s*:?\s*(?=\d)/gu;
/** `Kapı No: 12`, `no=12`. */
const DOOR_IN_TURKISH = /(?<!\p{L})(?:(?:dış\s+)?kap[ıi]\s+no\s*[:.=]?|no\s*=)\s*(?=\d)/giu;
const FLAT_IN_TURKISH = /(?<!\p{L})(?:daire|iç\s+kap[ıi])\s+no\s*[:.=]?\s*(?=\d)/giu;
/** `Bağdat Caddesi Yıldız Plaza No:250`: a building between its street and its number. */
const BUILDING_IN_TURKISH =
  /(?<=(?<!\p{L})(?:caddesi|cadde|cad|cd|soka[kğ]ı?|sok|sk|bulvar[ıi]?|blv)\.?\s+)([^,:\d]{2,40}?\s(?:apartman[ıi]?|apt|ap|plaza|sitesi|sit|(?:iş\s?)?(?:merkezi|han[ıi]?)|konutlar[ıi]|rezidans|residence|avm|evleri|binas[ıi])\.?)[\s,]+(no\s*[:.]?\s*\d+(?:\s?\/\s?\d+|\p{L}(?!\p{L}))?(?:\s*,?\s*(?:kat|k|daire|d)\s*[:.]?\s*\d+)*)/iu;
/** `Kochi-682016`: a postcode that is joined to its town. */
const JOINED_POSTCODE = /(?<=\p{L})\s*[-–]\s*(?=\d{3}\s?\d{3}(?!\d))/gu;
/** `Brgy. Poblacion`, `Purok 3`: a quarter, and a part of one that registers leave out. */
const BARANGAY = /[\s,]+(?:barangay|brgy|bgy)\.?\s+(?=\p{L})/giu;
const PART_OF_BARANGAY = /[\s,]+(?:purok|prk)\.?\s+\d+\p{L}?(?=\s*,)/giu;

export const LABELS_OF_ASIA: Labels = {
  IL: [
    [MARK_IN_HEBREW, ''],
    [NUMBER_IN_HEBREW, ''],
    [POSTCODE_IN_HEBREW, ''],
  ],
  IN: [[JOINED_POSTCODE, ' ']],
  MY: [[HOUSE_IN_MALAY, 'No. ']],
  PH: [
    [BARANGAY, ', '],
    [PART_OF_BARANGAY, ', '],
  ],
  SG: [
    [POSTCODE_OF_SINGAPORE, ', Singapore $1'],
    [UNIT_WITH_SPACES, '#$1-$2'],
    [BLOCK_IN_FRONT, ''],
    [BLOCK_BEHIND, '$2 $1'],
  ],
  TR: [
    [BEHIND_QUARTER, ', '],
    [DOOR_IN_TURKISH, 'No: '],
    [FLAT_IN_TURKISH, 'D: '],
    [BUILDING_IN_TURKISH, '$2, $1'],
  ],
};
