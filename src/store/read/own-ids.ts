import { isUuid, uuidHash48 } from '../../text/uuid';
import { addressUuid, isAddressUuid } from '../format/identifiers';
import type { Address, AddressIds } from '../rows';
import type { BlockTable } from './block-table';
import type { CityKeys } from './city-keys';
import type { HashPages } from './hash-pages';
import type { RedirectTable } from './redirect-table';
import type { StreetTable } from './street-table';

/** The tables of a dataset from which the ids of its addresses are read. */
export interface IdTables {
  readonly pages: HashPages;
  readonly blocks: BlockTable;
  readonly streets: StreetTable;
  readonly cityKeys: CityKeys;
  readonly redirects: RedirectTable;
}

/** The ids of the addresses of a dataset, as if it were open alone. */
export class OwnIds implements AddressIds {
  readonly #tables: IdTables;

  constructor(tables: IdTables) {
    this.#tables = tables;
  }

  addressByUuid(uuid: string): Address | null {
    if (!isUuid(uuid)) return null;
    const asked = uuid.toLowerCase();
    for (const ordinal of this.#tables.pages.lookup(uuidHash48(asked))) {
      const address = this.#tables.blocks.address(ordinal);
      // Pages keep only a part of the id, so the whole id is computed again from the address.
      if (this.#isUuidOf(asked, address)) return address;
    }
    return null;
  }

  addressesByUuidHash(hash: number): Address[] {
    return this.#tables.pages
      .lookup(hash)
      .map((ordinal) => this.#tables.blocks.address(ordinal))
      .filter((address) => uuidHash48(this.uuidOf(address)) === hash);
  }

  uuidOf(address: Address): string {
    const { streets, cityKeys } = this.#tables;
    const street = streets.street(address.street);
    const keys = cityKeys.of(street.city);
    return addressUuid(keys.identifier, keys.city, street.name, address);
  }

  redirectOf(uuid: string): string | null {
    return this.#tables.redirects.successorOf(uuid);
  }

  #isUuidOf(uuid: string, address: Address): boolean {
    const { streets, cityKeys } = this.#tables;
    const street = streets.street(address.street);
    const keys = cityKeys.of(street.city);
    return isAddressUuid(uuid, keys.identifier, keys.city, street.name, address);
  }
}
