import { copyFit, costOf, type NameFit, noFit } from '../rank/name-fit';
import type { Street } from '../store/rows';
import type { DoorFinder } from './find-door';
import { NearestDoors } from './nearest-doors';

/** What the name of a street says for or against it. */
export interface NameEvidence {
  readonly fit: NameFit;
  /** The asked name is itself the name of a street somewhere. */
  readonly nameExists: boolean;
  /** A street of the asked name lies in the place asked. */
  readonly namesakeInside: boolean;
}

/** A street that may be the one asked. Used again: see `begin`. */
export class StreetHit implements NameEvidence {
  street: Street;
  readonly fit = noFit();
  /** Of its name: see `costOf`. */
  cost = Number.NaN;
  nameExists = false;
  namesakeInside = false;
  readonly #doors = new NearestDoors();
  #looked = false;

  constructor(street: Street) {
    this.street = street;
  }

  /** @param fit is copied. */
  begin(street: Street, fit: NameFit): void {
    this.street = street;
    copyFit(fit, this.fit);
    this.cost = costOf(fit);
    this.#doors.begin(false);
    this.#looked = false;
  }

  /** Its doors with the number asked; none where no number was. */
  doors(finder: DoorFinder | null): NearestDoors {
    if (!this.#looked && finder !== null) finder.ofStreet(this.street.id, this.#doors);
    this.#looked = true;
    return this.#doors;
  }
}
