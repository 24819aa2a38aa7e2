import { getEventListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inOrder } from '../../src/bulk/work/in-order';

async function* counted(most: number): AsyncGenerator<number> {
  for (let task = 0; task < most; task++) yield task;
}

const never = () => new Promise<never>(() => {});

describe('tasks under way', () => {
  it('give their answers in order, whatever their times', async () => {
    const answers: number[] = [];
    const stop = new AbortController();
    const run = async (task: number) => {
      await delay(task % 3 === 0 ? 8 : 1);
      return task * 2;
    };
    for await (const { task, answer } of inOrder(counted(20), run, 4, stop.signal)) {
      expect(answer).toBe(task * 2);
      answers.push(task);
      expect(getEventListeners(stop.signal, 'abort')).toEqual([]);
    }
    expect(answers).toEqual([...Array(20).keys()]);
  });

  it('are given up at a signal: slow rows held a stopped run for half a minute', async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(new Error('enough')), 5);
    await expect(inOrder(counted(9), never, 3, stop.signal).next()).rejects.toThrow('enough');
  });

  it('are given up when another one fails', async () => {
    const run = (task: number) => (task === 0 ? Promise.reject(new Error('damaged')) : never());
    await expect(inOrder(counted(9), run, 3).next()).rejects.toThrow('damaged');
  });

  it('end with the reason of the signal, also where the input ends with another one, or is silent', async () => {
    const stop = new AbortController();
    async function* ending(): AsyncGenerator<number> {
      yield 1;
      await new Promise((_, reject) =>
        stop.signal.addEventListener('abort', () => reject(new Error('closed'))),
      );
    }
    setTimeout(() => stop.abort(new Error('enough')), 5);
    const steps = inOrder(ending(), async (task) => task, 3, stop.signal);
    expect((await steps.next()).value).toEqual({ task: 1, answer: 1 });
    await expect(steps.next()).rejects.toThrow('enough');
    async function* silent(): AsyncGenerator<number> {
      yield await never();
    }
    await expect(inOrder(silent(), never, 3, stop.signal).next()).rejects.toThrow('enough');
  });
});
