import type { Labels } from './labels';

/** `Caferağa Mah. Moda Cad. 12`: the name of a Turkish quarter ends in its word. */
const BEHIND_QUARTER = /(?<=\p{IDS}\s+(?:mahallesi|mah|mh)\.?)\s+(?=\p{IDS}{2}|\d+\.)/giu;
/** `S(560123)`, `S'pore 560123`, `(S)560123`. */
const POSTCODE_OF_SINGAPORE =
  /(?<![\p{IDS}\p{N}])(?:s['’]?pore|singapore|sg|s|\(s\))\s*\(?\s*(\d{6})(?!\d)\)?/giu;
/** `Blk 123 Ang Mo Kio Ave 3`, `B123 …`, `APT BLK 123`: the number of a house. `B1, 10 Anson Rd` is a basement, and `Blk 3, 10 …` a part. */
const BLOCK_IN_FRONT =
  /(?<=^["“]?|[,;:\n]\s*|^\P{N}*\p{IDS}{2}\.?\s)(?:(?:hdb\s+)?(?:blk|block|hdb)\.?\s*(?=\d+[a-z]?[\s,](?!\s*\d+[a-z]?\s+\p{IDS}))|b(?=\d{2,4}[a-z]?\s+\p{IDS}))|(?<!\p{IDS})apt\s+(?:blk|block)\.?\s*(?=\d)/giu;
/** `Bedok North Road Blk 216`: behind the street, in the lines of a country that writes the number in front. */
const BLOCK_BEHIND =
  /^(?!\s*#?\d)([^,;:]*?)[\s,]+(?:blk|block)\.?\s*(\d+[a-z]?)(?=\s*(?:$|[,;#(\n]|\d{6}|singapore|unit))/iu;
/** `# 07 - 119` */
const UNIT_WITH_SPACES = /#\s*([\db]\d*)\s*-\s*(\d+)/giu;
/** `Rumah No 20`: a house of that number. */
const HOUSE_IN_MALAY = /(?<!\p{IDS})(?:rumah|rmh|kedai|premis)\.?\s+no\.?\s*:?\s*(?=\d)/giu;
/** `דיזנגוף מס' 50`, `הרצל בית 5`. */
const NUMBER_IN_HEBREW = /(?<=\p{IDS}['"׳’]?\s+)(?:מס['׳’.]?|מספר|בית|בנין|בניין)\s*(?=\d)/gu;
/** `ת"א`: the mark of an abbreviation is no quote. */
const MARK_IN_HEBREW = /(?<=[א-ת])["״](?=[א-ת])/gu;
const POSTCODE_IN_HEBREW = /(?<!\p{IDS})מיקוד\s*:?\s*(?=\d)/gu;
/** `Kapı No: 12`, `no=12`. */
const DOOR_IN_TURKISH = /(?<!\p{IDS})(?:(?:dış\s+)?kap[ıi]\s+no\s*[:.=]?|no\s*=)\s*(?=\d)/giu;
const FLAT_IN_TURKISH = /(?<!\p{IDS})(?:daire|[iİ][çc]\s+kap[ıi])\s+no\s*[:.=]?\s*(?=\d)/giu;
/** `No: 20, K:3 D:7` */
const FLOOR_IN_TURKISH = /(?<=\d[\s,/-]+)k\s?[:.]?\s?(\d{1,2})(?=[\s,/-]*d(?:aire)?\s?[:.]?\s?\d)/giu;
/** `No: 20 Kat 3 No 8`: behind a floor, the number is that of a flat. */
const FLAT_BEHIND_FLOOR_IN_TURKISH =
  /(?<=\d.*(?<!\p{IDS})(?:kat|k)\s?[:.]?\s?\d{1,2}[\s,/-]+)no\s*[:.=]?\s*(?=\d)/giu;
/** `Bahariye Caddesi Kat 3 No 20`: a floor between the street and its number. */
const FLOOR_BEFORE_NUMBER_IN_TURKISH =
  /(?<=(?<!\p{IDS})(?:caddesi|cadde|cad|cd|soka[kğ]ı?|sok|sk|bulvar[ıi]?|blv)\.?)[\s,]+kat\s?[:.]?\s?(\d{1,2})[\s,/-]+(no\s*[:.]?\s*\d+\p{IDS}?)(?![\p{IDS}\p{N}])/iu;
/** `Bağdat Caddesi Yıldız Plaza No:250`: a building between its street and its number. */
const BUILDING_IN_TURKISH =
  /(?<=(?<!\p{IDS})(?:caddesi|cadde|cad|cd|soka[kğ]ı?|sok|sk|bulvar[ıi]?|blv)\.?\s+)([^,:\d]{2,40}?\s(?:apartman[ıi]?|apt|ap|plaza|sitesi|sit|(?:iş\s?)?(?:merkezi|han[ıi]?)|konutlar[ıi]|rezidans|residence|avm|evleri|binas[ıi])\.?)[\s,]+(no\s*[:.]?\s*\d+(?:\s?\/\s?\d+|\p{IDS}(?!\p{IDS}))?(?:\s*,?\s*(?:kat|k|daire|d)\s*[:.]?\s*\d+)*)/iu;
/** `Kochi-682016`: a postcode that is joined to its town. */
const JOINED_POSTCODE = /(?<=\p{IDS})\s*[-–]\s*(?=\d{3}\s?\d{3}(?!\d))/gu;
/** `Old No. 14, New No. 23`, `Old No. 14 (New No. 23)`, `New No. 23/Old No. 14`: since a city numbered its houses anew, only the new one counts. */
const OLD_NUMBER_IN_FRONT =
  /(?<!\p{IDS})old\s+(?:door\s+|d\.?\s?)?no\.?\s*:?\s*\d+(?:[/-]\d+)?\p{IDS}?[\s,/(]+(?=new\s+(?:door\s+|d\.?\s?)?no)/giu;
const OLD_NUMBER_BEHIND =
  /(?<=new\s+(?:door\s+|d\.?\s?)?no\.?\s*:?\s*\d+(?:[/-]\d+)?\p{IDS}?)[\s,/(]+old\s+(?:door\s+|d\.?\s?)?no\.?\s*:?\s*\d+(?:[/-]\d+)?\p{IDS}?\)?/giu;
/** `3rd Block, Koramangala`: the block of a quarter, which registers write behind it. */
const BLOCK_OF_QUARTER =
  /(?<=,\s*)(\d{1,2}(?:st|nd|rd|th)\s+(?:block|stage|phase|sector))\s*,?\s*(\p{IDS}{3,}(?:\s\p{IDS}{3,})?)(?=\s*(?:[,-]|$))/giu;
/** `H.No. 12`, `Door No 12`, `Plot No. 12`: the number of a house. */
const HOUSE_IN_INDIA =
  /(?<![\p{IDS}\p{N}])(?:h|d|house|door|plot|new|new\s+door)\.?\s*no\.?\s*[:.-]?\s*(?=\d)/giu;
/** `Brgy. Poblacion`, `Purok 3`: a quarter, and a part of one that registers leave out. */
const BARANGAY = /[\s,]+(?:barangay|brgy|bgy)\.?\s+(?=\p{IDS})/giu;
const PART_OF_BARANGAY = /[\s,]+(?:purok|prk)\.?\s+\d+\p{IDS}?(?=\s*,)/giu;

export const LABELS_OF_ASIA: Labels = {
  IL: [
    [MARK_IN_HEBREW, ''],
    [NUMBER_IN_HEBREW, ''],
    [POSTCODE_IN_HEBREW, ''],
  ],
  IN: [
    [BLOCK_OF_QUARTER, '$2 $1'],
    [JOINED_POSTCODE, ' '],
    [OLD_NUMBER_IN_FRONT, ''],
    [OLD_NUMBER_BEHIND, ''],
    [HOUSE_IN_INDIA, 'No. '],
  ],
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
    [FLAT_IN_TURKISH, 'D: '],
    [DOOR_IN_TURKISH, 'No: '],
    [FLOOR_IN_TURKISH, 'Kat $1'],
    [FLAT_BEHIND_FLOOR_IN_TURKISH, 'D: '],
    [FLOOR_BEFORE_NUMBER_IN_TURKISH, ' $2 Kat $1'],
    [BUILDING_IN_TURKISH, '$2, $1, '],
  ],
};
