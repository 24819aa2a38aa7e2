// More habits of American lines. Each row: the line, the address as number and suffix, or the level without a number, and the advice.
import { table } from '../table-of-lines';

const US = { code: 'US', name: 'United States' };

table(
  'a short name without its type',
  US,
  [
    'MAPLE ST 15; 05060; RANDOLPH; Orange; Vermont; 43.92,-72.66',
    'RANDOLPH AVE 15; 05060; RANDOLPH; Orange; Vermont; 43.93,-72.66',
    'SCHOOL ST 23; 05101; BELLOWS FALLS; Windham; Vermont; 43.13,-72.44',
    'NORTH RD 413; 05461; HINESBURG; Chittenden; Vermont; 44.33,-73.11',
    'PARK ST 413; 05461; HINESBURG; Chittenden; Vermont; 44.34,-73.11',
  ],
  [
    ['15 Maple, Randolph, VT 05060', 'MAPLE ST 15', 'accept'],
    ['23 School, Bellows Falls, VT 05101', 'SCHOOL ST 23', 'accept'],
    ['413 North, Hinesburg, VT 05461', 'NORTH RD 413', 'accept'],
    ['413 Park, Hinesburg, VT 05461', 'PARK ST 413', 'accept'],
  ],
);

table(
  'the other direction, in front of which the number has a letter',
  US,
  [
    'W JOPPA RD 1428; 21204; TOWSON; Baltimore; Maryland; 39.40,-76.62',
    'W JOPPA RD 1428/C; 21204; TOWSON; Baltimore; Maryland; 39.40,-76.62',
    'LAKE WAY 19/B; 21136; REISTERSTOWN; Baltimore; Maryland; 39.46,-76.82',
  ],
  [
    ['1428C E Joppa Rd, Towson, MD 21204', 'postcode', 'fix'],
    ['1428C W Joppa Rd, Towson, MD 21204', 'W JOPPA RD 1428/C', 'accept'],
    ['1428 C W Joppa Rd, Towson, MD 21204', 'W JOPPA RD 1428/C', 'accept'],
    ['1428C Joppa Rd, Towson, MD 21204', 'W JOPPA RD 1428/C', 'accept'],
    ['19B N Lake Way, Reisterstown, MD 21136', 'LAKE WAY 19/B', 'confirm'],
  ],
);

table(
  'the letter of a numbered road',
  US,
  [
    'US ROUTE 7 12; 05262; SHAFTSBURY; Bennington; Vermont; 42.98,-73.21',
    'VT ROUTE 7A 551; 05262; SHAFTSBURY; Bennington; Vermont; 42.98,-73.20',
    'US ROUTE 2 W 4199; 05873; DANVILLE; Caledonia; Vermont; 44.41,-72.14',
    'VT ROUTE 15 6937; 05680; WOLCOTT; Lamoille; Vermont; 44.54,-72.45',
  ],
  [
    ['551 Route 7, Shaftsbury, VT 05262', 'street', 'fix'],
    ['551 Rt 7A, Shaftsbury, VT 05262', 'VT ROUTE 7A 551', 'accept'],
    ['4199 US Route 2B W, Danville, VT 05873', 'US ROUTE 2 W 4199', 'confirm'],
    ['4199 US 2 W, Danville, VT 05873', 'US ROUTE 2 W 4199', 'accept'],
    ['6937 Route 15B, Wolcott, VT 05680', 'VT ROUTE 15 6937', 'confirm'],
  ],
);

table(
  'a town, and the county of its name',
  US,
  [
    'MAIN ST 2; 05451; ESSEX; Chittenden; Vermont; 44.51,-73.06',
    'STAGECOACH RD 41; 05906; LUNENBURG; Essex; Vermont; 44.46,-71.68',
    'OAK ST 5; ; RUTLAND; Rutland; Vermont; 43.61,-72.97',
    'WEST ST 82; ; RUTLAND; Rutland; Vermont; 43.61,-72.97',
    'WEST ST 82; 05757; MIDDLETOWN SPRINGS; Rutland; Vermont; 43.48,-73.12',
  ],
  [
    // A town 100 km away in the county of the town's name.
    ['41 Stagecoach Rd, Essex, VT', 'STAGECOACH RD 41', 'confirm'],
    ['41 Stagecoach Rd, Essex County, VT', 'STAGECOACH RD 41', 'confirm'],
    ['41 Stagecoach Rd, Lunenburg, Essex County, VT', 'STAGECOACH RD 41', 'accept'],
    ['41 Stagecoach Rd, Essex, VT 05906', 'STAGECOACH RD 41', 'accept'],
    ['82 West St, Rutland, Rutland County, VT', 'WEST ST 82', 'accept'],
    ['5 Oak St, Rutland, Rutland County, VT', 'OAK ST 5', 'accept'],
  ],
);

table(
  'numbers that are no house, and digits apart',
  US,
  [
    'US ROUTE 2 W 12; 05828; DANVILLE; Caledonia; Vermont; 44.41,-72.14',
    'EVERGREEN LN 2; 05753; MIDDLEBURY; Addison; Vermont; 44.01,-73.16',
  ],
  [
    ['US Route 2 W MM 12, Danville, VT', 'US ROUTE 2 W 12', 'confirm'],
    ['12 US Route 2 W, Danville, VT', 'US ROUTE 2 W 12', 'accept'],
    ['2 0 Evergreen Ln, Middlebury, VT 05753', 'EVERGREEN LN 2', 'confirm'],
    ['2; 0; Evergreen Ln; Middlebury; VT; 05753', 'EVERGREEN LN 2', 'accept'],
  ],
);
