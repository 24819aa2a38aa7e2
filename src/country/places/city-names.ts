/** `D2`, `D02`, `D6W`: the post offices of Dublin. */
const DUBLIN = Object.fromEntries(
  [...Array.from({ length: 24 }, (_, index) => String(index + 1)), '6w'].map((office) => [
    `dublin ${office}`,
    `d${office}|d${office.padStart(2, '0')}|dublin ${office.padStart(2, '0')}`,
  ]),
);

/** Folded names that people give to a city beside its own, by country: `city: 'name|name'`. */
const OTHER_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AR: { 'buenos aires': 'caba|c a b a|capital federal' },
  AU: { brisbane: 'bris|brissie', melbourne: 'melb', sydney: 'syd' },
  BR: { 'belo horizonte': 'bh', 'porto alegre': 'poa', 'rio de janeiro': 'rio' },
  CA: { montreal: 'mtl', quebec: 'quebec city|ville de quebec' },
  CL: { santiago: 'stgo|santiago centro|santiago de chile' },
  CO: { bogota: 'bogota dc|bogota d c|santafe de bogota' },
  CZ: { praha: 'prague' },
  DE: { 'frankfurt am main': 'ffm', hamburg: 'hh', munchen: 'muc' },
  DK: { kobenhavn: 'kbh|kbhvn', aarhus: 'arhus' },
  ES: { barcelona: 'bcn', palma: 'palma de mallorca', 'a coruna': 'la coruna' },
  FI: { helsinki: 'hki|helsingfors', tampere: 'tre', turku: 'tku|abo' },
  HU: { budapest: 'bp|bpest' },
  ID: {
    'jakarta barat': 'jakbar',
    'jakarta pusat': 'jakpus',
    'jakarta selatan': 'jaksel',
    'jakarta timur': 'jaktim',
    'jakarta utara': 'jakut',
    yogyakarta: 'jogja|jogjakarta|yogya',
  },
  IE: { ...DUBLIN, cork: 'corcaigh', dublin: 'baile atha cliath', galway: 'gaillimh' },
  IL: { 'תל אביב יפו': 'תל אביב|ת א|תא' },
  IN: {
    bengaluru: 'blr|bangalore',
    chennai: 'madras',
    gurugram: 'gurgaon',
    kolkata: 'calcutta',
    mumbai: 'bombay',
  },
  MX: { 'ciudad de mexico': 'cdmx|c d m x|mexico df|mexico d f', guadalajara: 'gdl', monterrey: 'mty' },
  MY: { 'johor bahru': 'jb', 'kuala lumpur': 'kl', 'petaling jaya': 'pj' },
  NZ: { auckland: 'akl', christchurch: 'chch', wellington: 'wgtn' },
  PH: { 'quezon city': 'qc' },
  PL: { krakow: 'krk|cracow', warszawa: 'wwa|wawa|warsaw' },
  RU: {
    екатеринбург: 'екб',
    москва: 'мск',
    'нижний новгород': 'н новгород',
    'санкт петербург': 'спб|с петербург',
  },
  SE: { goteborg: 'gbg|gothenburg', stockholm: 'sthlm' },
  TR: { istanbul: 'ist', izmir: 'izm' },
  US: {
    'las vegas': 'vegas',
    'new orleans': 'nola',
    'new york': 'nyc|n y c|new york city',
    philadelphia: 'philly',
    'salt lake city': 'slc',
  },
  VN: { 'thanh pho ho chi minh': 'tphcm|tp hcm|hcmc|sai gon|saigon|ho chi minh city' },
  ZA: { 'cape town': 'cpt|kaapstad', johannesburg: 'jhb|joburg', pretoria: 'pta' },
};

/** Other names of cities to their own, for a country. */
export function cityNames(code: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(OTHER_NAMES[code] ?? {}).flatMap(([city, names]) =>
      names.split('|').map((name) => [name, city]),
    ),
  );
}
