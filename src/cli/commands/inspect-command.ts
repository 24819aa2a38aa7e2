import { Command } from 'commander';
import pc from 'picocolors';
import type { InspectedLayer, Inspection } from '../../compile/index';
import { printableLines, printablePath } from '../../model/quote';
import { bytes, colours, columns, count, printJson } from '../terminal/output';

export function inspectCommand(): Command {
  return new Command('inspect')
    .summary('What a file of open data holds, with a recipe to begin with.')
    .description(
      'Tells the format of a file, its layers, rows, columns, reference system and first values, and drafts a ' +
        'recipe for it. A recipe is a start: licence, attribution and country are for a person to fill in.',
    )
    .argument('<file>', 'any file that a recipe may name, or the directory of a dataset')
    .option('--json', 'print everything as JSON')
    .option('--recipe', 'print the drafted recipe only; what is still to do goes to stderr')
    .addHelpText(
      'after',
      '\nExamples:\n  $ doorplate inspect lvbag-extract-nl.zip\n  $ doorplate inspect --recipe places.gpkg > recipe.json',
    )
    .action(async (file: string, { json, recipe }: { json?: boolean; recipe?: boolean }) => {
      const { inspect } = await import('../../compile/index');
      const inspection = await inspect(file);
      if (json) printJson(inspection);
      else if (recipe) {
        process.stdout.write(`${JSON.stringify(inspection.recipe, null, 2)}\n`);
        for (const note of inspection.notes) process.stderr.write(`${printableLines(note)}\n`);
      } else process.stdout.write(readable(inspection));
    });
}

function readable({ file, bytes: size, format, layers, recipe, notes }: Inspection): string {
  const paint = pc.createColors(colours(process.stdout));
  let text = `${paint.bold(printablePath(file))}  ${format ?? 'unknown format'}, ${bytes(size)}\n`;
  for (const layer of layers) {
    text += `\n${paint.bold(printablePath(layer.name))}  ${summary(layer)}\n`;
    text += columns(
      layer.columns.map(({ name, type, samples }) => [name, `${type.padEnd(10)} ${samples.join(' · ')}`]),
    );
  }
  text += `\n${paint.bold('Recipe to begin with')}\n${printableLines(JSON.stringify(recipe, null, 2))}\n`;
  if (notes.length > 0)
    text += `\n${paint.bold('Still to do')}\n${notes.map((note) => `  ${printableLines(note)}\n`).join('')}`;
  return text;
}

function summary({ rows, rowsAreEstimated, geometry, crs }: InspectedLayer): string {
  const counted =
    rows === null ? 'rows not counted' : `${rowsAreEstimated ? 'about ' : ''}${count(rows)} rows`;
  return [counted, geometry ?? 'no geometry', ...(crs === null ? [] : [crs.slice(0, 60)])].join(', ');
}
