/** What people call the columns of their files: bulk guesses by it, and so does the draft of a recipe. */

/**
 * Column names of real files for each field, best first, folded to letters and digits. English, Dutch, Icelandic,
 * German, French, Spanish, Italian, Portuguese, Danish, Norwegian, Swedish, Finnish, Polish, Czech, Hungarian.
 */
export const KNOWN_NAMES: Readonly<Record<string, readonly string[]>> = {
  streetname: [
    ...['streetname', 'street', 'road', 'roadname', 'thoroughfare', 'addrstreet', 'stname', 'primaryname'],
    ...['straat', 'straatnaam', 'openbareruimte', 'openbareruimtenaam', 'adresstraat'],
    ...['heiti', 'gata', 'gotuheiti', 'heitinf'],
    ...['strasse', 'straße', 'strassenname', 'straßenname', 'strname', 'strassenbezeichnung'],
    ...['nomvoie', 'libellevoie', 'libvoie', 'voie', 'nomrue', 'rue', 'nomdevoie', 'nomdelavoie'],
    ...['nombrevia', 'nombrevial', 'nombredevia', 'nomvia', 'calle', 'nombrecalle', 'vial', 'via'],
    ...['odonimo', 'nomevia', 'toponimo', 'denominazione', 'denominazionevia', 'strada', 'indirizzo'],
    ...['arruamento', 'nomearruamento', 'rua', 'nomerua', 'logradouro'],
    ...['vejnavn', 'adresseringsvejnavn', 'gade', 'gadenavn', 'vej', 'gatenavn', 'gatunamn', 'katu'],
    ...['ulica', 'ulice', 'utca', 'kozterulet'],
    // With the number in it.
    ...['streetaddress', 'addressline1', 'address1', 'street1', 'streetline1', 'streetandnumber'],
    ...['straatadres', 'straathuisnummer', 'straatnaamhuisnummer', 'straatenhuisnummer', 'straatnr'],
    ...[
      'strassehausnummer',
      'strasseundhausnummer',
      'strassehausnr',
      'strassenr',
      'strasseundnr',
      'strasseundnummer',
    ],
    ...[
      'straßehausnummer',
      'straßeundhausnummer',
      'straßehausnr',
      'straßenr',
      'straßeundnr',
      'straßeundnummer',
    ],
    ...['adresse1', 'adres1', 'rueetnumero', 'numeroetrue', 'gateadresse', 'gatuadress', 'katuosoite'],
  ],
  number: [
    ...['number', 'housenumber', 'streetnumber', 'streetno', 'houseno', 'addrhousenumber', 'stnumber'],
    ...['huisnummer', 'huisnr', 'hnr', 'husnumer', 'husnr', 'husnummer', 'hausnummer', 'hausnr', 'hsnr'],
    ...['numero', 'numerovoie', 'numvoie', 'novoie', 'numerovia', 'numvia', 'numerodepolicia', 'portal'],
    ...[
      'civico',
      'numerocivico',
      'ncivico',
      'nciv',
      'numerodaporta',
      'numeroporta',
      'nporta',
      'numeropolicia',
    ],
    ...[
      'nummer',
      'huisno',
      'housenum',
      'streetnum',
      'civicnumber',
      'hausno',
      'nvoie',
      'nrue',
      'numerorue',
      'numer',
    ],
    ...['housenr', 'addressnumber', 'huisnum', 'nrdomu', 'cislo', 'cislodomovni', 'hazszam'],
    ...['nr', 'no', 'num', 'n'],
  ],
  suffix: [
    ...['suffix', 'housenumbersuffix', 'stnumsuff', 'addition', 'housenumberaddition'],
    ...[
      'huisnummertoevoeging',
      'huisnrtoevoeging',
      'huisnummertoev',
      'huisnrtoev',
      'hnrtoevoeging',
      'hnrtoev',
    ],
    ...['nrtoevoeging', 'nrtoev', 'toevoeging', 'toevoegsel', 'toev', 'bokst'],
    ...[
      'hausnummerzusatz',
      'hausnrzusatz',
      'hsnrzusatz',
      'hsnrzus',
      'hnrzusatz',
      'zusatz',
      'adressierungszusatz',
    ],
    ...['suffixe', 'complementnumero', 'busnummer', 'bus', 'boite', 'bte', 'box'],
    ...['unit', 'unitnumber', 'apt', 'apartment', 'flat', 'suite', 'appartement', 'appt', 'apto', 'interno'],
    ...['nrlokalu', 'nrmieszkania', 'cisloorientacni'],
  ],
  postcode: [
    ...[
      'postcode',
      'postalcode',
      'zip',
      'zipcode',
      'postcode6',
      'pc6',
      'zippostalcode',
      'postalzip',
      'ziporpostalcode',
      'addrpostcode',
      'postnr',
      'postnumer',
    ],
    ...[
      'postleitzahl',
      'plz',
      'codepostal',
      'codpostal',
      'codigopostal',
      'cpostal',
      'cp',
      'cap',
      'codiceavviamento',
    ],
    ...['postnummer', 'cep', 'pc', 'pcode', 'zip5', 'eircode', 'postinumero', 'kodpocztowy', 'psc', 'irsz'],
  ],
  city: [
    ...['city', 'town', 'locality', 'addrcity', 'place', 'townname', 'postalcity', 'cityposta'],
    ...['woonplaats', 'woonplaatsnaam', 'plaats', 'plaatsnaam', 'stadur'],
    ...['ort', 'ortsname', 'stadt', 'wohnort', 'ville', 'nomcommune', 'commune', 'localite', 'nomville'],
    ...['localidad', 'poblacion', 'ciudad', 'citta', 'localita', 'comune', 'localidade', 'cidade'],
    ...['postdistrikt', 'postnrnavn', 'by', 'bynavn', 'poststed', 'postort', 'kaupunki'],
    ...['towncity', 'citytown', 'cityname', 'posttown', 'postaltown', 'townorcity', 'suburbcity'],
    // With the postcode in it.
    ...[
      'postcodeplaats',
      'postcodewoonplaats',
      'postcodeenplaats',
      'postcodeenwoonplaats',
      'plzort',
      'plzundort',
    ],
    ...['codepostalville', 'cpville', 'postnrby', 'postnummerogby'],
    ...['miasto', 'miejscowosc', 'mesto', 'obec', 'varos', 'telepules'],
  ],
  suburb: [
    ...['suburb', 'neighbourhood', 'neighborhood', 'district', 'buurt', 'buurtnaam', 'wijk', 'wijknaam'],
    ...[
      'ortsteil',
      'stadtteil',
      'quartier',
      'barrio',
      'quartiere',
      'frazione',
      'freguesia',
      'supplerendebynavn',
    ],
  ],
  municipality: [
    ...['municipality', 'county', 'gemeente', 'gemeentenaam', 'sveitarfelag', 'gemeinde', 'gemeindename'],
    ...['municipio', 'concelho', 'kommune', 'kommunenavn'],
  ],
  province: [
    ...['province', 'state', 'region', 'provincie', 'provincienaam', 'landshluti', 'bundesland'],
    ...['departement', 'nomdepartement', 'provincia', 'prov', 'regione', 'distrito', 'regionsnavn'],
  ],
  latitude: [
    'latitude',
    'lat',
    'y',
    'breedtegraad',
    'ycoord',
    'nhnit',
    'hnitwgs84n',
    'breitengrad',
    'latitud',
  ],
  longitude: [
    'longitude',
    'lon',
    'lng',
    'long',
    'x',
    'lengtegraad',
    'xcoord',
    'vhnit',
    'hnitwgs84e',
    'langengrad',
  ],
  text: [
    ...[
      'text',
      'address',
      'adres',
      'fulladdress',
      'addressline',
      'line',
      'query',
      'q',
      'search',
      'heimilisfang',
    ],
    ...[
      'adresse',
      'anschrift',
      'adressezeile',
      'adressecomplete',
      'direccion',
      'domicilio',
      'indirizzocompleto',
    ],
    ...['morada', 'endereco', 'adressebetegnelse'],
  ],
  a: ['a', 'addressa', 'adresa', 'address1', 'adres1', 'left', 'linea', 'line1', 'texta', 'text1'],
  b: ['b', 'addressb', 'adresb', 'address2', 'adres2', 'right', 'lineb', 'line2', 'textb', 'text2'],
};

