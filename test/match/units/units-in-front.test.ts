// Units and pieces of land in front of the house number. Each row: the line, the address as number and suffix, and the advice.
import { table } from '../table-of-lines';

table(
  'Australia',
  { code: 'AU', name: 'Australia' },
  [
    ...['2', '12', '12/Unit 5', '14'].map(
      (house) => `Victoria Street ${house}; 3121; Richmond; Yarra; VIC; -37.81,145.0`,
    ),
    ...['3', '100'].map((house) => `High Street ${house}; 3101; Kew; Boroondara; VIC; -37.80,145.03`),
    ...['120', '120/Level 1', '120/Level 31'].map(
      (house) => `Collins Street ${house}; 3000; Melbourne; Melbourne; VIC; -37.81,144.96`,
    ),
  ],
  [
    ['#5/12 Victoria St Richmond', 'Victoria Street 12/Unit 5', 'accept'],
    ['# 5/12 Victoria St Richmond', 'Victoria Street 12/Unit 5', 'accept'],
    ['5, 12 Victoria St, Richmond', 'Victoria Street 12/Unit 5', 'accept'],
    ['2, 12 Victoria St, Richmond', 'Victoria Street 12', 'add-unit'],
    // Neighbours.
    ['12, 14 Victoria St, Richmond', 'Victoria Street 12', 'confirm'],
    ['Level 31, 120 Collins St, Melbourne', 'Collins Street 120/Level 31', 'accept'],
    ['L31/120 Collins St, Melbourne', 'Collins Street 120/Level 31', 'accept'],
    ['Level 31, 12 Victoria St, Richmond', 'Victoria Street 12', 'accept'],
    ['Shop 3, 100 High St, Kew', 'High Street 100', 'confirm'],
    ['Lot 12 Victoria St, Richmond', 'Victoria Street 12', 'confirm'],
    ['Lot 3, 100 High St, Kew', 'High Street 100', 'confirm'],
  ],
);

table(
  'Canada',
  { code: 'CA', name: 'Canada' },
  [
    ...['2100', '2100/202', '202'].map(
      (house) => `4 Street SW ${house}; T2S 1W2; Calgary; Calgary; Alberta; 51.03,-114.07`,
    ),
    'King Street 100; M5V 1A1; Toronto; Toronto; Ontario; 43.65,-79.38',
  ],
  [
    ['202, 2100 4 Street SW, Calgary', '4 Street SW 2100/202', 'accept'],
    ['202 2100 4 St SW, Calgary', '4 Street SW 2100/202', 'accept'],
    ['#202-2100 4 St SW, Calgary', '4 Street SW 2100/202', 'accept'],
    ['999, 2100 4 Street SW, Calgary', '4 Street SW 2100', 'add-unit'],
    ['2100 4 Street SW, Calgary', '4 Street SW 2100', 'accept'],
  ],
);

table(
  'South Africa',
  { code: 'ZA', name: 'South Africa' },
  [
    ...['20', '100'].map(
      (house) => `Main Road ${house}; 8005; Sea Point; Cape Town; Western Cape; -33.9,18.4`,
    ),
  ],
  [
    ['Erf 100 Main Rd, Sea Point', 'Main Road 100', 'confirm'],
    ['Stand 20 Main Rd, Sea Point', 'Main Road 20', 'confirm'],
    ['20 Main Rd, Sea Point', 'Main Road 20', 'accept'],
  ],
);
