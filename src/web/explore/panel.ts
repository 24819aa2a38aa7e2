/** What was found, in words. */

import type { Match } from '../../model/match';
import { make } from './element';

/** An area that a match lies in, smallest first. */
export interface AreaButton {
  readonly level: string;
  readonly name: string;
  readonly id: string;
}

/** Verdicts that say the field is as it was asked; the others deserve a look. */
const GOOD = new Set(['exact', 'folded', 'alias', 'abbreviation']);

/** The areas around a match, smallest first. */
export function areasOf(match: Match): AreaButton[] {
  const { suburb_id, suburb, municipality_id, municipality, province_id, province, country_id, country } =
    match;
  const areas: [string, string | null, string | null][] = [
    ['suburb', suburb, suburb_id],
    ['municipality', municipality, municipality_id],
    ['province', province, province_id],
    ['country', country, country_id],
  ];
  return areas.flatMap(([level, name, id]) => (id === null ? [] : [{ level, name: name ?? level, id }]));
}

/** A match as a card: its line, how sure, each verdict, and a button for the border of each area around it. */
export function matchCard(
  match: Match,
  onArea: (area: AreaButton, button: HTMLButtonElement) => void,
): HTMLElement {
  const percent = Math.round(match.confidence * 100);
  const meter = document.createElement('meter');
  meter.min = 0;
  meter.max = 1;
  meter.low = 0.5;
  meter.high = 0.8;
  meter.optimum = 1;
  meter.value = match.confidence;
  meter.setAttribute('aria-label', `Confidence ${percent} %`);
  const facts = make(
    'dl',
    'facts',
    ...fact('Level', match.level),
    ...fact('Confidence', make('span', 'confidence', meter, ` ${percent} %`)),
    ...fact('Within', `${metres(match.uncertaintyMeters)}, nine times in ten`),
    ...(match.distanceMeters === undefined ? [] : fact('Distance', metres(match.distanceMeters))),
    ...fact('Point', `${match.latitude.toFixed(6)}, ${match.longitude.toFixed(6)}`),
  );
  const verdicts = Object.entries(match.verdicts).map(([field, verdict]) =>
    make('li', GOOD.has(verdict) ? 'good' : 'doubt', make('b', '', field), ` ${verdict}`),
  );
  const buttons = areasOf(match).map((area) => {
    const button = make('button', 'area', make('small', '', area.level), area.name) as HTMLButtonElement;
    button.type = 'button';
    button.setAttribute('aria-pressed', 'false');
    button.addEventListener('click', () => onArea(area, button));
    return button;
  });
  return make(
    'article',
    'card',
    make('h2', '', match.label),
    facts,
    ...(verdicts.length === 0 ? [] : [make('h3', '', 'Verdicts'), make('ul', 'verdicts', ...verdicts)]),
    make('h3', '', 'Borders'),
    make('div', 'areas', ...buttons),
    make('p', 'source', match.attribution.join('; ')),
  );
}

export function messageCard(message: string): HTMLElement {
  return make('p', 'message', message);
}

function fact(name: string, shown: Node | string): HTMLElement[] {
  return [make('dt', '', name), make('dd', '', shown)];
}

function metres(distance: number): string {
  return distance < 1000 ? `${Math.round(distance)} m` : `${(distance / 1000).toFixed(1)} km`;
}
