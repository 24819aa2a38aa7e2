import type { PolygonPart } from '../../geo/polygon';
import type { AreaLevel } from '../../model/areas';

/** A point, 1e-6 degrees. */
export interface AreaPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** An area while the dataset is being built. */
export interface AreaDraft {
  /** Its index in the list of all drafts; rows refer to it by this before it is written. */
  readonly index: number;
  readonly level: AreaLevel;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly code: string;
  readonly name: string;
  readonly aliases: string[];
  /** Names by the ISO 639 code of their language. */
  readonly translations: Map<string, string>;
  /** True for a suburb that was made for a city outside all suburb polygons. */
  readonly made: boolean;
  /** Null for a country, and until it is found. */
  parent: AreaDraft | null;
  readonly parts: PolygonPart[];
  /** Its point from the layer, for an area without polygons. */
  point: AreaPoint | null;
  /** Its layers, as indexes in the manifest's list of sources. */
  readonly sources: number[];
  /** Addresses placed directly in it (a city and a suburb count the same ones). */
  addresses: number;
  /** True if all its addresses were moved to other areas: into those of an earlier source, or into a city. */
  emptied: boolean;
  /** For a parent that is found by addresses: the number of addresses for each candidate. */
  votes: Map<AreaDraft, number> | null;
  /** Id in the dataset; -1 until it is written. */
  id: number;
}

/** Counts an address for another area than before. */
export function recount(from: AreaDraft, to: AreaDraft): void {
  if (from === to) return;
  from.addresses--;
  if (from.addresses === 0) from.emptied = true;
  to.addresses++;
}

export function countVote(area: AreaDraft, parent: AreaDraft): void {
  area.votes ??= new Map();
  area.votes.set(parent, (area.votes.get(parent) ?? 0) + 1);
}

/** The parent with most votes; at equal votes the earlier one. */
export function electedParent(area: AreaDraft): AreaDraft | null {
  let elected: AreaDraft | null = null;
  let most = 0;
  for (const [parent, votes] of area.votes ?? []) {
    if (votes > most || (votes === most && elected !== null && parent.index < elected.index)) {
      elected = parent;
      most = votes;
    }
  }
  return elected;
}
