import type { Manifest } from '../model/manifest';

/** The name of the only source of addresses of a dataset; null if it has several. */
export function soleSourceOf({ sources }: Manifest): string | null {
  const ofAddresses = sources.filter(({ kind }) => kind === 'addresses');
  return ofAddresses.length === 1 ? ofAddresses[0]!.name : null;
}
