/** Codes that people write behind a town of which there are several: `Zuidwolde Gn`, `Elp (Dr)`. */
export const provinceCodes = {
  gn: 'groningen',
  dr: 'drenthe',
  ov: 'overijssel',
  gld: 'gelderland',
  ut: 'utrecht',
  nh: 'noord holland',
  zh: 'zuid holland',
  zld: 'zeeland',
  nb: 'noord brabant',
  lb: 'limburg',
};

/** Codes that registers have in the names of towns: `Haren Gn`, `Katwijk NB`. Some are no alias: `fr` is also a country. */
export const PROVINCE_IN_NAME = /\s(?:gn|gr|fr|dr|ov|gld|gl|ut|nh|zh|zld|zl|ze|nb|lb|l|fl)$/iu;
