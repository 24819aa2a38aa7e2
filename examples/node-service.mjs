// Your own service: one route that answers with the best match for a line of text.
//   node examples/node-service.mjs DATASET [PORT]
//   curl 'http://127.0.0.1:3000/where?q=881+main+st,+manchester'
import { createServer } from 'node:http';
import { Geocoder, GeocoderError } from 'doorplate';

const [directory = 'out/sample', port = '3000'] = process.argv.slice(2);
const geocoder = Geocoder.open(directory);

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname !== '/where') return answer(response, 404, { error: 'expected /where?q=…' });
  try {
    const [best] = geocoder.search(searchParams.get('q') ?? '', { limit: 1 });
    // The application decides which confidence is enough. docs/operations.md explains the number.
    if (best === undefined || best.confidence < 0.8) return answer(response, 404, { best: best ?? null });
    const { label, level, latitude, longitude, confidence } = best;
    answer(response, 200, { label, level, latitude, longitude, confidence });
  } catch (error) {
    // A text that is empty or too long is an error of the caller. Any other error is our own.
    if (!(error instanceof GeocoderError) || error.code !== 'INVALID_REQUEST') throw error;
    answer(response, 400, { error: error.message });
  }
});

function answer(response, status, body) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

server.listen(Number(port), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}`);
});
process.on('SIGTERM', () => {
  server.close(() => geocoder.close());
});
