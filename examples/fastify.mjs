// Doorplate's whole HTTP service as a plug-in of a Fastify application, with a route of your own beside it.
//   node examples/fastify.mjs DATASET [PORT]
import { Geocoder, GeocoderError } from 'doorplate';
import { fastifyPlugin } from 'doorplate/http';
import fastify from 'fastify';

const [directory = 'out/sample', port = '3000'] = process.argv.slice(2);
const geocoder = Geocoder.open(directory);
const app = fastify();

// `keys: null`: the application decides who may ask. `explore` adds /search and /suggest.
await app.register(fastifyPlugin, { prefix: '/geocoding', geocoder, keys: null, explore: true });
app.get('/where', async (request) => geocoder.search(request.query.q, { limit: 1 }));
// A text that is missing or too long is an error of the caller. Any other error is our own.
app.setErrorHandler((error, _request, reply) => {
  if (!(error instanceof GeocoderError) || error.code !== 'INVALID_REQUEST') return reply.send(error);
  return reply.code(400).send({ error: error.message });
});
app.addHook('onClose', async () => geocoder.close());

console.log(await app.listen({ port: Number(port), host: '127.0.0.1' }));
process.on('SIGTERM', () => app.close());
