/** Lines as objects. */

export { parse } from './parse';
export { sameAddress } from './same-address';
export { standardise } from './standardise';
