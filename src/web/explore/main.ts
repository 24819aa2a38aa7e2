import maplibregl from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import './style.css';
import type { Match } from '../../model/match';
import { matchesAt } from '../clients/match-at';
import { refusedStatus, ServiceClient } from '../clients/service-client';
import { BaseMap } from './base-map';
import { circle } from './circle';
import { element, make } from './element';
import { KeyDialog } from './key';
import { type AreaButton, areasOf, levelOf, matchCard, messageCard } from './panel';
import { PinMover } from './pin-mover';
import { SearchBox } from './search-box';
import { takeTables } from './table-panel';

/** The answer of `/healthz`. */
interface Health {
  dataset: string;
  addresses: number;
  boundingBox: [number, number, number, number] | null;
  attribution: string[];
  tiles: boolean;
  /** Left out if keys are asked for. */
  keyless?: true;
  overlay?: boolean;
}

const keys = new KeyDialog();
const client = new ServiceClient({ apiKey: () => keys.current() });
const base = new BaseMap(element('map'));
const { map } = base;
const found = element('found');
/** Number of the newest question: a late answer to an older one must not replace a newer answer. */
let asked = 0;

/** The page waits this long for the service to say whether it needs a key, before it asks for one. */
const A_MOMENT_MILLISECONDS = 300;
/** Most suggestions; also most matches of a search, whose others are shown if the best is not sure. */
const MOST = 6;

const tell = (message: string) => {
  element('status').textContent = message;
};
const box = new SearchBox({
  suggest: (text) => orAskForKey(() => client.suggest(text, { limit: MOST })),
  choose: (match) => {
    asked++;
    showMatch(match, [], true, true);
  },
  search: (text) => void searchFor(text),
  tell,
});
/** Null if the service has no overlay: points cannot be saved. */
let pins: PinMover | null = null;
const service = healthOfService();
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

/**
 * Asks for the key, unless the service says at once that it needs none. When it says so later, the question is closed
 * again. The line, the map and a dropped table can be used before everything is loaded.
 */
async function start(): Promise<void> {
  const told = service.then(
    ({ keyless }) => {
      if (keyless === true) keys.needNone();
    },
    () => {},
  );
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, A_MOMENT_MILLISECONDS))]);
  const keyed = keys.current() === null ? keys.ask() : Promise.resolve();
  void keyed.then(() => {
    if (document.activeElement === document.body) box.focus();
  });
  try {
    const health = await service;
    element('dataset').textContent = `${health.dataset}: ${health.addresses.toLocaleString('en')} addresses`;
    // A person who has already searched keeps the view.
    if (health.boundingBox !== null && asked === 0) {
      const [west, south, east, north] = health.boundingBox;
      map.fitBounds([west, south, east, north], { padding: 24, duration: 0 });
    }
    base.attribute(health.attribution, health.tiles ? await streetsBeneath() : '');
  } catch (error) {
    warn(`The service cannot be asked: ${(error as Error).message}`);
  }
  await keyed;
  document.documentElement.dataset.ready = 'true';
}

/** Shows an error; an earlier result stays. */
function warn(message: string): void {
  if (asked === 0) showMessage(message);
  else tell(message);
}

async function healthOfService(): Promise<Health> {
  const health = (await (await fetch('./healthz')).json()) as Health;
  if (health.overlay === true) pins = new PinMover(map, { save: keepPoint, saved: showSaved, tell });
  return health;
}

/** Draws the streets of the service; returns their attribution. Without them the page still answers. */
async function streetsBeneath(): Promise<string> {
  try {
    return await base.drawStreets(new URL('./tiles.pmtiles', location.href).href);
  } catch (error) {
    warn(`The streets cannot be drawn: ${(error as Error).message}`);
    return '';
  }
}

/** Saves a new point of an address in the overlay of the service; returns the changed address. */
async function keepPoint(match: Match, latitude: number, longitude: number): Promise<Match> {
  const id = match.id!;
  try {
    await orAskForKey(() => client.correct(id, { latitude, longitude }));
  } catch (error) {
    if (refusedStatus(error) !== 403) throw error;
    const isReplaced = await keys.replace(
      'This key may not change anything. Enter one that may: doorplate keys create --may-write makes it.',
    );
    if (!isReplaced) throw error;
    await client.correct(id, { latitude, longitude });
  }
  return (await client.address(id)) ?? match;
}

function showSaved(match: Match): void {
  asked++;
  showMatch(match, [], false);
  tell(`The point of ${match.label} is kept.`);
}

/** Makes a request once `/healthz` has answered, with a key that the service accepts. */
async function orAskForKey<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  await service;
  return keys.with(ask, (error) => refusedStatus(error) === 401);
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
 * @param others shown below the match if it is not sure.
 * @param look moves the map to the match: after a search, not after a click on the map.
 * @param isChosen a person chose it from the suggestions.
 */
function showMatch(match: Match, others: readonly Match[], look: boolean, isChosen = false): void {
  const card = matchCard(match, others, isChosen, {
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
  const sure = isChosen ? '' : `, ${Math.round(match.confidence * 100)} % sure`;
  tell(`${match.label}, ${levelOf(match)}${sure}.`);
  found.replaceChildren(card);
  const { longitude, latitude } = match;
  base.show('place', { type: 'Point', coordinates: [longitude, latitude] });
  base.show('uncertain', circle(latitude, longitude, match.uncertaintyMeters));
  base.show('border', null);
  pins?.show(match, card);
  // Until the border is there, and if there is none.
  if (look) map.jumpTo({ center: [longitude, latitude], zoom: zoomFor(match) });
  const seen = base.camera();
  // The border does not move a map that the person has moved meanwhile.
  void showSmallestBorder(match, card, () => look && base.camera() === seen);
}

function showMessage(message: string): void {
  found.replaceChildren(messageCard(message));
  tell(message);
  pins?.clear();
  for (const source of ['place', 'uncertain', 'border']) base.show(source, null);
}

/** Draws the border of the smallest area that has one. */
async function showSmallestBorder(match: Match, card: HTMLElement, look: () => boolean): Promise<void> {
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
    base.show('border', null);
    return;
  }
  await drawBorder(area, button, asked, () => true);
}

/** Draws a border; false if the area has none. `look` moves the map so that it is seen whole. */
async function drawBorder(
  area: AreaButton,
  button: HTMLButtonElement,
  mine: number,
  look: () => boolean,
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
  base.show('border', shape);
  if (look()) {
    const bounds = new maplibregl.LngLatBounds();
    for (const [longitude, latitude] of shape.coordinates.flat(2)) bounds.extend([longitude!, latitude!]);
    base.fit(bounds);
  }
  return true;
}

/** Fits the circle that holds the true place. */
function zoomFor({ uncertaintyMeters }: Match): number {
  return Math.max(3, Math.min(16, 23 - Math.log2(Math.max(100, uncertaintyMeters))));
}
