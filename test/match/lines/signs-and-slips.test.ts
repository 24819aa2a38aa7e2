// Letters behind a house number that are none of it, and two slips in one line. Each row: the line, the address as number and suffix, and the advice.
import { table } from '../table-of-lines';

// The sign of the country was the letter of a house that the register lacks.
table(
  'The sign of the country in front of a postcode',
  { code: 'DE', name: 'Deutschland' },
  [
    'Graitenweg 20; 45276; Essen; Essen; Nordrhein-Westfalen',
    'Graitenweg 22; 45276; Essen; Essen; Nordrhein-Westfalen',
    'Graitenweg 22/D; 45276; Essen; Essen; Nordrhein-Westfalen',
    'Scheinstr. 25; 45276; Essen; Essen; Nordrhein-Westfalen',
  ],
  [
    ['Graitenweg 20 D 45276 Essen', 'Graitenweg 20', 'accept'],
    ['Graitenweg 20, D 45276 Essen', 'Graitenweg 20', 'accept'],
    ['Graitenweg 22 D 45276 Essen', 'Graitenweg 22/D', 'accept'],
    ['Graitenweg 20D 45276 Essen', 'Graitenweg 20', 'confirm'],
    ['Graitenweg 20 D, 45276 Essen', 'Graitenweg 20', 'confirm'],
    ['Graitenweg 20 E 45276 Essen', 'Graitenweg 20', 'confirm'],
    // A full stop that was typed twice.
    ['Scheinstr..25 45276 Essen', 'Scheinstr. 25', 'accept'],
  ],
);

// In small letters, `9 a milano` was number 9a.
table(
  'An Italian preposition in small letters',
  { code: 'IT', name: 'Italia' },
  ['Via Empoli 9; 20162; Milano; Milano; Milano', 'Via Empoli 9/a; 20162; Milano; Milano; Milano'],
  [
    ['via empoli 9 a milano', 'Via Empoli 9', 'accept'],
    ['via empoli 9 a, milano', 'Via Empoli 9/a', 'accept'],
    ['Via Empoli 9 a milano', 'Via Empoli 9/a', 'accept'],
  ],
);

// Three letters in a long name were a slip.
table(
  'Three letters more in a name',
  { code: 'BE', name: 'België' },
  ['Notelaarsstraat 65; 1000; Brussel; Brussel; Brussel', 'Moutstraat 23; 1000; Brussel; Brussel; Brussel'],
  [
    ['Notelaarshofstraat 65, 1000 Brussel', 'Notelaarsstraat 65', 'confirm'],
    ['Notelarsstraat 65, 1000 Brussel', 'Notelaarsstraat 65', 'accept'],
    ['Notelaarsstr 65, 1000 Brussel', 'Notelaarsstraat 65', 'accept'],
  ],
);

// A letter of the name and a digit of the postcode differed, and the address of another part of the town was accepted.
table(
  'A slip in the name and another postcode of the town',
  { code: 'IS', name: 'Ísland' },
  [
    'Markarholtsvegur 1; 108; Reykjavík; Reykjavík; Höfuðborgarsvæðið',
    'Laugavegur 1; 101; Reykjavík; Reykjavík; Höfuðborgarsvæðið',
  ],
  [
    ['Mararholtsvegur 1, 101 Reykjavík', 'Markarholtsvegur 1', 'confirm'],
    ['Markaholtsvegur 1, 108 Reykjavík', 'Markarholtsvegur 1', 'accept'],
    ['Markarholtsvegur 1, 107 Reykjavík', 'Markarholtsvegur 1', 'accept'],
  ],
);
