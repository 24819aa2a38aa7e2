import { Dataset } from '../../store/dataset';
import { reportDamage } from '../../store/format/damage';
import { diff } from './diff';

/**
 * The redirects of ids that were withdrawn between two datasets, and those of the older dataset: each leads to an
 * existing address. A chain of withdrawals leads to its end.
 * @throws GeocoderError as `diff`.
 */
export async function redirectsBetween(
  old: string,
  renewed: string,
  signal: AbortSignal | undefined,
): Promise<Map<string, string>> {
  const redirects = new Map<string, string>();
  for await (const change of diff(old, renewed, { signal })) {
    if (change.change === 'withdrawn' && change.replacedBy !== null)
      redirects.set(change.address.id, change.replacedBy);
  }
  const earlier = Dataset.open(old);
  try {
    const now = Dataset.open(renewed);
    try {
      reportDamage(old, () => {
        for (const [id, successor] of earlier.redirects.all()) {
          const end = redirects.get(successor) ?? successor;
          const isThere = (asked: string) => now.addressByUuid(asked) !== null;
          // An id that came back needs no redirect.
          if (isThere(end) && !isThere(id)) redirects.set(id, end);
        }
      });
    } finally {
      now.close();
    }
  } finally {
    earlier.close();
  }
  return redirects;
}
