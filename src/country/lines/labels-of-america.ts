import type { Labels } from './labels';

/** `Calle 60 #450 x 53 y 55`, `Calle 50 e/ 7 y 8 N° 500`: the numbered streets at both ends of the block. */
const BETWEEN_STREETS =
  /[\s,(]+(?:e\/|entre|por|x)\s*(?:calles?\s+)?\d+\p{IDS}?\s+y\s+\d+\p{IDS}?(?![\p{IDS}\p{N}])\)?/giu;
/** `SQS 308 Bl. A Apto. 203`: in Brasília the block belongs to the name of the street, and the flat is the number. */
const FLAT_OF_BLOCK =
  /(?<=(?<!\p{IDS})\p{Lu}{2,4}\s?\d{3}[\s,]+)(?:bloco|bl)\.?\s+(\p{IDS})[\s,]+(?:(?:apartamento|apto|apt|ap|sala|loja)\.?\s*)?(?=\d)/giu;
/**
 * `Rua 9, 120, Qd. 12 Lt. 5`, `Calle Morelos 40, Mz. 4 Lt. 12`: beside the number of a house, block and lot add nothing. Without one
 * they are the address.
 */
const LOT_BESIDE_NUMBER =
  /(?<=\p{IDS}[\s,#–-]+(?:n[°º.uúo][m.°º]{0,2}\s*)?\d{1,5}[\s,;–-]+)(?:quadra|qd|manzana|mza?|mz)\.?\s?\d+\p{IDS}?[\s,]+(?:lote|lt|l)\.?\s?\d+(?:\p{IDS}(?!\p{IDS}))?/giu;
/** `COL ROMA NORTE`, `Colonia Juárez`, `Col. Roma`: the word for a quarter, behind the number of the house. */
const QUARTER_OF_MEXICO =
  /(?<=\d\p{IDS}?.*)[\s,]+(?:col(?:onia)?|fracc(?:ionamiento)?)(?:\.\s*|\s+)(?=\p{IDS}{2})/giu;
/** `Callao 1234, 5to piso`, `1234 4to C`: the letters of an ordinal in front of a floor or a door. */
const ORDINAL_IN_LETTERS =
  /(?<=\d[\s,]+\d{1,2})(?:r[oa]|d[oa]|t[oa]|m[oa]|v[oa]|n[oa])(?=\.?\s+(?:piso|planta|\p{IDS}(?!\p{IDS}))|\s*[,"“])/giu;
/** `No. Ext. 42 No. Int. 3`: the number of the house and that of the flat in Mexican forms. */
const OUTSIDE = /(?<!\p{IDS})(?:n[uú]m|no|n[°º])\.?\s*ext(?:erior)?\.?\s*:?\s*(?=\d)/giu;
const INSIDE = /(?<!\p{IDS})(?:n[uú]m|no|n[°º])\.?\s*int(?:erior)?\.?\s*:?\s*(?=[\p{IDS}\d])/giu;
/** `750 0000 Providencia` */
const POSTCODE_OF_CHILE = /(?<=(?:^|,)\s*)(\d{3})\s(\d{4})(?=\s+\p{IDS}|\s*(?:,|$))/gu;
/** `São Paulo-SP`, `Curitiba/PR`: a Brazilian state behind its town. */
const STATE_OF_BRAZIL =
  /(?<=\p{IDS}{3})\s*[-–/]\s*(A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)(?![\p{IDS}\p{N}])/giu;
const TYPES =
  'calle|cll?|c|carrera|cra|crr?|kra?|k|diagonal|diag|dg|transversal|transv|tv|tr|avenida|av|ac|ak';
/** `Cra7 # 72-64`, `Tv23 95-53`: a Colombian street that is joined to its number. */
const JOINED_STREET = new RegExp(`(?<![\\p{IDS}\\p{N}])(${TYPES})\\.?(?=\\d{1,3}(?!\\d))`, 'giu');
/** `Carrera 7-A # 72-64` */
const JOINED_LETTER = new RegExp(
  `(?<=(?<!\\p{IDS})(?:${TYPES})\\.?\\s\\d{1,3})\\s?-\\s?(?=[A-Z](?![\\p{IDS}\\p{N}]))`,
  'giu',
);
/** `# 10 - 34`, `Calle 72 10 - 34` */
const HYPHEN_APART =
  /(?<=(?:#\s*|(?:\d\p{IDS}?|bis|sur|norte)\s+)\d{1,3}\p{IDS}?(?:\s(?:sur|bis))?)\s+-\s+(?=\d{1,3}(?!\d))/giu;

/** `205 No Willard St`, `12 So. Main St`: north and south, as New England writes them. `No Name Rd` is a name. */
const NORTH_IN_ENGLISH = /(?<=^\d+(?:-\d+)?\p{IDS}?\s)no\.?\s(?=\p{IDS}{3})(?!(?:name|outlet)(?!\p{IDS}))/iu;
const SOUTH_IN_ENGLISH = /(?<=^\d+(?:-\d+)?\p{IDS}?\s)so\.?\s(?=\p{IDS}{3})/iu;

export const LABELS_OF_AMERICA: Labels = {
  AR: [
    [BETWEEN_STREETS, ' '],
    [ORDINAL_IN_LETTERS, 'º'],
  ],
  BR: [
    [FLAT_OF_BLOCK, 'Bloco $1 '],
    [STATE_OF_BRAZIL, ', $1'],
    [LOT_BESIDE_NUMBER, ', '],
  ],
  CL: [[POSTCODE_OF_CHILE, '$1$2']],
  CO: [
    [JOINED_STREET, '$1 '],
    [JOINED_LETTER, ''],
    [HYPHEN_APART, '-'],
  ],
  MX: [
    [BETWEEN_STREETS, ' '],
    [LOT_BESIDE_NUMBER, ', '],
    [QUARTER_OF_MEXICO, ', '],
    [ORDINAL_IN_LETTERS, 'º'],
    [OUTSIDE, 'No. '],
    [INSIDE, 'Int. '],
  ],
  US: [
    [NORTH_IN_ENGLISH, 'North '],
    [SOUTH_IN_ENGLISH, 'South '],
  ],
};
