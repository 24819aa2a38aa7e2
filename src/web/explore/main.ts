import maplibregl from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import './style.css';
import type { Match } from '../../model/match';
import { matchesAt } from '../clients/match-at';
import { refusedStatus, ServiceClient } from '../clients/service-client';
import { attribute, drawStreets, makeMap, show } from './base-map';
import { circle } from './circle';
import { element, make } from './element';
import { askForKey, currentKey } from './key';
import { type AreaButton, areasOf, matchCard, messageCard } from './panel';
import { PinMover } from './pin-mover';
import { SearchBox } from './search-box';
import { takeTables } from './table-panel';

const client = new ServiceClient({ apiKey: currentKey });
const map = makeMap(element('map'));
const found = element('found');
/** Only the last question is answered: an answer that comes late must not replace a newer one. */
let asked = 0;

/** How many suggestions, and how many matches of which the others are shown where the best is not sure. */
const MOST = 6;

const tell = (message: string) => {
  element('status').textContent = message;
};
const box = new SearchBox({
  suggest: (text) => orAskForKey(() => client.suggest(text, { limit: MOST })),
  choose: (match) => {
    asked++;
    showMatch(match, [], true);
  },
  search: (text) => void searchFor(text),
  tell,
});
/** Null where the service has no overlay: nothing can be kept. */
let pins: PinMover | null = null;
takeTables({
  ask: (lines) => orAskForKey(() => client.batch(lines)),
  show: (match) => {
    asked++;
    showMatch(match, [], true);
    found.scrollIntoView({ block: 'nearest' });
  },
  tell,
});

map.on('click', ({ lngLat }) => void askAt(lngLat.wrap()));
map.getCanvas().addEventListener('keydown', (event) => {
  if (event.key === 'Enter') void askAt(map.getCenter().wrap());
});

// For the console, and for tests that look at what is drawn.
Object.assign(window, { doorplate: { map, client } });
void start();

async function start(): Promise<void> {
  const health = (await (await fetch('./healthz')).json()) as {
    dataset: string;
    addresses: number;
    boundingBox: [number, number, number, number] | null;
    attribution: string[];
    tiles: boolean;
    overlay?: boolean;
  };
  if (health.overlay === true) pins = new PinMover(map, { save: keepPoint, saved: showSaved, tell });
  element('dataset').textContent = `${health.dataset}: ${health.addresses.toLocaleString('en')} addresses`;
  if (health.boundingBox !== null) {
    const [west, south, east, north] = health.boundingBox;
    map.fitBounds([west, south, east, north], { padding: 24, duration: 0 });
  }
  attribute(map, health.attribution, health.tiles ? await streetsBeneath() : '');
  if (currentKey() === null) await askForKey();
  document.documentElement.dataset.ready = 'true';
  box.focus();
}

/** Draws the streets that the service has; gives whom they are from. Without them the page still answers. */
async function streetsBeneath(): Promise<string> {
  try {
    return await drawStreets(map, new URL('./tiles.pmtiles', location.href).href);
  } catch (error) {
    showMessage(`The streets cannot be drawn: ${(error as Error).message}`);
    return '';
  }
}

/** Keeps a new point of an address in the overlay of the service; gives the address as it is now. */
async function keepPoint(match: Match, latitude: number, longitude: number): Promise<Match> {
  const id = match.id!;
  try {
    await orAskForKey(() => client.correct(id, { latitude, longitude }));
  } catch (error) {
    if (refusedStatus(error) !== 403) throw error;
    await askForKey('This key may not change anything. Which one may? (doorplate keys create --may-write)');
    await client.correct(id, { latitude, longitude });
  }
  return (await client.address(id)) ?? match;
}

function showSaved(match: Match): void {
  asked++;
  showMatch(match, [], false);
  tell(`The point of ${match.label} is kept.`);
}

/** Asks for a new key where the service refuses the one that we have, and then once more. */
async function orAskForKey<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (refusedStatus(error) !== 401) throw error;
    await askForKey('The service does not know this key. Which one may it be?');
    return ask();
  }
}

