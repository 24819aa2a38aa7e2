// What readers of other countries wrote and got wrong. Each row: the line, the address as number and suffix, or the level without a
// number, and the advice.
import { expect, it } from 'vitest';
import { table } from '../table-of-lines';
import { tinyGeocoder } from '../tiny-dataset';

table(
  'a number in front of a numbered street',
  { code: 'IN', name: 'India' },
  [
    '1st Cross Road 12; 600001; Chennai; Chennai; Tamil Nadu',
    '1st Cross Road 130; 600001; Chennai; Chennai; Tamil Nadu',
    '80 Feet Road 301; 600001; Chennai; Chennai; Tamil Nadu',
    'Church Street 80; 600001; Chennai; Chennai; Tamil Nadu',
  ],
  [
    ['130, 1st Cross Road, Chennai - 600001', '1st Cross Road 130', 'accept'],
    ['131, 1st Cross Road, Chennai - 600001', 'interpolated', 'confirm'],
    ['301, 80 Feet Road, Chennai - 600001', '80 Feet Road 301', 'accept'],
    ['302, 80 Feet Road, Chennai - 600001', 'interpolated', 'confirm'],
    // The number of a row.
    ['30412, 12 1st Cross Road, Chennai', '1st Cross Road 12', 'accept'],
    ['30412, 80 Church Street, Chennai', 'Church Street 80', 'accept'],
  ],
);

table(
  'a number and its letter without a space',
  { code: 'IE', name: 'Ireland' },
  [
    'Oak Park Drive 28; D06 A1B2; Dublin 6W; Dublin; Dublin',
    'Oak Park Drive 28/A; D06 A1B2; Dublin 6W; Dublin; Dublin',
  ],
  [
    ['28AOak Park Drive, Dublin 6W', 'Oak Park Drive 28/A', 'accept'],
    ['28Oak Park Drive, Dublin 6W', 'Oak Park Drive 28', 'accept'],
  ],
);

table(
  'the flat of a ground floor in Spain',
  { code: 'ES', name: 'España' },
  [
    'Calle San José 1; 28802; Alcalá de Henares; Alcalá de Henares; Madrid',
    'Calle San José 1/Bajo A; 28802; Alcalá de Henares; Alcalá de Henares; Madrid',
    'Calle San José 1/2º A; 28802; Alcalá de Henares; Alcalá de Henares; Madrid',
    'Plaza Mayor 17; 15001; A Coruña; A Coruña; A Coruña',
    'Plaza Mayor 17/Bajo B; 15001; A Coruña; A Coruña; A Coruña',
    'Calle del Bajo 3; 15001; A Coruña; A Coruña; A Coruña',
  ],
  [
    ['Calle San José 1, Bajo A, 28802 Alcalá de Henares', 'Calle San José 1/Bajo A', 'accept'],
    ['Calle San José 1 bajo A 28802 Alcalá de Henares', 'Calle San José 1/Bajo A', 'accept'],
    ['Calle San José 1, Bajo C, 28802 Alcalá de Henares', 'Calle San José 1', 'add-unit'],
    ['PLAZA MAYOR 17, BAJO B, 15001 A CORUÑA', 'Plaza Mayor 17/Bajo B', 'accept'],
    ['Calle del Bajo 3, A Coruña', 'Calle del Bajo 3', 'accept'],
  ],
);

table(
  'the same in a register without flats',
  { code: 'ES', name: 'España' },
  [
    'Calle San José 1; 28802; Alcalá de Henares; Alcalá de Henares; Madrid',
    'Plaza Mayor 17; 15001; A Coruña; A Coruña; A Coruña',
  ],
  [['Calle San José 1, Bajo A, 28802 Alcalá de Henares', 'Calle San José 1', 'accept']],
);

