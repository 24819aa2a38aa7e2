/** The card of a match. */

import { isAgreeing } from '../../model/agreeing';
import type { Advice, Match } from '../../model/match';
import { make } from './element';

/** An area that a match lies in, smallest first. */
export interface AreaButton {
  readonly level: string;
  readonly name: string;
  readonly id: string;
}

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

/** The level of a match; for a named place, its kind. */
export function levelOf({ level, name, kind }: Match): string {
  return name === undefined ? level : (kind ?? 'place');
}

/** The advice of a match, in words. */
const ADVICE: Readonly<Record<Advice, string>> = {
  accept: 'Sure enough to take.',
  confirm: 'Look at it before you take it.',
  'add-unit': 'Which unit is meant?',
  fix: 'Something does not fit what was asked.',
};

export interface CardEvents {
  area(area: AreaButton, button: HTMLButtonElement): void;
  /** @param line the address with the unit. */
  unit(line: string): void;
  other(match: Match): void;
}

/**
 * A match as a card: label, advice, confidence, verdicts, the units of a building, other matches if it is not sure,
 * and a button for the border of each area around it.
 * @param isChosen a person chose it from the suggestions: confidence, advice and verdicts for the typed letters are
 * left out.
 */
export function matchCard(
  match: Match,
  others: readonly Match[],
  isChosen: boolean,
  events: CardEvents,
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
    ...fact('Level', levelOf(match)),
    ...(isChosen ? [] : fact('Confidence', make('span', 'confidence', meter, ` ${percent} %`))),
    ...fact('Within', `${metres(match.uncertaintyMeters)}, nine times in ten`),
    ...(match.distanceMeters === undefined ? [] : fact('Distance', metres(match.distanceMeters))),
    ...fact('Point', `${match.latitude.toFixed(6)}, ${match.longitude.toFixed(6)}`),
    // The full attribution is on the map.
    ...fact('Source', match.source),
  );
  const verdicts = Object.entries(isChosen ? {} : match.verdicts).map(([field, verdict]) =>
    make('li', isAgreeing(verdict) ? 'good' : 'doubt', make('b', '', field), ` ${verdict}`),
  );
  const buttons = areasOf(match).map((area) => {
    const button = make('button', 'area', make('small', '', area.level), area.name) as HTMLButtonElement;
    button.type = 'button';
    button.setAttribute('aria-pressed', 'false');
    button.addEventListener('click', () => events.area(area, button));
    return button;
  });
  return make(
    'article',
    'card',
    make('h2', '', match.label),
    ...(isChosen
      ? []
      : [make('p', match.advice === 'accept' ? 'advice good' : 'advice doubt', ADVICE[match.advice])]),
    facts,
    ...unitsOf(match, events),
    ...othersOf(match, others, events),
    ...(verdicts.length === 0 ? [] : [make('h3', '', 'Verdicts'), make('ul', 'verdicts', ...verdicts)]),
    make('h3', '', 'Borders'),
    make('div', 'areas', ...buttons),
  );
}

/** The units of a building, each with a button that searches for it. */
function unitsOf({ units = [], number, label }: Match, events: CardEvents): HTMLElement[] {
  const named = units.filter((unit) => unit !== '');
  if (named.length === 0 || number === null) return [];
  const buttons = named.map((unit) =>
    pressable('unit', unit, () => events.unit(label.replace(number, `${number} ${unit}`))),
  );
  return [make('h3', '', `Units (${named.length})`), make('div', 'units', ...buttons)];
}

function othersOf(match: Match, others: readonly Match[], events: CardEvents): HTMLElement[] {
  if (match.advice === 'accept' || others.length === 0) return [];
  const buttons = others.map((other) => {
    const sure = `${levelOf(other)}, ${Math.round(other.confidence * 100)} % sure`;
    return make(
      'li',
      '',
      pressable('other', other.label, () => events.other(other), sure),
    );
  });
  return [make('h3', '', 'Or is it'), make('ul', 'others', ...buttons)];
}

function pressable(className: string, text: string, act: () => void, more?: string): HTMLButtonElement {
  const button = make('button', className, text) as HTMLButtonElement;
  if (more !== undefined) button.append(make('small', '', more));
  button.type = 'button';
  button.addEventListener('click', act);
  return button;
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
