/** Damaged files that a reader is given, each format. `FUZZ_ROUNDS=2000` for a long look; scripts/attack reads others. */
export const FUZZ_ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 60);

/** mulberry32: a small seeded generator, so that every failure can be seen again. Gives 0 ≤ x < 1. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
