/**
 * Municipalities that were merged, by the one of today; all folded. Lists and people write them for decades. Only names that no
 * town bears: `Slochteren` is a town of Midden-Groningen, and found as such. A name whose towns went several ways stands with
 * most of them.
 */
const FORMER: Readonly<Record<string, string>> = {
  'alphen aan den rijn': 'rijnwoude',
  alkmaar: 'graft de rijp',
  beekdaelen: 'onderbanken',
  'de fryske marren': 'gaasterlan sleat|gaasterland sloten|skarsterlan|scharsterland|lemsterland',
  'edam volendam': 'zeevang',
  'goeree overflakkee': 'oostflakkee',
  haarlemmermeer: 'haarlemmerliede en spaarnwoude',
  'het hogeland': 'eemsmond|de marne',
  'hoeksche waard': 'binnenmaas|cromstrijen|korendijk',
  'hollands kroon': 'niedorp|wieringermeer',
  'horst aan de maas': 'meerlo wanssum',
  hulst: 'hontenisse',
  'kaag en braassem': 'alkemade|jacobswoude',
  koggenland: 'wester koggenland',
  krimpenerwaard: 'nederlek',
  leeuwarden: 'leeuwarderadeel',
  maashorst: 'landerd',
  medemblik: 'noorder koggenland',
  'midden groningen': 'hoogezand sappemeer|menterwolde',
  molenlanden: 'giessenlanden|molenwaard|graafstroom|liesveld',
  nieuwkoop: 'liemeer',
  nissewaard: 'bernisse',
  'noardeast fryslan':
    'dongeradeel|ferwerderadiel|ferwerderadeel|kollumerland|kollumerland c a|kollumerland ca|kollumerland en nieuwkruisland',
  oldambt: 'reiderland',
  roerdalen: 'ambt montfort',
  schagen: 'harenkarspel|zijpe',
  'schouwen duiveland': 'duiveland|middenschouwen|westerschouwen',
  sluis: 'sluis aardenburg',
  'sudwest fryslan':
    'littenseradeel|littenseradiel|nijefurd|wonseradeel|wunseradiel|wymbritseradeel|wymbritseradiel',
  veere: 'valkenisse',
  venlo: 'arcen en velden',
  vijfheerenlanden: 'zederik',
  waadhoeke: 'franekeradeel|het bildt|menaldumadeel|menameradiel',
  'west betuwe': 'lingewaal',
  westerwolde: 'bellingwedde',
  zevenaar: 'rijnwaarden',
};

/** Former name → name of today. */
export const formerMunicipalities: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(FORMER).flatMap(([today, names]) => names.split('|').map((name) => [name, today])),
);
