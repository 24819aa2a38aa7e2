import { joined } from '../label';
import type { OwnConventions } from '../own';

/** A letter of the house number itself, before the box. */
const LETTER_AND_BOX = /^(\p{Lu})(?:\s+(.+))?$/u;

/** Belgium. Units have the numbers of their letter boxes: `Wetstraat 16A bus 0003`. */
export const belgium: OwnConventions = {
  placeAliases: { bxl: 'brussel' },
  lines: ({ streetname, number, suffix, postcode, city }) => {
    const [, letter, box] = LETTER_AND_BOX.exec(suffix ?? '') ?? [undefined, '', suffix ?? ''];
    const house = `${number ?? ''}${letter}`;
    const door = box === undefined || box === '' ? house : joined(' ', house, `bus ${box}`);
    return [joined(' ', streetname, door), joined(' ', postcode, city)].filter((line) => line !== '');
  },
};
