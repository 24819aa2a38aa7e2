import { editDistance } from '../../text/edit-distance';
import type { LineToComplete } from './completion';

/** Fewer letters are in too many names. */
export const LEAST_FRAGMENT = 4;

/** Finds the ids of the street names that a key may mean. */
export type NamesMeant = (line: LineToComplete, key: string) => readonly number[];

export const ownName: NamesMeant = ({ matcher, profile }, key) => {
  const name = matcher.namesOf(profile).streets.keys.find(key);
  return name < 0 ? [] : [name];
};

export const namesOneSlipOff: NamesMeant = ({ matcher, profile }, key) => {
  const { streets } = matcher.namesOf(profile);
  if (key.length < LEAST_FRAGMENT) return [];
  return streets.oneEdit(key).filter((name) => editDistance(key, streets.keys.key(name), 1) === 1);
};
