// Doorplate's whole HTTP service inside an Express application, behind the application's own login.
//   node examples/express.mjs DATASET [PORT]
import { Geocoder } from 'doorplate';
import { handler } from 'doorplate/http';
import express from 'express';

const [directory = 'out/sample', port = '3000'] = process.argv.slice(2);
const geocoder = Geocoder.open(directory);
// `keys: null`: the application decides who may ask. `explore` adds /search and /suggest.
const geocoding = handler(geocoder, { keys: null, explore: true });

/** A stand-in for the login of the application. */
function loggedIn(request, response, next) {
  if (request.get('authorization') === 'Bearer secret') next();
  else response.sendStatus(401);
}

const app = express();
app.use('/geocoding', loggedIn, geocoding);
app.get('/', (_request, response) => {
  response.type('text').send('an application');
});

const server = app.listen(Number(port), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}`);
});
process.on('SIGTERM', () => {
  geocoding.close();
  server.close(() => geocoder.close());
});
