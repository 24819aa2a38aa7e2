// Single letters with a full stop, types that lost a letter, and words left out beside another postcode. Each row: the line, the address,
// and the advice.
import { table } from '../table-of-lines';

table(
  'streets of Paris',
  { code: 'FR', name: 'France' },
  [
    'Rue Popincourt 10; 75011; Paris; Paris; Paris',
    'Rue Nicolas Appert 14; 75011; Paris; Paris; Paris',
    'Rue Antoine Valette 13; 75011; Paris; Paris; Paris',
    'Rue Cardinal Mercier 6; 75009; Paris; Paris; Paris',
    'Rue de Clichy 3; 75008; Paris; Paris; Paris',
  ],
  [
    ['14 Rue N. Appert, 75011 Paris', 'Rue Nicolas Appert 14', 'accept'],
    // There may be a Rue Neuve Popincourt.
    ['10 Rue N. Popincourt, 75011 Paris', 'Rue Popincourt 10', 'confirm'],
    ['13 ue Antoine Valette, 75011 Paris', 'Rue Antoine Valette 13', 'accept'],
    // Rather a letter of the house.
    ['13 tv Antoine Valette, 75011 Paris', 'Rue Antoine Valette 13', 'confirm'],
    ['6 Rue Mercier, 75009 Paris', 'Rue Cardinal Mercier 6', 'accept'],
    ['6 Rue Cardinal Mercier, 75008 Paris', 'Rue Cardinal Mercier 6', 'accept'],
    ['6 Rue Mercier, 75008 Paris', 'Rue Cardinal Mercier 6', 'confirm'],
  ],
);

table(
  'streets of Milan',
  { code: 'IT', name: 'Italia' },
  [
    'Via Gerolamo Forni 20; 20161; Milano; Milano; Milano',
    "Via Marco d'Agrate 34; 20139; Milano; Milano; Milano",
    'Via XX Settembre 5; 20123; Milano; Milano; Milano',
    'Viale Monte Grappa 6; 20124; Milano; Milano; Milano',
  ],
  [
    // A type that lost a letter is no Roman number.
    ['Vi Gerolamo Forni, 20, 20161 Milano', 'Via Gerolamo Forni 20', 'accept'],
    ["Vis Marco d'Agrate, 34, 20139 Milano", "Via Marco d'Agrate 34", 'accept'],
    ['Via XXI Settembre 5, 20123 Milano', 'Via XX Settembre 5', 'confirm'],
    // Mountains are types, too.
    ['Viale Monte Grappa 6, 20124 Milano', 'Viale Monte Grappa 6', 'accept'],
    ['Monte Grappa 6, 20124 Milano', 'Viale Monte Grappa 6', 'accept'],
    ['Via Monte Grappa 6, 20124 Milano', 'Viale Monte Grappa 6', 'confirm'],
  ],
);
