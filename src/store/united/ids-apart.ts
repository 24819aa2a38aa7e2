import { fold } from '../../text/fold';
import { uuidHash48 } from '../../text/uuid';
import type { Address, AddressIds, Store } from '../rows';
import { isMarked, markedHash, markedUuid, markOf } from './marked-uuid';

/** A dataset as one of several. */
export interface OneOfSeveral extends Pick<Store, 'manifest' | 'street' | 'area' | 'countries' | 'uuidOf'> {
  /** Its ids as if it were open alone. */
  readonly ownIds: AddressIds;
}

/**
 * The ids of the addresses of a dataset behind others. Registers that count their addresses from 1 give one id to
 * different addresses. The earlier dataset keeps such an id; here the address gets the id with the mark of this dataset.
 * An address that an earlier dataset has too gets the id that it has there.
 */
export class IdsApart implements AddressIds {
  readonly #own: OneOfSeveral;
  /** The earlier datasets that share a country with this one. Ids of other countries are never equal. */
  readonly #earlier: readonly OneOfSeveral[];
  /** Marks that an id of this dataset may bear: of the earlier datasets for addresses that they have too, and its own. */
  readonly #marks: readonly Uint8Array[];
  readonly #mark: Uint8Array;

  constructor(own: OneOfSeveral, earlier: readonly OneOfSeveral[]) {
    this.#own = own;
    this.#earlier = earlier.filter((one) => sharesCountry(one, own));
    this.#marks = [...earlier, own].map(({ manifest }, at) =>
      markOf(manifest.name, earlier.slice(0, at).filter((one) => one.manifest.name === manifest.name).length),
    );
    this.#mark = this.#marks.at(-1)!;
  }

  uuidOf(address: Address): string {
    const uuid = this.#own.ownIds.uuidOf(address);
    let isTaken = false;
    for (const earlier of this.#earlier) {
      const other = earlier.ownIds.addressByUuid(uuid);
      if (other === null) continue;
      if (isSame(earlier, other, this.#own, address)) return earlier.uuidOf(other);
      isTaken = true;
    }
    return isTaken ? markedUuid(uuid, this.#mark) : uuid;
  }

  addressByUuid(uuid: string): Address | null {
    const asked = uuid.toLowerCase();
    for (const own of this.#unmarked(asked)) {
      const address = this.#own.ownIds.addressByUuid(own);
      if (address !== null && this.uuidOf(address) === asked) return address;
    }
    return null;
  }

  addressesByUuidHash(hash: number): Address[] {
    return [hash, ...this.#marks.map((mark) => markedHash(hash, mark))]
      .flatMap((own) => this.#own.ownIds.addressesByUuidHash(own))
      .filter((address) => uuidHash48(this.uuidOf(address)) === hash);
  }

  redirectOf(uuid: string): string | null {
    const asked = uuid.toLowerCase();
    for (const own of this.#unmarked(asked)) {
      // A marked id was answered only if an earlier dataset has the id without the mark.
      if (own !== asked && !this.#isTaken(own)) continue;
      const successor = this.#own.ownIds.redirectOf(own);
      if (successor === null) continue;
      const address = this.#own.ownIds.addressByUuid(successor);
      return address === null ? successor : this.uuidOf(address);
    }
    return null;
  }

  /** The ids that an address with this id may have in this dataset alone. */
  #unmarked(uuid: string): string[] {
    return isMarked(uuid) ? this.#marks.map((mark) => markedUuid(uuid, mark)) : [uuid];
  }

  #isTaken(uuid: string): boolean {
    return this.#earlier.some(({ ownIds }) => ownIds.addressByUuid(uuid) !== null);
  }
}

function sharesCountry(one: OneOfSeveral, other: OneOfSeveral): boolean {
  const codes = new Set(one.countries().map(({ code }) => code));
  return other.countries().some(({ code }) => codes.has(code));
}

/** True if two addresses with one id are one address: the same number and suffix on the same street of the same city. */
function isSame(one: OneOfSeveral, address: Address, other: OneOfSeveral, sought: Address): boolean {
  const street = one.street(address.street);
  const otherStreet = other.street(sought.street);
  return (
    street.name === otherStreet.name &&
    houseNumber(address) === houseNumber(sought) &&
    one.area(street.city).uuid === other.area(otherStreet.city).uuid
  );
}

/** Equal for `12A`, `12-a` and number `12` with suffix `A`; `1-2` is not `12`. */
function houseNumber({ number, suffix }: Address): string {
  return (
    fold(`${number} ${suffix}`)
      .match(/\d+|[^\d ]+/g)
      ?.join(' ') ?? ''
  );
}
