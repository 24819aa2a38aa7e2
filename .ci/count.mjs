// Prints `N passed, N failed, N skipped`, the sum over Vitest's JSON reports, alone on the last line.
//   node .ci/count.mjs FAILED_STEPS REPORT...
// FAILED_STEPS is how many steps that are no tests failed: each counts as one failure. So does a report that is missing,
// a test file that does not load (it has no tests of its own), and a run that failed (REPORT.failed exists) without a
// failed test. What failed is printed before that line, because a long log may be shown from its end only.
import { existsSync, readFileSync } from 'node:fs';

const [failedSteps, ...reports] = process.argv.slice(2);
const total = { passed: 0, failed: Number(failedSteps), skipped: 0 };
for (const file of reports) {
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    total.failed++;
    continue;
  }
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  for (const { name, message } of unloaded) console.log(`failed: ${name}\n${message}`);
  for (const { name, assertionResults } of report.testResults) {
    for (const { status, fullName, failureMessages } of assertionResults) {
      if (status === 'failed') console.log(`failed: ${name}: ${fullName}\n${failureMessages.join('\n')}`);
      // One that is left out is 'skipped': this one began, or was next, when the process that ran it ended.
      if (status === 'pending') console.log(`did not end: ${name}: ${fullName}`);
    }
  }
  total.passed += report.numPassedTests;
  const failures = report.numFailedTests + unloaded.length;
  total.failed += failures === 0 && existsSync(`${file}.failed`) ? 1 : failures;
  total.skipped += report.numPendingTests + report.numTodoTests;
}
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
