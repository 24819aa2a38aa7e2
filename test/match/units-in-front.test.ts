/** Units in front of the house number, as in Australia and Canada, and numbers of land, which are none of houses. */

import { table } from './table-of-lines';

table(
  'Australia',
  { code: 'AU', name: 'Australia' },
  [
    'Victoria Street 2; 3121; Richmond; Yarra; VIC',
    'Victoria Street 12; 3121; Richmond; Yarra; VIC',
    'Victoria Street 12/Unit 5; 3121; Richmond; Yarra; VIC',
    'High Street 3; 3101; Kew; Boroondara; VIC',
    'High Street 100/Shop 3; 3101; Kew; Boroondara; VIC',
    'High Street 4; 3101; Kew; Boroondara; VIC',
  ],
  [
    ['#5/12 Victoria St Richmond', 'Victoria Street 12/Unit 5', 'accept'],
    ['# 5/12 Victoria St, Richmond', 'Victoria Street 12/Unit 5', 'accept'],
    ['Shop 3, 100 High St, Kew', 'High Street 100', 'add-unit'],
    ['Lot 4 High St Kew', 'High Street 4', 'confirm'],
    ['Lot 4, High St, Kew', 'High Street 4', 'confirm'],
    ['4 High St Kew', 'High Street 4', 'accept'],
  ],
);

table(
  'Canada',
  { code: 'CA', name: 'Canada' },
  [
    '4 Street SW 2100; T2S 1W2; Calgary; Calgary; Alberta',
    '4 Street SW 2100/202; T2S 1W2; Calgary; Calgary; Alberta',
    'King Street West 500; M5V 1J2; Toronto; Toronto; Ontario',
  ],
  [
    ['202, 2100 4 Street SW, Calgary', '4 Street SW 2100/202', 'accept'],
    ['202-2100 4 St SW, Calgary', '4 Street SW 2100/202', 'accept'],
    ['#202-2100 4 Street SW, Calgary', '4 Street SW 2100/202', 'accept'],
    ['2100 4 Street SW, Calgary', '4 Street SW 2100', 'accept'],
    ['500 King Street West, Toronto', 'King Street West 500', 'accept'],
  ],
);

table(
  'South Africa',
  { code: 'ZA', name: 'South Africa' },
  ['Main Road 100; 8005; Sea Point; Cape Town; Western Cape'],
  [
    ['Erf 100 Main Road, Sea Point', 'Main Road 100', 'confirm'],
    ['Stand 100 Main Road, Sea Point', 'Main Road 100', 'confirm'],
    ['Plot 100 Main Road, Sea Point', 'Main Road 100', 'confirm'],
  ],
);
