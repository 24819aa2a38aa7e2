const { workerData } = require('node:worker_threads');

/** Shouts a word; dies of it as often as it is told to, over all threads together. */
module.exports = function shout({ word, deadly }) {
  if (Atomics.load(workerData, 0) < deadly) {
    Atomics.add(workerData, 0, 1);
    process.exit(7);
  }
  if (word === 'refuse')
    return { failure: { code: 'INVALID_REQUEST', message: 'no such word', stack: null } };
  if (word === 'stumble') return { failure: { code: null, message: 'stumbled', stack: null } };
  return { answer: word.toUpperCase() };
};
