// GET /api/geocode?q=881+main+street,+manchester
import { GeocoderError } from 'doorplate';
import { geocoder } from '../../../geocoder';

/** Not `edge`, because that runtime has no files. */
export const runtime = 'nodejs';
/** The answer depends on the query, so it is not cached. */
export const dynamic = 'force-dynamic';

export function GET(request: Request): Response {
  const text = new URL(request.url).searchParams.get('q') ?? '';
  try {
    const [best] = geocoder().search(text, { limit: 1 });
    return best === undefined
      ? Response.json({ error: 'nothing found' }, { status: 404 })
      : Response.json(best);
  } catch (error) {
    // A text that is empty or too long is an error of the caller. Any other error is our own.
    if (!(error instanceof GeocoderError) || error.code !== 'INVALID_REQUEST') throw error;
    return Response.json({ error: error.message }, { status: 400 });
  }
}
