/** One line of a batch: a question in JSON, and its answer in JSON. */

import { isUtf8 } from 'node:buffer';
import { GeocoderError } from '../../model/errors';
import type { AddressQuery, Match } from '../../model/match';
import type { MatchOptions } from '../../model/options';
import type { ReverseGeocodeRequest } from '../../model/requests';
import type { Answering } from '../routes/answering';
import { jsonText } from '../routes/json-body';
import { type Problem, problem, problemOf, type Reply } from '../routes/problems';

/** The space, and below it the control characters. */
const SPACE = 32;

type Row = Readonly<Record<string, unknown>>;

/**
 * The answer to a line, as a line without its end. A wrong line is answered with its problem; the other lines are not
 * affected.
 * @param line null for a line that was too long.
 * @param row counts from 1.
 * @param onFailure is called with errors that are bugs or damage.
 */
export function answerRow(
  geocoder: Answering,
  line: Buffer | null,
  row: number,
  options: MatchOptions,
  onFailure: (error: unknown) => void,
): string {
  let id: unknown;
  try {
    if (line === null)
      return refusal(row, id, problem('BODY_TOO_LARGE', 'The line is longer than this service accepts.'));
    const asked = parseRow(line);
    id = asked.id;
    return JSON.stringify({ row, id, matches: ask(geocoder, asked, options) });
  } catch (error) {
    const reply = problemOf(error);
    if (reply.status >= 500) onFailure(error);
    return refusal(row, id, reply);
  }
}

function refusal(row: number, id: unknown, reply: Reply): string {
  const { code, detail } = JSON.parse(reply.body as string) as Problem;
  return JSON.stringify({ row, id, code, detail });
}

function parseRow(line: Buffer): Row {
  if (!isUtf8(line)) throw invalid('expected a line in UTF-8, but its bytes are not');
  if (line.every((byte) => byte <= SPACE))
    throw invalid('expected a line to be a JSON object, but it is blank');
  let parsed: unknown;
  try {
    parsed = JSON.parse(jsonText(line));
  } catch (cause) {
    throw invalid(`expected a line to be a JSON object, but ${(cause as Error).message}`);
  }
  if (parsed === null || typeof parsed !== 'object' || Array.isArray(parsed)) {
    throw invalid('expected a line to be a JSON object, but got something else');
  }
  const { id } = parsed as Row;
  if (id !== undefined && id !== null && typeof id !== 'string' && typeof id !== 'number') {
    throw invalid('expected "id" to be a text or a number');
  }
  return parsed as Row;
}

/** Asks for a text, a point, or fields. */
function ask(geocoder: Answering, { id, ...asked }: Row, options: MatchOptions): Match[] {
  if ('text' in asked) {
    const { text, ...others } = asked;
    refuseOthers('text', others);
    return geocoder.search(text as string, options);
  }
  if ('latitude' in asked || 'longitude' in asked) {
    const { limit, ...chosen } = options;
    const nearest = geocoder.reverseGeocode(asked as unknown as ReverseGeocodeRequest, {
      ...chosen,
      detail: true,
    });
    return nearest === null ? [] : [nearest as Match];
  }
  if (Object.keys(asked).length === 0) {
    throw invalid('expected "text", "latitude" and "longitude", or fields of an address, but got none');
  }
  return geocoder.candidates(asked as AddressQuery, options);
}

function refuseOthers(name: string, others: Row): void {
  const [other] = Object.keys(others);
  if (other !== undefined) {
    throw invalid(`expected "${name}" alone beside "id", but got ${JSON.stringify(other.slice(0, 40))} too`);
  }
}

function invalid(message: string): GeocoderError {
  return new GeocoderError('INVALID_REQUEST', `batch: ${message}`);
}
