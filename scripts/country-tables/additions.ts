/**
 * What neither source shows, and what they have that does harm. Each language: where its street types stand, words that
 * are missing, words that mislead. Everything else comes from the packages.
 */
export interface Additions {
  /** Where a street type stands that is a word of its own; `either` where it grows onto the name as well. */
  typePlace: 'first' | 'last' | 'either';
  /** By dictionary: groups to add, the long form first; a group that is known gets the new forms, likeliest in front. */
  add?: Record<string, string>;
  /** By dictionary: short forms to forget. */
  drop?: Record<string, string>;
  /** Endings of ordinal numbers, written behind the digits. */
  ordinals?: string;
  /** Street types that are left out as easily as an article; without them, those that OpenCage abbreviates. */
  common?: string;
  /**
   * The word for a street of any kind, in each script: registers leave it out, where they name a square or an avenue.
   */
  plain?: string;
  /** Words for doors that are plain in this language, though weak in others. */
  strongUnits?: string;
  /** People who cannot type the marks write two letters: `ue` for `ü`. */
  twoLetters?: string;
}

export const ADDITIONS: Record<string, Additions> = {
  af: { typePlace: 'either' },
  ar: { typePlace: 'first' },
  ast: { typePlace: 'first' },
  az: { typePlace: 'last' },
  be: { typePlace: 'either' },
  bg: {
    typePlace: 'first',
    plain: 'улица',
    add: {
      entrances: 'блок|бл;вход|вх',
      level_types_numbered: 'етаж|ет',
      unit_types_numbered: 'апартамент|ап',
    },
  },
  br: { typePlace: 'first' },
  bs: { typePlace: 'either', plain: 'ulica', add: { house_numbers: 'kućni broj|kbr|k br|kuć br;broj|br' } },
  ca: {
    typePlace: 'first',
    plain: 'carrer',
    common: 'carrer passeig placa avinguda',
    add: {
      street_types: 'carrer|c|cr|cl;passeig|pg|psg;plaça|pl;avinguda|av|avda;ronda|rda;travessera|trav',
    },
  },
  cs: {
    typePlace: 'either',
    plain: 'ulice',
    add: {
      street_types: 'náměstí|nám|namesti;třída|tř|tr;ulice|ul;nábřeží|nábř|nabr',
      stopwords: 'u;na;nad;pod;v;k;ve;za',
      unit_types_numbered: 'byt',
      level_types_numbered: 'patro|p',
      house_numbers: 'č.p.|čp|č|č p|č pop;číslo popisné|č popisné;číslo domu|č domu|čd|č d;č.o.|č or|č o',
    },
  },
  cy: { typePlace: 'first' },
  da: {
    typePlace: 'either',
    add: {
      directionals: 'nørre|nr;vester|v;øster|ø;sønder|sdr',
      synonyms: 'store|st;gammel|gl|gamle;lille|ll',
      stopwords: 'ved;på;i;den;det;de;af;til;og',
      concatenated_suffixes_separable: 'vej|v;gade|g;allé|alle|all',
      level_types_standalone: 'stuen|st|stue;kælder|kl|kld|kælderen',
      unit_types_numbered: 'dør',
      unit_directions:
        'til højre|t.h|t. h|th|højre;til venstre|t.v|t. v|tv|venstre;midt for|m.f|m. f|mf|midtfor|midten',
    },
    drop: { directionals: 'c' },
    common: 'vej gade alle',
    twoLetters: 'ae oe aa',
  },
  de: {
    typePlace: 'either',
    ordinals: '',
    add: {
      entrances: 'klingel',
      street_types: 'straße|str|strasse;platz|pl;allee|al;weg|wg;brücke|br;chaussee|ch',
      concatenated_suffixes_separable:
        'straße|str|strasse;platz|pl;ring;ufer;steig;pfad;graben;stieg;kamp;feld;garten;wall;tor;chaussee;' +
        'promenade;terrasse;höhe;grund;heide;rain;anger;tal;zeile;park;wiese;winkel;acker;busch;wald',
      personal_titles:
        'sankt|st|skt;doktor|dr;professor|prof;bürgermeister|bgm|bürgerm;oberbürgermeister|obgm;pfarrer|pfr;' +
        'general|gen;freiherr|frhr;minister|min;kardinal|kard;bischof|bisch;geschwister|geschw;gebrüder|gebr',
      synonyms:
        'alte|alt;am|a;an;große|gr|grosse;kleine|kl;obere|ob;untere|unt;hintere|hint;vordere|vord;deutsche|dt',
      house_numbers: 'hausnummer|hausnr|haus nr|hs nr|hsnr|hnr;ordnungsnummer|onr|o nr',
      post_office: 'postfach|pf',
      unit_types_numbered:
        'wohnung|whg|wohnungsnr|wohneinheit|we;stiege|stg;tür|tuer|tur;aufgang|aufg;raum;zimmer',
      unit_directions: 'links|li;rechts|re;mitte|mi',
      level_types_numbered: 'obergeschoss|og;stock;etage;geschoss;dachgeschoss|dg',
      level_types_standalone:
        'dachgeschoss|dg;hochparterre|hp;parterre;souterrain;hinterhaus|hh;vorderhaus|vh;seitenflügel|sf;gartenhaus',
    },
    drop: {
      concatenated_suffixes_inseparable: 'uni. universität universitat universitaet kg',
      street_types: 'a c d g h k u w gr qu ob fh ch',
      synonyms: 's rh see am an a',
      personal_titles: 'ob fr hr fri',
      stopwords: 'b i o v z',
    },
    twoLetters: 'ae oe ue',
  },
  el: {
    typePlace: 'first',
    plain: 'οδός',
    common: 'odos leoforos plateia',
    add: {
      street_types: 'λεωφόρος|λεωφ|λ;πλατεία|πλ;οδός|οδ',
      house_numbers: 'αριθμός|αρ|αριθ|αριθμ',
      level_types_numbered: 'όροφος|ορ',
      unit_types_numbered: 'διαμέρισμα|διαμ',
    },
  },
  en: {
    typePlace: 'last',
    common:
      'street avenue road drive lane court boulevard place circle terrace parkway highway square trail way loop alley crossing expressway freeway turnpike close crescent',
    strongUnits: 'unit building bldg lot space rm',
    ordinals: 'st nd rd th',
    add: {
      entrances: 'buzzer;intercom',
      level_types_standalone: 'penthouse|ph;upstairs;downstairs',
      street_types:
        'street|st|str;avenue|ave|av;road|rd;drive|dr|drv;lane|ln;court|ct|crt;boulevard|blvd;place|pl;circle|cir|circ|crcl;' +
        'terrace|ter|terr|tce;parkway|pkwy;highway|hwy|hiway;square|sq;trail|trl|tr;way|wy;loop|lp;crossing|xing|crssng;' +
        'expressway|expy;freeway|fwy;turnpike|tpke|trnpk;cove|cv;point|pt;ridge|rdg;heights|hts|hgts;hill|hl;hills|hls;' +
        'spring|spg;springs|spgs;creek|crk;estates|ests;gardens|gdns;garden|gdn;grove|grv|gr;meadow|mdw;meadows|mdws;' +
        'plaza|plz;station|sta;valley|vly;bend|bnd;bridge|brg;run|rn;passage|psge;route|rte|rt;crescent|cres;close|cl;' +
        'view|vw;extension|ext;county road|co rd;state highway|state hwy;mews;wharf;quay;green|grn;walk|wlk;row;rise;yard|yd;fold;ginnel;wynd;gate',
      synonyms:
        'mount|mt;mountain|mtn|mtns;fort|ft;lake|lk;junior|jr|jnr;senior|sr|snr;upper|upr;lower|lwr|lr;great|gt;martin luther king|mlk;village|vlg',
      personal_titles:
        'saint|st;doctor|dr;reverend|rev;general|gen;captain|capt;colonel|col;president|pres;judge',
      stopwords: 'the;of;and;at;on;in;le;de;upon;under;by',
      unit_types_numbered:
        'flat|flt;apartment|apt|appt;unit;suite|ste;room|rm;building|bldg;lot;trailer|trlr;space|spc',
      post_office: 'po box|p.o. box|p o box|pobox|post office box|gpo box',
    },
    drop: {
      building_types:
        'annex anex annx anx annexe house hse hous hs ho garage grge shed shd reserve rsve rsrv rsv villa vlla vl farm frm warehouse we whs cottage ctg ctge cabin cabn factory fcty fty fy bungalow bongalow bunglow bungalo bngw bnglw trailer trlr duplex dup dupl maisonette msnt townhouse tnhs',
      directionals: 'c cn n. nort norh no norte norne nrt',
      level_types_standalone: 'upper upr',
      personal_titles: 's sta san kg mp mps sr br pm ms mr mrs rep reps sec gen.',
      street_types:
        'c l r d g j i a number # num nr nbr o s v is id ho la ra ga gl ro ri us ml sp to mi st. raods',
      synonyms: 'lit lt low co gt. lr vl pk ltl',
      unit_types_numbered:
        'ant antenna barbecue bbq cage carpark carp cars carspace club cottage cott cottg extension ext extn factory fcty fty fy farm frm garage grge hall ' +
        'hangar hngr house hse hous hs ho lease lse location loc locn loctn marine berth mb mbth o off offc section sec shed shd shop shp sign site slip station ' +
        'stop store stor su str se sl tower twr van vault vlt villa vlla vl ward wrd wd we whs warehouse ap u pier portion por rear reserve parcel coolroom kiosk lobby block blk bl ' +
        'brth berth boatshed btsd bungalow bongalow bunglow bungalo bngw bnglow caravan cvan stall space spc showroom shrm substation subs tenancy tncy townhouse workshop wshp wkshp wksp allotment door',
    },
  },
  es: {
    typePlace: 'first',
    plain: 'calle',
    common: 'calle avenida plaza paseo carretera camino travesia ronda pasaje',
    ordinals: 'o a er',
    add: {
      street_types:
        'calle|c|cl|cll;avenida|av|avda|avd;plaza|pl|pza|plza;paseo|po|pso|ps;carretera|ctra|cra;camino|cno|cmno;' +
        'travesía|trav|tva|trva;ronda|rda;pasaje|pje|psje|pg;glorieta|gta;rambla|rbla;urbanización|urb;barrio|bo;carrera|cra|cr|kr;' +
        'diagonal|diag|dg;transversal|transv|tv;callejón|cjon|cllon;bulevar|blvr;cuesta|cta;polígono|pol|poligono;parque|pque|pq;' +
        'prolongación|prol;privada|priv;calzada|calz;colonia|col',
      personal_titles:
        'san|s|santo|sto|santa|sta|santos|santas;doctor|dr;doctora|dra;don|d;doña|dña|dna;general|gral|gen;nuestra señora|ntra sra|nª sª;fray|fr;' +
        'virgen|vg;padre|p;capitán|cap;almirante|alm;profesor|prof;ingeniero|ing;licenciado|lic;maría|mª;francisco|fco',
      stopwords: 'de;del;la;las;los;el;y;a;al;en;e;d;da;do;das;dos',
      unit_types_numbered:
        'puerta|pta;piso;apartamento|apto|apt;local|loc;oficina|ofic|of;departamento|depto|dpto;interior|int;planta|pl;portal;bloque|blq|bl;escalera|esc',
      level_types_standalone:
        'bajo|bj|bjo;bajos;entresuelo|entlo;principal|pral;ático|atico;sobreático;semisótano',
      unit_directions:
        'derecha|dcha|der|dch;izquierda|izda|izq|izqda;centro|ctro|cto;interior|int;exterior|ext',
      post_office: 'apartado de correos|apdo de correos|apartado|apdo|apdo correos',
    },
    drop: {
      street_types: 'c.h. ch cn cv ap g p v rt ext pi pr tr ca ct bo cer ver',
      personal_titles: 'd p fr bg cp cs ct s.a. me int ing. sgto inf gn',
      synonyms: 'en my ga ju jn jl mar ag rl set no di',
      unit_types_numbered: 'in cn un of. ste casa sala lote lt parcela suite letra lt. at dp',
      directionals: 'n e s w ne se sw nw',
    },
  },
  et: { typePlace: 'last', add: { unit_types_numbered: 'korter|krt' } },
  eu: { typePlace: 'last' },
  fa: { typePlace: 'first' },
  fi: {
    typePlace: 'either',
    add: {
      entrances: 'rappu;porras',
      concatenated_suffixes_separable:
        'katu|k;tie;kuja;polku;kaari;aukio;tori;ranta;rinne;väylä;raitti;penger',
    },
  },
  fil: { typePlace: 'last' },
  fr: {
    typePlace: 'first',
    plain: 'rue',
    common:
      'rue avenue boulevard place chemin route impasse allee square quai cours passage voie ruelle sentier',
    ordinals: 'e er re eme ere nd nde',
    add: {
      entrances: 'interphone;digicode;sonnette',
      building_types: 'hall;pavillon|pav;local;boîte aux lettres|bal',
      street_types:
        'rue|r;avenue|av|ave;boulevard|bd|bld|blvd|boul|bvd;place|pl|plc|pce;chemin|ch|che|chem;route|rte|rt;impasse|imp;allée|all;' +
        'square|sq;quai|q|qu;cours|crs;passage|pass|pas|psg;faubourg|fg|fbg|faub;chaussée|chée|ch|chaus;lotissement|lot;résidence|res|rés;' +
        'cité|cite;villa|vla;hameau|ham;sentier|sent|sente;promenade|prom;esplanade|esp;rond-point|rpt|rdpt|rd pt;lieu-dit|ld;domaine|dom;' +
        'zone artisanale|za|z a;zone industrielle|zi|z i;zone activités|zac|z a c|za|z a;quartier|qua|quart;montée|mte;grande rue|gr|grand rue|grandrue|gde rue|gr rue|gd rue|g rue;venelle|ven;voie|vc;' +
        'côte;clos;ruelle|rle;porte|pte;parc;clos;traverse|tra;mail;galerie|gal;drève;clos;venelle',
      personal_titles:
        'saint|st;sainte|ste;saints|sts;docteur|dr;général|gal|gen|gén;maréchal|mal|mar;colonel|cel|col;commandant|cdt|cmdt;capitaine|cne|cap|capt;' +
        'lieutenant|lt|ltn;professeur|pr|prof;président|pdt|pres|prés|psdt;abbé|abb;notre-dame|nd|n d;monseigneur|mgr;amiral|al|am;sergent|sgt;' +
        'chanoine|chne|chan;docteurs|drs;frères|fr|frs;bienheureux|bx;père;caporal|cal;adjudant|adj;ingénieur|ing',
      synonyms:
        'arrondissement|arr|arrdt|ardt;république|rép|rep;libération|lib;résistance|resist;nationale|nat;national|nat;grand|gd|grd;grande|gde|grde;petit|pt;petite|pte;vieux|vx;ancien|anc;ancienne|anc;nouveau|nouv;haut|ht;haute|hte;bas;basse;mont|mt;égalité',
      stopwords: "l';d';du;de;des;la;le;les;à;au;aux;sur;sous;en;et;lès",
      unit_types_numbered:
        'appartement|appt|apt|app|appart;boîte|bte|bt|bte.;logement|logt;porte|pte;chambre|ch;bureau|bur;lot',
      level_types_numbered: 'étage|ét|et|etg',
      level_types_standalone:
        'rez-de-chaussée|rdc|rez de chaussee;rez-de-jardin|rdj;rez-de-cour;mezzanine;grenier;fond de cour',
      number: 'numéro|n|no|num',
      post_office: 'boîte postale|bp|b.p.;course spéciale|cs;tri service arrivée|tsa',
      unit_directions: 'droite|dr|dte|d;gauche|gche|g',
    },
    drop: {
      street_types:
        'art au deg but camp cau car chs ctr env fos leve pat plan plat pour pn gr a rac raid rang rn res. sen via porq rnde p pae pim a ch ronde val tra',
      personal_titles:
        'm mm me mme mmes mis cte am chz chez cam cel rp sa se ss sai sar rev s maitre maitres',
      synonyms: 'p g bast chi en fl coli pch',
      directionals: 'c n s e o no ne se so ctre',
      qualifiers: 'z con qu lot brg cit ile',
      post_office: 'cp c.p. cedex case postale',
      unit_types_numbered: 'u p ap parcelle salle unité ch porte lot bureau lotissement chambre',
      unit_directions: 'd g',
      stopwords: 'avec pour',
    },
  },
  ga: { typePlace: 'first' },
  gd: { typePlace: 'first' },
  gl: { typePlace: 'first', add: { street_types: 'rúa|r;avenida|av|avda;praza|pr|pza;estrada|estr' } },
  gsw: { typePlace: 'either', twoLetters: 'ae oe ue' },
  he: {
    typePlace: 'first',
    plain: 'רחוב',
    common: 'רחוב שדרות דרך',
    add: { street_types: 'רחוב|רח;שדרות|שד;דרך', unit_types_numbered: 'דירה' },
  },
  hi: { typePlace: 'last' },
  hr: {
    typePlace: 'either',
    plain: 'ulica',
    common: 'ulica trg cesta avenija',
    add: {
      street_types: 'ulica|ul;trg;cesta|c;avenija|av',
      house_numbers: 'kućni broj|kbr|k br|kuć br;broj|br',
    },
  },
  hu: {
    typePlace: 'last',
    plain: 'utca',
    add: {
      street_types:
        'utca|u;út|ut;tér;körút|krt;sugárút|sgt;köz;sor;fasor;dűlő;lakótelep|ltp;rakpart|rkp;sétány',
      entrances: 'lépcsőház|lph',
      unit_types_numbered: 'ajtó',
    },
  },
  id: { typePlace: 'first', add: { street_types: 'jalan|jl|jln;gang|gg' } },
  is: {
    typePlace: 'either',
    add: { unit_types_numbered: 'íbúð|íb|ib', level_types_numbered: 'hæð|haed' },
  },
  it: {
    typePlace: 'first',
    plain: 'via',
    common: 'via viale piazza piazzale corso largo vicolo strada piazzetta',
    ordinals: 'o a',
    add: {
      entrances: 'citofono|citof',
      street_types:
        'via|v;viale|v le|vle;piazza|p za|pza|pzza|p zza|p.za;piazzale|p le|ple|p.le;corso|c so|cso;largo|l go|lgo;vicolo|v lo|vlo|vic;strada|str;' +
        'stradone;contrada|c da|cda|contr;località|loc;frazione|fraz|fr;borgo|b go|bgo;lungomare|l mare;lungotevere;ponte|p te|pte;galleria|gall;' +
        'piazzetta|p ta|pzta;rione;salita|sal;traversa|trav;vico;circonvallazione|circ ne|circonv ne|circonv;strada provinciale|s p|sp;strada statale|s s|ss;' +
        'discesa;rotonda;calata;passaggio|pass;regione|reg;villaggio;campo;fondamenta;calle;salizada|s da;ripa;bastioni;alzaia',
      personal_titles:
        'san|s|santo|santa|sta|s ta|sant;santi|ss|s s;dottore|dott|dr;professore|prof;generale|gen;monsignore|mons;don|d;cardinale|card;ingegnere|ing;' +
        'avvocato|avv;conte;papa;padre|p;fratelli|f lli|flli|f li;capitano|cap;colonnello|col;maresciallo|mar;madonna|mad;beato|b;senatore|sen;onorevole|on',
      stopwords:
        "d';dell';l';all';nell';sull';del;della;dei;degli;delle;dello;di;da;dal;dalla;a;al;alla;e;il;la;lo;le;gli;i",
      unit_types_numbered: 'interno|int;appartamento|app;scala|sc;piano;palazzina|pal;edificio|ed;lotto',
      level_types_standalone:
        'piano rialzato|piano rialz|rialzato;piano ammezzato|ammezzato;mansarda;attico;piano terra|piano terreno|pianterreno',
      post_office: 'casella postale|c.p.|cas post',
      house_numbers: 'civico|civ|numero civico',
    },
    drop: {
      street_types:
        's and ang alt con cal cas cat fon for int loc. sal sci sce spa ses sto sup tra var pre qua mte sta riv reg. prt p.ta pta scala scl scale',
      personal_titles: 'on p cap mar d sig on. b',
      unit_types_numbered: 'c ca casa porta garage sala off officina unità',
      directionals: 'n s e o no ne se so',
      number: 'n.o',
    },
  },
  ja: { typePlace: 'last' },
  ka: { typePlace: 'last' },
  ko: { typePlace: 'last' },
  lb: { typePlace: 'first' },
  lt: { typePlace: 'last', add: { unit_types_numbered: 'butas|bt|but' } },
  lv: { typePlace: 'last' },
  ms: { typePlace: 'first', add: { street_types: 'jalan|jln|jl;lorong|lrg' } },
  mt: { typePlace: 'first' },
  nb: {
    typePlace: 'either',
    add: {
      street_types: 'gate|gt|gata|gaten;vei|veg|veien|vegen|vn;plass|pl|plassen;allé|alle',
      // The definite form is no other name: `Storgata` is found as `Storgate`.
      concatenated_suffixes_separable: 'gate|gt|gata|gaten;vei|vn|veien|veg|vegen;plass|pl|plassen',
      directionals: 'nordre|n;søndre|s|sdr;østre|ø;vestre|v',
      stopwords: 'på;i;til;av;og;ved;den;det',
    },
    drop: { street_types: 'g v' },
    twoLetters: 'ae oe aa',
  },
  nl: {
    typePlace: 'either',
    ordinals: 'e ste de',
    add: {
      street_types:
        'straat|str;laan|ln;weg|wg;plein|pln|pl;steenweg|stwg|stw;markt|mkt;kaai;dreef;square|sq;lei;vest;gracht|gr',
      concatenated_suffixes_separable:
        'straat|str;gracht|gr;laan|ln;weg|wg;plein|pln|pl;kade|kd;dijk|dk;singel|sngl;steenweg|stwg|stw;dreef;kaai;gang;pad;steeg;lei;vest;park;baan;berg;markt;hof;gracht;square;plaats;veld;wijk;ring',
      personal_titles:
        'sint|st;dokter|dr|doctor;professor|prof;burgemeester|burg|burgem|bgm;generaal|gen;pastoor|past;kardinaal|kard;monseigneur|mgr;minister|min;' +
        'koning|kon;koningin|kon;prins|pr;prinses|pr;meester|mr;ingenieur|ir|ing;dominee|ds;luitenant|lt|luit;kolonel|kol;kapitein|kapt',
      synonyms: 'grote|gr|groot|grt;kleine|kl|klein;oude|oud;nieuwe|nw|nieuw;onze-lieve-vrouw|olv|o l v',
      stopwords: "van|v;de;der;den;d';het|'t;ten;ter;te;op;aan;in;bij;en",
      unit_types_numbered: 'bus|b;appartement|app|apt;verdieping|verd;etage;toestel;doos',
      level_types_numbered: 'verdieping|verd;verdiep',
      level_types_standalone: 'kelder;zolder;souterrain',
      house_numbers: 'huisnummer|huisnr|hnr;numero',
      post_office: 'postbus|pb;antwoordnummer',
    },
    drop: {
      concatenated_suffixes_separable: 'gr. h. l. lange lang verlengde verl. plain',
      street_types: 'h l lang lange hof loane leane verl vlt k',
      stopwords: 'als die dit een hem hoe kan me mij nog nu of ons tot uit was wel zij zou af ver me met en&',
    },
  },
  oc: { typePlace: 'first' },
  pap: { typePlace: 'either' },
  pl: {
    typePlace: 'first',
    plain: 'ulica',
    common: 'ulica aleja plac',
    add: {
      street_types: 'ulica|ul;aleja|al|aleje|alei;plac|pl;osiedle|os;rondo;skwer',
      personal_titles:
        'świętego|sw|św|swietej;księdza|ks;generała|gen;doktora|dr;profesora|prof;marszałka|marsz;biskupa|bp;kardynała|kard;pułkownika|plk;majora|mjr',
      entrances: 'klatka|kl',
      stopwords: 'w;we',
      unit_types_numbered: 'mieszkanie|m|mieszk|mieszkania;lokal|lok',
    },
  },
  pt: {
    typePlace: 'first',
    plain: 'rua',
    common: 'rua avenida praca travessa largo estrada rodovia alameda',
    ordinals: 'o a',
    add: {
      street_types:
        'rua|r;avenida|av|avda;praça|pc|pca|pç;travessa|tv|trav;largo|lg;estrada|estr|est;alameda|al;rodovia|rod;praceta|pct|pcta;beco|bc;calçada|cc|calc;' +
        'ladeira|lad;quadra|qd;setor|st;conjunto|conj;viela;caminho|cam;urbanização|urb;bairro|br;vila|vl;parque|pq|pque;jardim|jd|jrd',
      personal_titles:
        'são|sao|santo|sto|santa|sta|s;doutor|dr;doutora|dra;professor|prof;general|gen;dom|d;padre|pe;coronel|cel;marechal|mal;engenheiro|eng;presidente|pres;nossa senhora|n sra|n s;visconde|visc;almirante|alm;capitão|cap',
      stopwords: 'de;da;do;das;dos;e;a;o;as;os;em;no;na',
      unit_types_numbered: 'apartamento|apto|apt|ap;sala|sl;loja|lj;bloco|bl;fração|fr;andar;casa|cs',
      unit_directions: 'direito|dto|dir|dt;esquerdo|esq;frente|frt|fte;trás|tras;traseiras',
      level_types_standalone: 'rés-do-chão|r/c|rc|res do chao;cave|cv;sobreloja|slj;térreo',
      post_office: 'caixa postal|cx postal|cp;apartado',
    },
    drop: { personal_titles: 'd', directionals: 'n s e o no ne se so' },
  },
  ro: {
    typePlace: 'first',
    plain: 'strada',
    add: {
      street_types:
        'strada|str;bulevardul|bd|blvd|b dul;calea|cal;aleea|al;piața|pta;șoseaua|sos;intrarea|intr',
      entrances: 'bloc|bl;scara|sc;sectorul|sector|sect',
      level_types_numbered: 'etaj|et',
      house_numbers: 'număr|numărul|nr|no',
    },
  },
  ru: {
    typePlace: 'either',
    plain: 'улица',
    add: {
      street_types:
        'улица|ул;проспект|пр|просп|пр-т|пр-кт;переулок|пер;площадь|пл;бульвар|бул|б-р;шоссе|ш;набережная|наб;проезд|пр-д;тупик|туп;аллея|ал;микрорайон|мкр',
      unit_types_numbered: 'квартира|кв;офис|оф;корпус|корп|к;строение|стр;подъезд;этаж',
    },
  },
  si: { typePlace: 'last' },
  sk: {
    typePlace: 'either',
    plain: 'ulica',
    add: {
      street_types: 'ulica|ul;námestie|nám|nam;cesta;nábrežie|nábr|nabr',
      house_numbers: 'súpisné číslo|súp č|súp|s č;orientačné číslo|or č;číslo domu|č domu|č d|čd;číslo|č',
    },
  },
  sl: {
    typePlace: 'either',
    plain: 'ulica',
    add: { house_numbers: 'hišna številka|hišna št|h št|hš;številka|št' },
  },
  sr: {
    typePlace: 'either',
    plain: 'ulica улица',
    add: { house_numbers: 'кућни број|kućni broj|kbr|kuć br;број|бр|broj|br' },
  },
  sv: {
    typePlace: 'either',
    add: {
      concatenated_suffixes_separable:
        'gatan|g;vägen|v;gränd|gr;gränden;stigen|st;plan;torg;backen;allén;plats|pl',
      synonyms: 'norra|n;södra|s;östra|ö;västra|v;stora|st;lilla|l;gamla|g;sankt|s:t|st;nya',
      level_types_numbered: 'våning|vån|tr;trappor|tr',
      unit_types_numbered: 'lägenhet|lgh',
    },
  },
  th: { typePlace: 'first' },
  tr: {
    typePlace: 'last',
    add: {
      street_types:
        'caddesi|cad|cd|cadde;sokak|sok|sk|sokağı;bulvarı|blv|bulv|bulvar;mahallesi|mah|mh|mahalle;meydanı|meydan',
      entrances: 'blok',
    },
  },
  uk: {
    typePlace: 'either',
    plain: 'вулиця vulytsya',
    add: {
      street_types:
        'вулиця|вул|vulytsya|vul|улица|ул|ulitsa;проспект|просп|пр|пр-т|пр-кт;провулок|пров|пр-к;площа|пл;бульвар|бул|б-р',
      house_numbers: 'будинок|буд|б;номер',
      unit_types_numbered: 'квартира|кв;офіс|оф;корпус|корп',
    },
  },
  ur: { typePlace: 'last' },
  vi: { typePlace: 'first' },
  zh: { typePlace: 'last' },
};

/** Words for doors that are names of streets and houses as well: they count only right behind a number or a comma. */
export const WEAK_UNITS = new Set(
  (
    'puerta casa c ca porta p sala s lote lt porte chambre bureau lot lotissement salle suite hus haus hof top door box unit ' +
    'block tower space portal planta pl piano piso andar scala sc edificio ed palazzina pal bloque bl bloco lj loja ' +
    'local loc b m k к lok interior int esc escalera of sl fr hall studio store house villa stock etage pt pte ' +
    'entrance stiege treppe bus aufgang raum zimmer pavillon pav bal'
  ).split(' '),
);
/** Countries speak these although neither source says so, most spoken first. */
export const MORE_LANGUAGES: Record<string, string> = {
  BE: 'nl fr de',
  CH: 'de fr it',
  LU: 'fr de lb',
  FI: 'fi sv',
  ES: 'es ca gl eu',
  IT: 'it de',
  NO: 'nb',
  CA: 'en fr',
  IE: 'en ga',
  IL: 'he ar en',
  JP: 'ja',
  CY: 'el tr en',
  MT: 'mt en',
  ZA: 'en af',
};
