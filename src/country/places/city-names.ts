/** `D2`, `D02`, `D6W`: the post offices of Dublin. */
const DUBLIN = Object.fromEntries(
  [...Array.from({ length: 24 }, (_, index) => String(index + 1)), '6w'].map((office) => [
    `dublin ${office}`,
    `d${office}|d${office.padStart(2, '0')}|dublin ${office.padStart(2, '0')}`,
  ]),
);

/** The same for a register that has the town alone: `12 Pearse St, D2`. */
const OFFICES_OF_DUBLIN = Object.values(DUBLIN)
  .flatMap((names) => names.split('|').filter((name) => name.startsWith('d') && !name.includes(' ')))
  .join('|');

/** The city, which registers call by three names. */
const BUENOS_AIRES = 'caba|c a b a|capital federal|cap federal|cap fed|capital fed|bs as|ciudad de bs as';

/** Folded names that people give to a city beside its own, by country: `city: 'name|name'`. */
const OTHER_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AR: {
    'buenos aires': BUENOS_AIRES,
    'ciudad autonoma de buenos aires': `buenos aires|${BUENOS_AIRES}`,
    'ciudad de buenos aires': `buenos aires|${BUENOS_AIRES}`,
  },
  AT: { wien: 'vienna' },
  AU: { brisbane: 'bris|brissie', melbourne: 'melb', sydney: 'syd' },
  BR: { 'belo horizonte': 'bh', 'porto alegre': 'poa', 'rio de janeiro': 'rio' },
  CA: { montreal: 'mtl', quebec: 'quebec city|ville de quebec' },
  CL: { santiago: 'stgo|santiago centro|santiago de chile' },
  CO: { bogota: 'bogota dc|bogota d c|santafe de bogota' },
  CH: {
    basel: 'bale|basle|basilea',
    bern: 'berne|berna',
    geneve: 'geneva|genf|ginevra',
    luzern: 'lucerne',
    zurich: 'zurigo',
  },
  CZ: { brno: 'brunn', plzen: 'pilsen', praha: 'prague|prag' },
  DE: {
    'frankfurt am main': 'ffm',
    hamburg: 'hh',
    hannover: 'hanover',
    koln: 'cologne|koeln',
    munchen: 'muc|munich',
    nurnberg: 'nuremberg',
  },
  DK: { kobenhavn: 'kbh|kbhvn|copenhagen', aarhus: 'arhus' },
  ES: {
    'a coruna': 'la coruna|corunna',
    alacant: 'alicante',
    barcelona: 'bcn',
    bilbao: 'bilbo',
    donostia: 'san sebastian',
    palma: 'palma de mallorca',
    sevilla: 'seville',
    'vitoria gasteiz': 'vitoria|gasteiz',
    zaragoza: 'saragossa',
  },
  FI: {
    helsinki: 'hki|helsingfors',
    tampere: 'tre|tammerfors',
    turku: 'tku|abo',
    oulu: 'uleaborg',
    espoo: 'esbo',
    vantaa: 'vanda',
    kauniainen: 'grankulla',
    kirkkonummi: 'kyrkslatt',
    sipoo: 'sibbo',
    tuusula: 'tusby',
    jarvenpaa: 'traskanda',
    kerava: 'kervo',
    hyvinkaa: 'hyvinge',
    lohja: 'lojo',
    hanko: 'hango',
    porvoo: 'borga',
    lahti: 'lahtis',
    hameenlinna: 'tavastehus',
    pori: 'bjorneborg',
    rauma: 'raumo',
    uusikaupunki: 'nystad',
    naantali: 'nadendal',
    parainen: 'pargas',
    lappeenranta: 'villmanstrand',
    hamina: 'fredrikshamn',
    savonlinna: 'nyslott',
    mikkeli: 's t michel|sankt michel',
    kajaani: 'kajana',
    raahe: 'brahestad',
    tornio: 'tornea',
    kokkola: 'karleby',
    pietarsaari: 'jakobstad',
    vaasa: 'vasa',
    kaskinen: 'kasko',
    kristiinankaupunki: 'kristinestad',
    uusikaarlepyy: 'nykarleby',
    raasepori: 'raseborg',
    tammisaari: 'ekenas',
    maarianhamina: 'mariehamn',
    mustasaari: 'korsholm',
    inkoo: 'inga',
    siuntio: 'sjundea',
  },
  // Greek letters fold to Latin ones.
  GR: {
    athina: 'athens',
    irakleio: 'heraklion|iraklion|iraklio',
    patra: 'patras',
    peiraias: 'piraeus|pireas|pireus|peiraia',
    rodos: 'rhodes',
    thessaloniki: 'thes niki|thes ki|thesniki|saloniki|salonica',
  },
  HU: { budapest: 'bp|bpest' },
  ID: {
    'jakarta barat': 'jakbar',
    'jakarta pusat': 'jakpus',
    'jakarta selatan': 'jaksel',
    'jakarta timur': 'jaktim',
    'jakarta utara': 'jakut',
    yogyakarta: 'jogja|jogjakarta|yogya',
  },
  IE: { ...DUBLIN, cork: 'corcaigh', dublin: `baile atha cliath|${OFFICES_OF_DUBLIN}`, galway: 'gaillimh' },
  IL: {
    ...{ 'תל אביב יפו': 'תל אביב|ת א|תא|tel aviv|tel aviv yafo|tel aviv jaffa', ירושלים: 'י ם|ים|jerusalem' },
    ...{
      'ראשון לציון': 'ראשל צ|ראשלצ|ראשון|rishon lezion',
      'פתח תקווה': 'פ ת|פת|פתח תקוה|petah tikva|petach tikva',
    },
    ...{ חיפה: 'haifa', 'באר שבע': 'ב ש|בש|beer sheva|be er sheva', נתניה: 'netanya', אשדוד: 'ashdod' },
    ...{
      'רמת גן': 'ר ג|רג|ramat gan',
      'בני ברק': 'ב ב|בב|bnei brak|bene beraq',
      חולון: 'holon',
      'בת ים': 'bat yam',
    },
    ...{
      הרצליה: 'herzliya|herzlia',
      'כפר סבא': 'כ ס|כס|kfar saba',
      רעננה: 'ra anana|raanana',
      רחובות: 'rehovot',
    },
  },
  IN: {
    bengaluru: 'blr|bangalore',
    chennai: 'madras',
    gurugram: 'gurgaon',
    kolkata: 'calcutta',
    mumbai: 'bombay',
  },
  IT: {
    bolzano: 'bozen',
    firenze: 'florence|florenz',
    genova: 'genoa|genua',
    mantova: 'mantua',
    milano: 'milan|mailand',
    napoli: 'naples|neapel',
    padova: 'padua',
    roma: 'rome|rom',
    siracusa: 'syracuse',
    torino: 'turin',
    venezia: 'venice|venedig',
  },
  KR: {
    ...{ 서울특별시: '서울|서울시|seoul', 부산광역시: '부산|부산시|busan', 대구광역시: '대구|대구시|daegu' },
    ...{ 인천광역시: '인천|인천시|incheon', 광주광역시: '광주|gwangju', 대전광역시: '대전|대전시|daejeon' },
    ...{ 울산광역시: '울산|울산시|ulsan', 세종특별자치시: '세종|세종시|sejong' },
  },
  MX: {
    'ciudad de mexico': 'cdmx|c d m x|mexico df|mexico d f|df|d f',
    guadalajara: 'gdl',
    monterrey: 'mty',
  },
  MY: { 'johor bahru': 'jb', 'kuala lumpur': 'kl', 'petaling jaya': 'pj' },
  NZ: { auckland: 'akl', christchurch: 'chch', wellington: 'wgtn' },
  PH: { 'quezon city': 'qc' },
  PL: {
    gdansk: 'danzig',
    krakow: 'krk|cracow|krakau',
    warszawa: 'wwa|wawa|warsaw|warschau',
    wroclaw: 'breslau',
  },
  PT: { lisboa: 'lisbon|lx', porto: 'oporto' },
  RO: { bucuresti: 'bucharest|buc', 'cluj napoca': 'cluj' },
  RU: {
    екатеринбург: 'екб',
    москва: 'мск',
    'нижний новгород': 'н новгород',
    'санкт петербург': 'спб|с петербург',
  },
  SE: { goteborg: 'gbg|gothenburg', stockholm: 'sthlm' },
  SG: { singapore: 's|spore|s pore|singapura' },
  TR: { istanbul: 'ist', izmir: 'izm' },
  TW: {
    ...{
      台北市: '台北|taipei|taipei city',
      新北市: '新北|new taipei|new taipei city',
      桃園市: '桃園|taoyuan',
    },
    ...{ 台中市: '台中|taichung|taichung city', 台南市: '台南|tainan|tainan city', 新竹市: '新竹|hsinchu' },
    ...{ 高雄市: '高雄|kaohsiung|kaohsiung city', 基隆市: '基隆|keelung', 嘉義市: '嘉義|chiayi' },
  },
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

/** Other names of cities, each with a city's own, for a country. Two cities may share one. */
export function cityNames(code: string): readonly (readonly [other: string, city: string])[] {
  return Object.entries(OTHER_NAMES[code] ?? {}).flatMap(([city, names]) =>
    names.split('|').map((name) => [name, city] as const),
  );
}
