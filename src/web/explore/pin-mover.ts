/** A pin that can be moved, if the service has an overlay: it corrects the point of an address on the map. */

import maplibregl from 'maplibre-gl';
import type { Match } from '../../model/match';
import { make } from './element';

/** How far an arrow key moves the pin, pixels. */
const STEP = 4;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

export interface PinEvents {
  /** Saves the new point; returns the changed match. */
  save(match: Match, latitude: number, longitude: number): Promise<Match>;
  saved(match: Match): void;
  tell(message: string): void;
}

export class PinMover {
  readonly #map: maplibregl.Map;
  readonly #events: PinEvents;
  #pin: maplibregl.Marker | null = null;

  constructor(map: maplibregl.Map, events: PinEvents) {
    this.#map = map;
    this.#events = events;
  }

  /** Removes the pin. */
  clear(): void {
    this.#pin?.remove();
    this.#pin = null;
  }

  /**
   * Shows the pin of an address or named place, and its buttons on the card. Other matches have no point of their own.
   */
  show(match: Match, card: HTMLElement): void {
    this.clear();
    if (match.id === null) return;
    const hint = make('p', 'hint', 'Drag the pin, or move it by the arrow keys, to put the point right.');
    const save = button('Save the point', () => void this.#save(match, pin, line));
    const back = button('Put it back', () => {
      pin.setLngLat([match.longitude, match.latitude]);
      line.replaceChildren(hint);
    });
    const line = make('div', 'moving', hint);
    const pin = this.#pinAt(match, () => {
      const { lng, lat } = pin.getLngLat();
      const from = new maplibregl.LngLat(match.longitude, match.latitude);
      const meters = from.distanceTo(pin.getLngLat());
      const moved = `Moved by ${meters.toFixed(meters < 10 ? 1 : 0)} m, to ${lat.toFixed(6)}, ${lng.toFixed(6)}.`;
      line.replaceChildren(make('p', 'hint', moved), save, back);
      this.#events.tell(moved);
    });
    this.#pin = pin;
    card.querySelector('.facts')?.after(line);
  }

  #pinAt({ longitude, latitude, label }: Match, moved: () => void): maplibregl.Marker {
    const element = document.createElement('button');
    element.type = 'button';
    element.className = 'pin';
    element.setAttribute('aria-label', `Pin of ${label}: arrow keys move it`);
    const pin = new maplibregl.Marker({ element, draggable: true, anchor: 'bottom' });
    pin.setLngLat([longitude, latitude]).addTo(this.#map);
    pin.on('dragend', moved);
    element.addEventListener('click', (event) => event.stopPropagation());
    element.addEventListener('keydown', (event) => {
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const { x, y } = this.#map.project(pin.getLngLat());
      pin.setLngLat(this.#map.unproject([x + step[0], y + step[1]]));
      moved();
    });
    return pin;
  }

  async #save(match: Match, pin: maplibregl.Marker, line: HTMLElement): Promise<void> {
    const { lng, lat } = pin.getLngLat().wrap();
    for (const one of line.querySelectorAll('button')) one.disabled = true;
    try {
      this.#events.saved(await this.#events.save(match, lat, lng));
    } catch (error) {
      line.append(make('p', 'message', (error as Error).message));
      for (const one of line.querySelectorAll('button')) one.disabled = false;
    }
  }
}

function button(text: string, act: () => void): HTMLButtonElement {
  const made = make('button', '', text) as HTMLButtonElement;
  made.type = 'button';
  made.addEventListener('click', act);
  return made;
}
