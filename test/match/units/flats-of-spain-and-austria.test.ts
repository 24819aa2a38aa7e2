// Stairs, floors and doors in registers of Spain and Austria without flats. Each row: the line, the address as number and suffix, or the
// level without a number, and the advice.
import { table } from '../table-of-lines';

table(
  'Austria',
  { code: 'AT', name: 'Österreich' },
  ['Mariahilfer Straße 12; 1060; Wien; Wien; Wien', 'Annenstraße 20; 8020; Graz; Graz; Steiermark'],
  [
    ['Mariahilfer Straße 12/2/5, 1060 Wien', 'Mariahilfer Straße 12', 'accept'],
    ['Mariahilfer Straße 12/1/2/14, 1060 Wien', 'Mariahilfer Straße 12', 'accept'],
    ['Mariahilfer Str. 12/Stiege 2/Tür 5, 1060 Wien', 'Mariahilfer Straße 12', 'accept'],
    ['Annenstraße 20/II, 8020 Graz', 'Annenstraße 20', 'accept'],
    ['Annenstraße 20 T 4, 8020 Graz', 'Annenstraße 20', 'accept'],
    ['Annenstraße 20b, 8020 Graz', 'Annenstraße 20', 'confirm'],
  ],
);

table(
  'Spain',
  { code: 'ES', name: 'España' },
  [
    'Calle de Alcalá 45; 28014; Madrid; Madrid; Madrid',
    'Carrer de Balmes 120; 08008; Barcelona; Barcelona; Barcelona',
  ],
  [
    ['Carrer de Balmes 120, 3r 2a, Barcelona', 'Carrer de Balmes 120', 'accept'],
    ['C. Balmes, 120, 3º-2ª, 08008 Barcelona', 'Carrer de Balmes 120', 'accept'],
    ['C/ Balmes 120 3-2 Barcelona', 'Carrer de Balmes 120', 'accept'],
    ['C/ Alcalá, 45 - 3º B, Madrid', 'Calle de Alcalá 45', 'accept'],
    ['calle alcala 45 bajo madrid', 'Calle de Alcalá 45', 'accept'],
    ['Calle de Alcalá 45 B, Madrid', 'Calle de Alcalá 45', 'confirm'],
  ],
);
