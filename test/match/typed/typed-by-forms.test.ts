// What forms and programs add to an address: names of before, words of fields that nobody filled in, escapes. Each row: the line, the
// address as number and suffix, or the level without a number, and the advice.
import { table } from '../table-of-lines';

table(
  'a former name and empty fields in France',
  { code: 'FR', name: 'France' },
  [
    'Rue des Lilas 12; 75011; Paris; Paris; Paris',
    'Rue Basse 12; 75011; Paris; Paris; Paris',
    'Rue de la Porte 12; 75011; Paris; Paris; Paris',
    'Rue Haute (Ancienne Route) 12; 75011; Paris; Paris; Paris',
    'Rue de l’Été 7; 75011; Paris; Paris; Paris',
  ],
  [
    ['12 Rue des Lilas (anciennement rue Basse), 75011 Paris', 'Rue des Lilas 12', 'accept'],
    ['Rue des Lilas (ex rue Basse) 12, 75011 Paris', 'Rue des Lilas 12', 'accept'],
    ['12, Rue des Lilas ex rue Basse, 75011 Paris', 'Rue des Lilas 12', 'accept'],
    ['12 Rue Haute (Ancienne Route), 75011 Paris', 'Rue Haute (Ancienne Route) 12', 'confirm'],
    ['12 Rue des Lilas bte -, 75011 Paris', 'Rue des Lilas 12', 'accept'],
    ['12 Rue des Lilas, App. /, 75011 Paris', 'Rue des Lilas 12', 'accept'],
    ['12 Rue des Lilas Bât - Esc - 75011 Paris', 'Rue des Lilas 12', 'accept'],
    ['12 Rue des Lilas, Appt , 75011 Paris', 'Rue des Lilas 12', 'accept'],
    ['12 Rue de la Porte, 75011 Paris', 'Rue de la Porte 12', 'accept'],
    ['&é Rue des Lilas, 75011 Paris', 'Rue des Lilas 12', 'accept'],
    ['è rue de l’été 75011 paris', 'Rue de l’Été 7', 'accept'],
    ['- Rue des Lilas, 75011 Paris', 'street', 'accept'],
    ['7 Rue de l\\u2019\\u00c9t\\u00e9, 75011 Paris', 'Rue de l’Été 7', 'accept'],
  ],
);

table(
  'the same where the number stands behind the street',
  { code: 'BE', name: 'België' },
  [
    'Markt 12; 1080; Brussel; Brussel; Brussel',
    'Markt 12/3; 1080; Brussel; Brussel; Brussel',
    'Nieuwstraat 43; 1080; Brussel; Brussel; Brussel',
    'Brink 43; 1080; Brussel; Brussel; Brussel',
  ],
  [
    ['Nieuwstraat (voorheen Brink) 43, 1080 Brussel', 'Nieuwstraat 43', 'accept'],
    ['Nieuwstraat 43 (ex Brink 43), 1080 Brussel', 'Nieuwstraat 43', 'accept'],
    ['Nieuwstraat voorheen Brink 43, 1080 Brussel', 'Nieuwstraat 43', 'accept'],
    ['Nieuwstraat 43 bus -, 1080 Brussel', 'Nieuwstraat 43', 'accept'],
    ['Nieuwstraat 43 bus , 1080 Brussel', 'Nieuwstraat 43', 'accept'],
    ['Markt 12 bus - 3, 1080 Brussel', 'Markt 12/3', 'accept'],
  ],
);

table(
  'the same in the United States',
  { code: 'US', name: 'United States' },
  [
    'Main Street 12; 05641; Barre; Washington; Vermont',
    'Elm Street 12; 05641; Barre; Washington; Vermont',
    'Salmon Flat 12; 05641; Barre; Washington; Vermont',
  ],
  [
    ['12 Main St (formerly Elm St), Barre, VT', 'Main Street 12', 'accept'],
    ['12 Main St f/k/a Elm St, Barre, VT', 'Main Street 12', 'accept'],
    ['12 Main St Apt, Barre, VT', 'Main Street 12', 'accept'],
    ['12 Main St #, Barre, VT', 'Main Street 12', 'accept'],
    ['12 Main St Apt -, Barre, VT', 'Main Street 12', 'accept'],
    ['12 Salmon Flat, Barre, VT', 'Salmon Flat 12', 'accept'],
  ],
);

table(
  'slugs and districts',
  { code: 'IT', name: 'Italia' },
  [
    'Via Benaco 57; 20139; Milano; Milano; Milano',
    'Via Municipio 5; 20139; Milano; Milano; Milano',
    'Via Roma 1; 20139; Milano; Milano; Milano',
  ],
  [
    ['Via Benaco 57, Municipio 5, Milano', 'Via Benaco 57', 'accept'],
    ['Via Benaco 57, Milano, Zona 5', 'Via Benaco 57', 'accept'],
    ['20139 Milano, Via Municipio 5', 'Via Municipio 5', 'accept'],
    ['via_benaco_57_20139_milano', 'Via Benaco 57', 'accept'],
    ['Via Roma 1 s.n.c. Milano', 'Via Roma 1', 'accept'],
  ],
);

table(
  'addresses of web pages',
  { code: 'US', name: 'United States' },
  [
    '226th Street 115-07; 11411; Jamaica; Queens; New York',
    'Ferry Road 170; 05445; Charlotte; Chittenden; Vermont',
  ],
  [
    ['170-Ferry-Rd,-Charlotte,-VT-05445', 'Ferry Road 170', 'accept'],
    ['170-ferry-rd-charlotte-vt-', 'Ferry Road 170', 'accept'],
    ['11507-226th-street-jamaica-ny-11411', '226th Street 115-07', 'accept'],
  ],
);
