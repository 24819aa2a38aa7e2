/** Folded words that tell a street from its sister of the same name: the Neue Poststraße is not the Poststraße. */
const QUALIFIERS = new Set(
  (
    'alte alter altes neue neuer neues obere oberer oberes untere unterer unteres hintere vordere kleine kleiner kleines ' +
    'grosse grosser grosses kurze lange verlangerte oude nieuwe korte grote verlengde gamle gammel ny nye store lille nordre sondre efri nedri gamli nyi ' +
    'petite petit grande vieille vieux ancienne ancien nouvelle old new upper lower little ' +
    // Spanish, Italian, Romanian; Slavic, also from Cyrillic; Greek, Baltic, Finnish and Estonian, Hungarian.
    'nueva nuevo alta alto baja vieja viejo nuova nuovo vecchia vecchio noua veche ' +
    'nova novo novi nove nowa nowy nowe stara stary stare staro stari gornja gornji donja donji gorna gorno dolna dolno horni dolni horna zgornja spodnja ' +
    'nea palaia naujoji senoji jauna veca uusi vanha felso also'
  ).split(' '),
);

/** True for a folded word such as `alte`, `nieuwe`, `upper`: most likely a part of the street's name behind it. */
export function isQualifier(folded: string): boolean {
  return QUALIFIERS.has(folded);
}
