import { Command } from 'commander';
import type { Change, DiffSummary } from '../../compile/index';
import { refuseDatasetFile } from '../../files/refuse-dataset-file';
import { columns, count, writeOut } from '../terminal/output';
import { openOutputFile, type TextSink } from '../terminal/output-file';
import { untilSignal } from '../terminal/until-signal';

const CHUNK_CHARACTERS = 1 << 16;
const STANDARD_OUTPUT: TextSink = { write: writeOut, close: async () => {} };

export function diffCommand(): Command {
  return new Command('diff')
    .summary('What changed from one dataset to another.')
    .description(
      'Prints what was added, changed (field by field), moved (by how many metres), renamed and withdrawn (and what took ' +
        'its place), one JSON object a line, and a summary on stderr. An address is the same where it has the same id.',
    )
    .argument('<old>', 'directory of the older dataset')
    .argument('<new>', 'directory of the newer one')
    .option('--out <file>', 'write the changes there instead of stdout')
    .addHelpText(
      'after',
      '\nExamples:\n  $ doorplate diff out/nl-2026-01 out/nl-2026-02 --out changes.ndjson\n' +
        '  $ doorplate diff out/nl-2026-01 out/nl-2026-02 | grep \'"change":"renamed"\'',
    )
    .action(async (old: string, renewed: string, { out }: { out?: string }) => {
      if (out !== undefined) refuseDatasetFile('out', out, [old, renewed]);
      const sink = out === undefined ? STANDARD_OUTPUT : await openOutputFile('out', out);
      let isWhole = false;
      try {
        const summary = await untilSignal((signal) => writeChanges(old, renewed, sink, signal));
        isWhole = true;
        process.stderr.write(summaryText(summary));
      } finally {
        await sink.close(isWhole);
      }
    });
}

async function writeChanges(
  old: string,
  renewed: string,
  sink: TextSink,
  signal: AbortSignal,
): Promise<DiffSummary> {
  const { diff } = await import('../../compile/index');
  const changes = diff(old, renewed, { signal });
  let chunk = '';
  for (;;) {
    const step: IteratorResult<Change, DiffSummary> = await changes.next();
    if (step.done === true) {
      await sink.write(chunk);
      return step.value;
    }
    chunk += `${JSON.stringify(step.value)}\n`;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    await sink.write(chunk);
    chunk = '';
  }
}

function summaryText(summary: DiffSummary): string {
  const fields = Object.entries(summary.fields)
    .sort(([, a], [, b]) => b - a)
    .map(([field, times]) => `${field} ${count(times)}`)
    .join(', ');
  const rows: [string, number, string][] = [
    ['added', summary.added, ''],
    ['changed', summary.changed, fields],
    ['moved', summary.moved, ''],
    ['withdrawn', summary.withdrawn, `${count(summary.replaced)} replaced by another id`],
    ['streets renamed', summary.streetsRenamed, ''],
    ['areas added', summary.areasAdded, ''],
    ['areas changed', summary.areasChanged, ''],
    ['areas withdrawn', summary.areasWithdrawn, ''],
  ];
  const shown = rows.filter(([, times]) => times > 0);
  const head = `${count(summary.addresses.before)} addresses before, ${count(summary.addresses.now)} now\n`;
  if (shown.length === 0) return `${head}  no change\n`;
  return (
    head +
    columns(
      shown.map(([what, times, more]) => [what, more === '' ? count(times) : `${count(times)} (${more})`]),
    )
  );
}
