import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** All temporary files of a run lie in one folder, which goes when the run ends: tests that kill things leave some. */
export default function setUp(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'doorplate-tests-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
