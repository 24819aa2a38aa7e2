import { executionAsyncResource } from 'node:async_hooks';

/** Never read: it is enough that it lives. */
let kept: object | null = null;

/**
 * Keeps one object of Node's `process.nextTick` alive. Each request makes some eight of them. Where V8 collects garbage
 * while there is none, it forgets their shape, and makes every later one of that process five to ten times as slowly
 * (340 to 700 ns): measured in a third of the processes that had just opened a dataset, a sixth of their requests a
 * second lost. Call it before whatever makes garbage.
 */
export function keepTickShape(): void {
  if (kept !== null) return;
  process.nextTick(() => {
    kept = executionAsyncResource();
  });
}
