import type { TownFinder } from './japanese/japanese-town';
import type { KnowsPostcode } from './postcodes/postcode-ways';

/** What the data knows of a key (`CountryProfile.key`): parse asks, its caller answers. */
export interface Vocabulary {
  readonly isStreet: (key: string) => boolean;
  readonly isPlace: (key: string) => boolean;
  /** True if a street has both names, in two languages. */
  readonly areOneStreet?: (key: string, other: string) => boolean;
  /** True if the name of a street begins so. */
  readonly beginsStreet?: (key: string) => boolean;
  /** True for the name of a province that no smaller place has. */
  readonly isProvince?: (key: string) => boolean;
  /** True for the name of a province, whether a smaller place has it, too. */
  readonly namesProvince?: (key: string) => boolean;
  /** False if no address of that country has it as its postcode, though others have one. */
  readonly isPostcode?: KnowsPostcode;
  /** Finds towns in lines without spaces; for countries that write so. */
  readonly towns?: TownFinder;
}
