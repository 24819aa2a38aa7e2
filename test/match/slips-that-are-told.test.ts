// Where a slip is told apart from another address: letters that a scanner takes for others, a postcode of another town, the beginning
// of another name.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../src/index';
import { tinyGeocoder } from './tiny-dataset';

const ICELANDIC = [
  'Hólagata 35; 260; Reykjanesbær; Reykjanesbær; Suðurland; 63.99,-22.55',
  'Heiðarvegur 3; 230; Reykjanesbær; Reykjanesbær; Suðurland; 64.00,-22.56',
  'Markarvegur 4; 108; Reykjavík; Reykjavík; Höfuðborgarsvæði; 64.12,-21.89',
  'Laugavegur 8; 101; Reykjavík; Reykjavík; Höfuðborgarsvæði; 64.14,-21.92',
  'Suðurgata 113; 300; Akranes; Akranes; Vesturland; 64.31,-22.08',
  'Aðalstræti 5; 350; Grundarfjörður; Grundarfjörður; Vesturland; 64.92,-23.25',
];
const FRENCH = [
  'Rue du Fer à Moulin 44; 75005; Paris; Paris; Paris; 48.839,2.354',
  'Rue du Moulin Vert 7; 75014; Paris; Paris; Paris; 48.830,2.322',
  'Rue Cail 7; 75010; Paris; Paris; Paris; 48.882,2.360',
  'Rue Caillaux 20; 75013; Paris; Paris; Paris; 48.822,2.360',
  'Rue de la Garenne 5; 24750; Boulazac; Boulazac; Dordogne; 45.181,0.762',
  'Rue de la Gare 9; 24000; Périgueux; Périgueux; Dordogne; 45.186,0.711',
  'Cité de la Mairie 1; 75018; Paris; Paris; Paris; 48.885,2.339',
  'Quai du Louvre 4; 75001; Paris; Paris; Paris; 48.859,2.341',
  'Quai du Louvre 6; 75001; Paris; Paris; Paris; 48.859,2.342',
  'Place du Louvre 4; 75001; Paris; Paris; Paris; 48.860,2.341',
  // A postcode of many streets tells little about one.
  ...[
    'Molière',
    'Villedo',
    'Rameau',
    'Chabanais',
    'Cherubini',
    'Lulli',
    'Louvois',
    'Thérèse',
    'Ventadour',
  ].map((name) => `Rue ${name} 1; 75001; Paris; Paris; Paris; 48.867,2.335`),
  'Avenue de Wagram 12; 75017; Paris; Paris; Paris; 48.876,2.296',
];

let iceland: Geocoder;
let france: Geocoder;
beforeAll(async () => {
  iceland = await tinyGeocoder({ code: 'IS', name: 'Iceland' }, ICELANDIC);
  france = await tinyGeocoder({ code: 'FR', name: 'France' }, FRENCH);
});
afterAll(() => {
  iceland.close();
  france.close();
});

function ask(geocoder: Geocoder, line: string): string[] {
  const [best] = geocoder.search(line, { explain: true });
  return [best!.label, best!.advice, best!.explanation!.doubt ?? 'none'];
}

describe('letters that look alike to a scanner are one slip, however many they are', () => {
  it.each([
    [() => iceland, 'b01agata 35, Reykjanesbær', 'Hólagata 35, 260 Reykjanesbær'],
    [() => iceland, 'Mork0rve9iir 4, Reykjavík', 'Markarvegur 4, 108 Reykjavík'],
    [() => france, '12 Avenue de vvo9ram, Paris', '12 Avenue de Wagram, 75017 Paris'],
    [() => france, '1 Cité de 1o Moirie, Paris', '1 Cité de la Mairie, 75018 Paris'],
  ])('%s %s', (geocoder, line, label) => {
    expect(ask(geocoder(), line)).toEqual([label, 'accept', 'none']);
  });

  it('without a sign of a scanner, as many letters are another name', () => {
    expect(ask(iceland, 'bolagota 35, Reykjanesbær').slice(1)).toEqual(['confirm', 'name']);
  });
});

describe('a letter and a digit are wrong', () => {
  it('of a postcode that the town has: another street may be meant', () => {
    expect(ask(iceland, 'Mararvegur 4, 101 Reykjavík').slice(1)).toEqual(['confirm', 'postcode']);
  });

  it('of a postcode that another town has: both are slips', () => {
    expect(ask(iceland, 'Sutðurgata 113, 350 Akranes')).toEqual([
      'Suðurgata 113, 300 Akranes',
      'accept',
      'none',
    ]);
  });
});

describe('another street of the town begins with the asked name', () => {
  it.each([
    ['a word is missing inside', '44 Rue du Moulin, Paris', '44 Rue du Fer à Moulin, 75005 Paris'],
    ['it sounds like the found name', '7 Rue Caill, Paris', '7 Rue Cail, 75010 Paris'],
  ])('%s', (_, line, label) => {
    expect(ask(france, line)).toEqual([label, 'confirm', 'cut-name']);
  });
});

describe('another small word beside a postcode of the town', () => {
  it('is no sister street', () => {
    expect(ask(france, '4 Quai de la Louvre 75001 Paris')[0]).toBe('4 Quai du Louvre, 75001 Paris');
  });
});

describe('a whole name that other towns have', () => {
  it('is hardly a longer word that is cut off', () => {
    expect(ask(france, '5 Rue de la Gare, 24750 Boulazac')).toEqual([
      '5 Rue de la Garenne, 24750 Boulazac',
      'confirm',
      'name-elsewhere',
    ]);
  });

  it('a name that no street has is cut off', () => {
    expect(ask(france, '5 Rue de la Garen, 24750 Boulazac')[1]).toBe('accept');
  });
});
