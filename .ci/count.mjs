// Prints `N passed, N failed, N skipped`, the sum over Vitest's JSON reports, alone on the last line.
//   node .ci/count.mjs FAILED_STEPS REPORT...
// FAILED_STEPS is how many steps that are no tests failed: each counts as one failure. So does a report that is missing,
// a test file that does not load (it has no tests of its own), and a run that failed (REPORT.failed exists) without a
// failed test. A file that ran once more counts as a later report tells. What failed is printed before the last line,
// because a long log may be shown from its end only.
import { existsSync, readFileSync } from 'node:fs';

const [failedSteps, ...reports] = process.argv.slice(2);
const total = { passed: 0, failed: Number(failedSteps), skipped: 0 };
const counted = new Set();
for (const file of reports.reverse()) {
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    total.failed++;
    continue;
  }
  let failures = 0;
  for (const { name, status, message, assertionResults } of report.testResults) {
    if (counted.has(name)) continue;
    counted.add(name);
    if (status === 'failed' && assertionResults.length === 0) {
      console.log(`failed: ${name}\n${message}`);
      failures++;
    }
    for (const { status, fullName, failureMessages } of assertionResults) {
      if (status === 'passed') total.passed++;
      else if (status !== 'failed') total.skipped++;
      else {
        console.log(`failed: ${name}: ${fullName}\n${failureMessages.join('\n')}`);
        failures++;
      }
    }
  }
  total.failed += failures === 0 && existsSync(`${file}.failed`) ? 1 : failures;
}
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
