import type { BlockView, Store, Street } from '../../store/rows';

/**
 * A value of the first address of a street. An overlay may hide all addresses of the first block; then the first
 * visible address is used.
 * @param read gets a block and reads its first address.
 * @param otherwise the result for a street without addresses.
 */
export function ofFirstAddress<Value>(
  store: Store,
  street: Street,
  read: (view: BlockView) => Value,
  otherwise: Value,
): Value {
  if (street.blockCount === 0) return otherwise;
  const view = store.load(street.firstBlock);
  if (view.count > 0) return read(view);
  let found = otherwise;
  store.forEachBlockOf(street, (block) => {
    if (block.count > 0) found = read(block);
    return block.count === 0;
  });
  return found;
}
