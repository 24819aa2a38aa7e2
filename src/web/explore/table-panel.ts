/** A dropped table: the choice of columns, the progress, the results, and the file to download. */

import type { Match } from '../../model/match';
import { addressColumns, lineOf, readTable, type Table, writeTable } from './csv-file';
import { element, make } from './element';
import { evaluationOf, evaluationPanel } from './table-evaluation';

/** Rows in one request: few enough for quick progress. */
const ROWS_AT_ONCE = 200;
/** Most rows shown; the downloaded file has all. */
const MOST_SHOWN = 200;

export interface TablePanelEvents {
  /** The best match for each line; null for none. */
  ask(lines: readonly string[]): Promise<(Match | null)[]>;
  show(match: Match): void;
  tell(message: string): void;
}

/** Takes files that are dropped on the page or chosen. */
export function takeTables(events: TablePanelEvents): void {
  const chooser = element<HTMLInputElement>('file');
  const take = async (file: File | null | undefined) => {
    if (!file) return;
    try {
      await showTable(await readTable(file), events);
    } catch (error) {
      element('table').replaceChildren(make('p', 'message', (error as Error).message));
      events.tell((error as Error).message);
    }
  };
  chooser.addEventListener('change', () => {
    void take(chooser.files?.[0]);
    chooser.value = '';
  });
  document.addEventListener('dragover', (event) => {
    event.preventDefault();
    document.body.classList.add('dropping');
  });
  for (const name of ['dragleave', 'drop']) {
    document.addEventListener(name, () => document.body.classList.remove('dropping'));
  }
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    void take(event.dataTransfer?.files[0]);
  });
}

async function showTable(table: Table, events: TablePanelEvents): Promise<void> {
  const chosen = addressColumns(table);
  const choices = table.columns.map((name, index) => {
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.checked = chosen[index]!;
    box.addEventListener('change', () => {
      chosen[index] = box.checked;
    });
    return make('label', '', box, ` ${name}`);
  });
  const button = make(
    'button',
    'primary',
    `Geocode ${table.rows.length.toLocaleString('en')} rows`,
  ) as HTMLButtonElement;
  button.type = 'button';
  const results = make('div', 'results');
  const fieldset = make('fieldset', 'columns', make('legend', '', 'The address stands in'), ...choices);
  element('table').replaceChildren(make('h2', '', table.name), fieldset, button, results);
  events.tell(`${table.name}: ${table.rows.length} rows. Choose the columns of the address.`);
  button.focus();
  button.addEventListener('click', async () => {
    button.disabled = true;
    try {
      await run(table, chosen, results, events);
    } catch (error) {
      results.append(make('p', 'message', (error as Error).message));
    } finally {
      button.disabled = false;
    }
  });
}

async function run(
  table: Table,
  chosen: readonly boolean[],
  results: HTMLElement,
  events: TablePanelEvents,
): Promise<void> {
  const progress = document.createElement('progress');
  progress.max = table.rows.length;
  progress.setAttribute('aria-label', 'Rows done');
  const count = make('p', 'hint');
  const body = make('tbody', '');
  const head = make(
    'thead',
    '',
    make('tr', '', ...['Row', 'Found', 'Sure', 'Advice'].map((name) => make('th', '', name))),
  );
  for (const cell of head.querySelectorAll('th')) cell.setAttribute('scope', 'col');
  const scroller = make('div', 'scroller', make('table', '', head, body));
  scroller.tabIndex = 0;
  scroller.setAttribute('role', 'region');
  scroller.setAttribute('aria-label', 'What was found for each row');
  results.replaceChildren(progress, count, scroller);
  const found: (Match | null)[] = [];
  for (let from = 0; from < table.rows.length; from += ROWS_AT_ONCE) {
    const lines = table.rows.slice(from, from + ROWS_AT_ONCE).map((row) => lineOf(row, chosen));
    found.push(...(await events.ask(lines)));
    progress.value = found.length;
    for (const [index, match] of found.slice(from, Math.min(found.length, MOST_SHOWN)).entries()) {
      body.append(rowOf(from + index + 1, match, events));
    }
    const matched = found.filter((match) => match !== null).length;
    count.textContent = `${found.length} of ${table.rows.length} rows done, ${matched} found.`;
  }
  events.tell(count.textContent ?? '');
  if (found.length > MOST_SHOWN)
    scroller.append(make('p', 'hint', `The first ${MOST_SHOWN}; the file has all.`));
  progress.replaceWith(downloadOf(table, found));
  const evaluation = evaluationOf(table, chosen, found);
  if (evaluation !== null) count.after(evaluationPanel(evaluation, table.name));
}

function rowOf(row: number, match: Match | null, events: TablePanelEvents): HTMLElement {
  if (match === null)
    return make(
      'tr',
      '',
      make('td', '', String(row)),
      make('td', 'doubt', 'nothing'),
      make('td', ''),
      make('td', ''),
    );
  const button = make('button', 'link', match.label) as HTMLButtonElement;
  button.type = 'button';
  button.addEventListener('click', () => events.show(match));
  return make(
    'tr',
    '',
    make('td', '', String(row)),
    make('td', '', button),
    make('td', '', `${Math.round(match.confidence * 100)} %`),
    make('td', match.advice === 'accept' ? 'good' : 'doubt', match.advice),
  );
}

function downloadOf(table: Table, found: readonly (Match | null)[]): HTMLElement {
  const link = make('a', 'primary', 'Download as CSV') as HTMLAnchorElement;
  link.href = URL.createObjectURL(new Blob([writeTable(table, found)], { type: 'text/csv' }));
  link.download = `${table.name.replace(/\.[^.]*$/, '')}-geocoded.csv`;
  return link;
}