/**
 * Parts of a field that some files have in separate columns, in the order in which they are joined. All that a file has
 * are joined to the field's own column.
 */
export const KNOWN_PARTS: Readonly<
  Record<
    string,
    { readonly before: readonly (readonly string[])[]; readonly after: readonly (readonly string[])[] }
  >
> = {
  streetname: {
    // `Rue` + `de la Paix`, `Calle` + `Mayor`, `N` + `Main`.
    before: [
      ['stprefixd', 'predir', 'stpredir', 'predirectional'],
      ['typevoie', 'typedevoie', 'typvoie', 'tipovia', 'tipodevia', 'tipovial', 'dug', 'tipoarruamento'],
    ],
    after: [
      ['sttype', 'streettype', 'stposttyp'],
      ['stsuffixd', 'postdir', 'stpostdir', 'postdirectional'],
    ],
  },
  suffix: {
    // The Dutch register has a letter and an addition, the French one a repetition index, the Italian one an exponent.
    before: [
      ['huisletter', 'hausbuchstabe', 'buchstabe', 'husbogstav', 'bogstav', 'letra'],
      ['rep', 'indrep', 'indicerepetition', 'indicederepetition', 'btq', 'esponente', 'barrato'],
    ],
    after: [
      ['etage', 'planta', 'piso', 'andar', 'floor'],
      ['doer', 'dør', 'puerta'],
    ],
  },
};

const SIGNS = /[^\p{IDS}\p{N}]/gu;

/** Folds the name of a column as in the tables above. */
export function foldName(name: string): string {
  return name.normalize('NFKD').toLowerCase().replace(SIGNS, '');
}
