/** Streets of which the register tells two ends apart, as `Upper` and `Lower`. */

import { table } from '../table-of-lines';

table(
  'the ends of Irish streets',
  { code: 'IE', name: 'Ireland' },
  [
    'Rathmines Road Upper 11; D06 V6K2; Dublin 6; Dublin; Dublin',
    'Rathmines Road Lower 11; D06 W6F5; Dublin 6; Dublin; Dublin',
    'Rathmines Road Lower 120; D06 W6F6; Dublin 6; Dublin; Dublin',
    'Baggot Street Lower 88; D02 P593; Dublin 2; Dublin; Dublin',
    'Mount Street Upper 20; D02 P594; Dublin 2; Dublin; Dublin',
    'Grafton Street 12; D02 P595; Dublin 2; Dublin; Dublin',
  ],
  [
    ['11 Rathmines Rd, Dublin 6', 'Rathmines Road Upper 11', 'confirm'],
    ['11 Lr Rathmines Rd, Dublin 6', 'Rathmines Road Lower 11', 'accept'],
    ['11 Rathmines Rd. Upr., Dublin 6', 'Rathmines Road Upper 11', 'accept'],
    ['120 Rathmines Rd, Dublin 6', 'Rathmines Road Lower 120', 'confirm'],
    ['88 lwr baggot street d2', 'Baggot Street Lower 88', 'accept'],
    ['12 Grafton Street Upper, Dublin 2', 'Grafton Street 12', 'confirm'],
    ['12 Grafton Street Lower, Dublin 2', 'Grafton Street 12', 'confirm'],
    ['20 Mount St Lr, D02', 'Mount Street Upper 20', 'confirm'],
  ],
);

table(
  'directions in two languages',
  { code: 'CA', name: 'Canada' },
  [
    'Rue Sainte-Catherine Est 1000; H2L 2C4; Montréal; Montréal; Québec',
    'Rue Sainte-Catherine Ouest 1000; H3B 1A7; Montréal; Montréal; Québec',
    'Avenue du Mont-Royal Est 100; H2T 1A1; Montréal; Montréal; Québec',
    'King Street West 14; M5H 1A1; Toronto; Toronto; Ontario',
    'King Street East 14; M5C 1A1; Toronto; Toronto; Ontario',
    'West 12th Avenue 453; V5Y 1V4; Vancouver; Vancouver; British Columbia',
  ],
  [
    ['1000 rue Ste-Catherine, Montréal', 'Rue Sainte-Catherine Est 1000', 'fix'],
    ['1000 rue Ste-Catherine Est, Montréal', 'Rue Sainte-Catherine Est 1000', 'accept'],
    ['1000 rue Ste-Catherine O., Montréal', 'Rue Sainte-Catherine Ouest 1000', 'accept'],
    ['1000 Ste-Catherine W, Montreal', 'Rue Sainte-Catherine Ouest 1000', 'accept'],
    ['1000 Ste-Catherine Street West, Montreal', 'Rue Sainte-Catherine Ouest 1000', 'accept'],
    ['100 Mont-Royal W Montreal', 'Avenue du Mont-Royal Est 100', 'confirm'],
    ['14 King St. W, Toronto ON', 'King Street West 14', 'accept'],
    ['14 King E Toronto', 'King Street East 14', 'accept'],
    ['453 W 12th Ave, Vancouver', 'West 12th Avenue 453', 'accept'],
  ],
);