async function searchFor(text: string): Promise<void> {
  if (text.trim() === '') return;
  await answer(
    () => client.search(text, { limit: MOST }),
    (match, others) => showMatch(match, others, true),
    'Nothing was found.',
  );
}

async function askAt({ lng, lat }: maplibregl.LngLat): Promise<void> {
  await answer(
    () => matchesAt(client, lat, lng),
    (match) => showMatch(match, [], false),
    `No address within 250 m of ${lat.toFixed(5)}, ${lng.toFixed(5)}.`,
  );
}

async function answer(
  ask: () => Promise<Match[]>,
  use: (match: Match, others: readonly Match[]) => void,
  nothing: string,
): Promise<void> {
  const mine = ++asked;
  try {
    const [match, ...others] = await orAskForKey(ask);
    if (mine !== asked) return;
    box.close();
    if (match) use(match, others);
    else showMessage(nothing);
  } catch (error) {
    if (mine === asked) showMessage((error as Error).message);
  }
}

/**
 * @param others shown below it where it is not sure.
 * @param look moves the map there: to what was searched, not to where somebody clicked.
 */
function showMatch(match: Match, others: readonly Match[], look: boolean): void {
  const card = matchCard(match, others, {
    area: (area, button) => void toggleBorder(area, button),
    unit: (line) => {
      box.show(line);
      void searchFor(line);
    },
    other: (other) => {
      asked++;
      showMatch(other, [match, ...others.filter((one) => one !== other)], true);
    },
  });
  tell(`${match.label}, ${match.level}, ${Math.round(match.confidence * 100)} % sure.`);
  found.replaceChildren(card);
  const { longitude, latitude } = match;
  show(map, 'place', { type: 'Point', coordinates: [longitude, latitude] });
  show(map, 'uncertain', circle(latitude, longitude, match.uncertaintyMeters));
  show(map, 'border', null);
  pins?.show(match, card);
  // Until the border is there, and where there is none.
  if (look) map.jumpTo({ center: [longitude, latitude], zoom: zoomFor(match) });
  void showSmallestBorder(match, card, look);
}

function showMessage(message: string): void {
  found.replaceChildren(messageCard(message));
  tell(message);
  pins?.clear();
  for (const source of ['place', 'uncertain', 'border']) show(map, source, null);
}

/** Draws the border of the smallest area that has one. */
async function showSmallestBorder(match: Match, card: HTMLElement, look: boolean): Promise<void> {
  const mine = asked;
  const buttons = [...card.querySelectorAll<HTMLButtonElement>('button.area')];
  for (const [index, area] of areasOf(match).entries()) {
    if (area.level === 'country' || mine !== asked) return;
    if (await drawBorder(area, buttons[index]!, mine, look)) return;
  }
}

async function toggleBorder(area: AreaButton, button: HTMLButtonElement): Promise<void> {
  if (button.getAttribute('aria-pressed') === 'true') {
    button.setAttribute('aria-pressed', 'false');
    show(map, 'border', null);
    return;
  }
  await drawBorder(area, button, asked, true);
}

/** Draws a border; false where the area has none. `look` moves the map so that it is seen whole. */
async function drawBorder(
  area: AreaButton,
  button: HTMLButtonElement,
  mine: number,
  look: boolean,
): Promise<boolean> {
  const record = await orAskForKey(() => client.area(area.id));
  if (mine !== asked) return true;
  const shape = record?.shape ?? null;
  if (shape === null) {
    button.disabled = true;
    button.append(make('small', '', 'no border in the data'));
    return false;
  }
  for (const other of found.querySelectorAll('button.area')) other.setAttribute('aria-pressed', 'false');
  button.setAttribute('aria-pressed', 'true');
  show(map, 'border', shape);
  if (look) {
    const bounds = new maplibregl.LngLatBounds();
    for (const [longitude, latitude] of shape.coordinates.flat(2)) bounds.extend([longitude!, latitude!]);
    map.fitBounds(bounds, { padding: 40, duration: 0 });
  }
  return true;
}

/** Fits the circle that holds the true place. */
function zoomFor({ uncertaintyMeters }: Match): number {
  return Math.max(3, Math.min(16, 23 - Math.log2(Math.max(100, uncertaintyMeters))));
}
