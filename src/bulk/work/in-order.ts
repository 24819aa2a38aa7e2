/**
 * Does tasks with as many under way as keep every thread busy, and asks for no more of them than that; gives the
 * answers in the order of the tasks, each as soon as it and all before it are there, also while the next task is
 * slow to come.
 */
export async function* inOrder<Task, Answer>(
  tasks: AsyncIterable<Task>,
  run: (task: Task) => Promise<Answer>,
  mostUnderWay: number,
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
      const step = await nextOf(coming, head?.answer);
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
    // A source that never comes back must not hold up the end: its `return` waits for its `next`.
    if (!ended) void quiet(Promise.resolve(iterator.return?.()));
    await Promise.allSettled(underWay.map(({ answer }) => answer));
  }
}

/** What happens first: the next task (or the end of them), or null for the answer. */
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

/** A failure is looked at when its turn comes: until then it must not count as unhandled. */
function quiet<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => {});
  return promise;
}
