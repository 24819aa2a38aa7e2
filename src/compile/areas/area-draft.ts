import type { PolygonPart } from '../../geo/polygon';
import type { AreaLevel } from '../../model/areas';

/** 1e-6 degrees. */
export interface AreaPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** An area while the dataset is being built. */
export interface AreaDraft {
  /** Its place in the list of all drafts; rows that are not yet written know it by this. */
  readonly index: number;
  readonly level: AreaLevel;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly code: string;
  readonly name: string;
  readonly aliases: string[];
  /** Names by the ISO 639 code of their language. */
  readonly translations: Map<string, string>;
  /** Made for a city that no suburb polygon covers. */
  readonly made: boolean;
  /** Null for a country, and while it is still to be found. */
  parent: AreaDraft | null;
  readonly parts: PolygonPart[];
  /** Where its layer says that it is, for an area without polygons. */
  point: AreaPoint | null;
  /** The layers that it comes from: their places in the manifest's list of sources. */
  readonly sources: number[];
  /** Addresses placed in it, itself only (a city and a suburb count the same ones). */
  addresses: number;
  /** True where all addresses it had turned out to be those of an earlier source, which lie elsewhere. */
  emptied: boolean;
  /** For a parent that is found by the addresses: how many of them voted for which. */
  votes: Map<AreaDraft, number> | null;
  /** Id in the dataset; -1 until it is written. */
  id: number;
}

export function countVote(area: AreaDraft, parent: AreaDraft): void {
  area.votes ??= new Map();
  area.votes.set(parent, (area.votes.get(parent) ?? 0) + 1);
}

/** The parent with most votes, the earlier one of equals. */
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
