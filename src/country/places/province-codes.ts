/**
 * Codes of ISO 3166-2 that programs write in a field of its own. In a line, two letters may be anything: `12 St`, `Haus 3 SH`. Those of
 * other countries are among the names of their divisions.
 */
const CODES: Readonly<Record<string, string>> = {
  BE: 'BRU=Brussel,VAN=Antwerpen,VBR=Vlaams-Brabant,VLI=Limburg,VOV=Oost-Vlaanderen,VWV=West-Vlaanderen,WBR=Waals-Brabant,WHT=Henegouwen,WLG=Luik,WLX=Luxemburg,WNA=Namen',
  DE: 'BB=Brandenburg,BE=Berlin,BW=Baden-Württemberg,BY=Bayern,HB=Bremen,HE=Hessen,HH=Hamburg,MV=Mecklenburg-Vorpommern,NI=Niedersachsen,NW=Nordrhein-Westfalen,RP=Rheinland-Pfalz,SH=Schleswig-Holstein,SL=Saarland,SN=Sachsen,ST=Sachsen-Anhalt,TH=Thüringen',
  NL: 'DR=Drenthe,FL=Flevoland,FR=Fryslân,GE=Gelderland,GR=Groningen,LI=Limburg,NB=Noord-Brabant,NH=Noord-Holland,OV=Overijssel,UT=Utrecht,ZE=Zeeland,ZH=Zuid-Holland',
};

/** The name of the province that a field has as a code: `NW`, `NL-GR`, `CH-BE`. The text itself, without the country, if it is none. */
export function provinceOfCode(country: string, text: string): string {
  const code = text.trim().toUpperCase();
  const own = code.startsWith(`${country}-`) ? code.slice(country.length + 1) : null;
  const names = CODES[country]?.split(',') ?? [];
  const found = names.find((name) => name.startsWith(`${own ?? code}=`));
  return found === undefined ? (own ?? text) : found.slice(found.indexOf('=') + 1);
}
