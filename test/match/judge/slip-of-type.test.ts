import { expect, it } from 'vitest';
import { countryProfile } from '../../../src/country/index';
import { endsInOtherType } from '../../../src/match/judge/slip-of-type';
import type { Query } from '../../../src/match/query/query';
import { WordedName } from '../../../src/rank/worded-name';

const profile = countryProfile('IS');
const worded = (name: string) => new WordedName(profile, name);

// The register knows the street in the dative, too: Brekknaási has two letters of the asked name.
it.each([
  ['Brekknahlíð', 'Brekknaás', true],
  ['Brekknahlíð', 'Brekknahlíð', false],
  ['Brekknahlíð', 'Brekknahlið', false],
  ['Brekkuás', 'Brekknaás', false],
])('%s, found %s: %s', (asked, found, isOther) => {
  const query = { street: worded(asked), profile } as Query;
  expect(endsInOtherType(query, worded(found))).toBe(isOther);
});
