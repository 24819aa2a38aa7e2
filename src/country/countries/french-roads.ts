/** `2540 RD2`, `12 D 1075`, `5 R.N. 19`: the short name of a road behind a house number. */
const ROAD =
  /(?<=^\s*\d+(?:\s?(?:bis|ter))?,?\s+)(?:R?(?<plain>[DN])|R\.(?<dotted>[DN])\.|C(?<way>D))\s?(?<number>\d{1,4}(?:[A-Z]\d?)?)(?=[\s,;]|$)/u;

/** A line with the roads of a department and of the nation as French registers name them: `Route Départementale 2`. */
export function withFrenchRoads(line: string): string {
  const { plain, dotted, way, number } = ROAD.exec(line)?.groups ?? {};
  if (number === undefined) return line;
  const kind = (plain ?? dotted ?? way) === 'N' ? 'Nationale' : 'Départementale';
  return line.replace(ROAD, `Route ${kind} ${number}`);
}
