// Prints the test files of a Vitest report that did not end, one a line: the process that ran them was gone. Which of their
// tests did not end goes to stderr.
//   node .ci/unended.mjs REPORT
import { readFileSync } from 'node:fs';

const { testResults } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
for (const { name, status, assertionResults } of testResults) {
  // A test that is left out is 'skipped'; 'pending' is one that began, or was next.
  const unended = assertionResults.filter((test) => test.status === 'pending');
  if (unended.length === 0 && (status === 'failed' || assertionResults.length > 0)) continue;
  console.log(name);
  for (const { fullName } of unended) console.error(`did not end: ${name}: ${fullName}`);
}