table(
  'a flat before a slash in Britain',
  { code: 'GB', name: 'United Kingdom' },
  [
    'Manor Road 4; BS6 5HA; Bristol; Bristol; Bristol',
    'Manor Road 14; BS6 5HA; Bristol; Bristol; Bristol',
    'Manor Road 14/Flat 4; BS6 5HA; Bristol; Bristol; Bristol',
    'Manor Road 14/Flat B; BS6 5HA; Bristol; Bristol; Bristol',
    'Manor Road 14/Flat 10; BS6 5HA; Bristol; Bristol; Bristol',
  ],
  [
    ['Flat 4/14 Manor Road, Bristol BS6 5HA', 'Manor Road 14/Flat 4', 'accept'],
    ['Flat B/14 Manor Road, Bristol', 'Manor Road 14/Flat B', 'accept'],
    ['Flat 5/14 Manor Road, Bristol', 'Manor Road 14', 'add-unit'],
    ['4-14 Manor Road, Bristol', 'Manor Road 4', 'accept'],
    ['4/14 Manor Road, Bristol', 'Manor Road 4', 'confirm'],
  ],
);

table(
  'a direction beside a town',
  { code: 'AU', name: 'Australia' },
  [
    'Albert Crescent 9; 3056; Brunswick; Merri-bek; VIC',
    'Albert Crescent 9; 3057; Brunswick East; Merri-bek; VIC; -37.76,144.98',
    'Victoria Street 6; 2150; Parramatta; Parramatta; NSW',
    'Victoria Street 6; 2151; North Parramatta; Parramatta; NSW; -33.79,151.00',
  ],
  [
    ['9 Albert Crescent, Brunswick East VIC 3057', 'Albert Crescent 9', 'accept'],
    ['9 Albert Crescent, North Brunswick VIC', 'Albert Crescent 9', 'confirm'],
    ['9 Albert Crescent, Brunswick West', 'Albert Crescent 9', 'confirm'],
    ['9 Albert Crescent, Brunswick VIC', 'Albert Crescent 9', 'accept'],
  ],
);

it('finds the suburb though the direction stands at its other end', async () => {
  const geocoder = await tinyGeocoder({ code: 'AU', name: 'Australia' }, [
    'Albert Crescent 9; 3056; Brunswick; Merri-bek; VIC; -37.77,144.96',
    'Albert Crescent 9; 3057; Brunswick East; Merri-bek; VIC; -37.76,144.98',
  ]);
  const [best] = geocoder.search('9 Albert Crescent, East Brunswick VIC');
  expect([best!.city, best!.advice]).toEqual(['Brunswick East', 'accept']);
  geocoder.close();
});

it('does not read the Icelandic `í` before a place as the number of a farm', async () => {
  const geocoder = await tinyGeocoder({ code: 'IS', name: 'Ísland' }, [
    'Hvoll 1; 816; Ölfus; Ölfus; Suðurland',
    'Hvoll I 1; 816; Ölfus; Ölfus; Suðurland; 63.98,-21.2',
  ]);
  const found = (line: string) => geocoder.search(line)[0]!.streetname;
  expect(found('Hvoll í Ölfusi')).toBe('Hvoll');
  expect(found('Hvoll í Ölfus')).toBe('Hvoll');
  expect(found('Hvoll I, Ölfus')).toBe('Hvoll I');
  geocoder.close();
});

table(
  'short directions in Sweden',
  { code: 'SE', name: 'Sverige' },
  [
    'Södra Vägen 9; 35230; Växjö; Växjö; Kronobergs län',
    'Åvägen 9; 35230; Växjö; Växjö; Kronobergs län',
    'Norra Esplanaden 4; 35230; Växjö; Växjö; Kronobergs län',
    'Nordvägen 4; 35230; Växjö; Växjö; Kronobergs län',
  ],
  [
    ['S Vägen 9, Växjö', 'Södra Vägen 9', 'accept'],
    ['S. Vägen 9, 35230 Växjö', 'Södra Vägen 9', 'accept'],
    ['N Esplanaden 4, Växjö', 'Norra Esplanaden 4', 'accept'],
    ['Åvägen 9, Växjö', 'Åvägen 9', 'accept'],
    ['Nordvägen 4, Växjö', 'Nordvägen 4', 'accept'],
  ],
);
