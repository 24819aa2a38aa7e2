/**
 * Runs as many tasks at once as keep every thread busy, and reads no more tasks than that. It yields the answers in the
 * order of the tasks, each as soon as it and all earlier ones are done, even while the next task is slow to arrive. Where
 * it ends early, tasks under way are left to whoever runs them: nobody reads their answers.
 * @throws the reason of the signal (the step) once it is aborted, without waiting for tasks; what a task throws.
 */
export async function* inOrder<Task, Answer>(
  tasks: AsyncIterable<Task>,
  run: (task: Task) => Promise<Answer>,
  mostUnderWay: number,
  signal?: AbortSignal,
): AsyncGenerator<{ task: Task; answer: Answer }, void, undefined> {
  const iterator = tasks[Symbol.asyncIterator]();
  const underWay: { task: Task; answer: Promise<Answer> }[] = [];
  let coming: Promise<IteratorResult<Task>> | null = null;
  let ended = false;
  try {
    for (;;) {
      if (!ended && underWay.length < mostUnderWay) coming ??= iterator.next();
      const head = underWay[0];
      if (head === undefined && coming === null) return;
      const step = await untilAborted(nextOf(coming, head?.answer), signal);
      if (step !== null) {
        coming = null;
        if (step.done) ended = true;
        else underWay.push({ task: step.value, answer: quiet(run(step.value)) });
      } else {
        underWay.shift();
        yield { task: head!.task, answer: await head!.answer };
      }
    }
  } finally {
    // Not awaited: `return` of a generator waits for its pending `next`, which may never resolve.
    if (!ended) void quiet(Promise.resolve(iterator.return?.()));
  }
}

/** Waits for the next task (or the end of the tasks), or for the answer, which gives null. */
function nextOf<Task>(
  coming: Promise<IteratorResult<Task>> | null,
  answer: Promise<unknown> | undefined,
): Promise<IteratorResult<Task> | null> {
  const answered = answer?.then(
    () => null,
    () => null,
  );
  if (coming === null) return answered!;
  return answered === undefined ? coming : Promise.race([answered, coming]);
}

/** Waits for a promise or for the signal. The signal holds nothing afterwards: it may outlive millions of steps. */
function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (signal === undefined) return promise;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    promise
      .finally(() => signal.removeEventListener('abort', stop))
      // An input that the same signal ended fails with a reason of its own.
      .then(resolve, (error: unknown) => reject(signal.aborted ? signal.reason : error));
  });
}

/** Marks a rejection as handled: it is thrown later, in its turn. */
function quiet<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => {});
  return promise;
}
