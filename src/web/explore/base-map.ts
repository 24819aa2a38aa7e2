/** The base map: countries of the world, and streets if the service has them. The page needs no tile server. */

import type { FeatureCollection } from 'geojson';
import maplibregl from 'maplibre-gl';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlasUrl from 'world-atlas/countries-50m.json?url';
import { type Painted, streetsOf } from './streets';

const EMPTY: FeatureCollection = { type: 'FeatureCollection', features: [] };

/** Which custom property of the style sheet paints which layer. */
const PAINTED = [
  ['sea', 'background-color', '--sea'],
  ['land', 'fill-color', '--land'],
  ['coast', 'line-color', '--line'],
  ['border-fill', 'fill-color', '--accent'],
  ['border-line', 'line-color', '--accent'],
  ['uncertain', 'fill-color', '--mark'],
  ['uncertain-line', 'line-color', '--mark'],
  ['place', 'circle-color', '--mark'],
  ['place', 'circle-stroke-color', '--panel'],
].map(([layer, property, name]): Painted => ({ layer: layer!, property: property!, colour: name! }));
/** Pixels between a box that is shown and the edge of the map. */
const MARGIN = 32;
const DARK = '(prefers-color-scheme: dark)';

/** A map of the world, painted in the colours of the page, light or dark. */
export class BaseMap {
  readonly map: maplibregl.Map;
  /** Resolves when the style is loaded: sources and layers do not exist before. */
  readonly #styled: Promise<unknown>;

  constructor(container: HTMLElement) {
    this.map = makeMap(container);
    this.#styled = Promise.resolve(this.map.once('style.load'));
    void this.#styled.then(() => drawWorld(this.map));
    this.#paintAsThePage(PAINTED);
  }

  /** Replaces what one of the map's sources shows. */
  show(source: string, shown: GeoJSON.GeoJSON | null): void {
    void this.#styled.then(() =>
      this.map.getSource<maplibregl.GeoJSONSource>(source)?.setData(shown ?? EMPTY),
    );
  }

  /** Moves the map so that the whole box is seen, above the line that names the sources. */
  fit(box: maplibregl.LngLatBounds): void {
    const sources = this.map.getContainer().querySelector('.maplibregl-ctrl-bottom-left');
    const bottom = MARGIN + (sources?.clientHeight ?? 0);
    this.map.fitBounds(box, { padding: { top: MARGIN, left: MARGIN, right: MARGIN, bottom }, duration: 0 });
  }

  /** Centre and zoom as text; equal texts are equal views. */
  camera(): string {
    return JSON.stringify([this.map.getCenter(), this.map.getZoom()]);
  }

  /**
   * Draws the streets of a PMTiles file above the land and below the results.
   * @returns their attribution, HTML.
   */
  async drawStreets(url: string): Promise<string> {
    const register = (protocol: { tile: maplibregl.AddProtocolAction }) =>
      maplibregl.addProtocol('pmtiles', protocol.tile);
    const { source, layers, painted, attribution } = await streetsOf(url, register, colour);
    await this.#styled;
    this.map.addSource('streets', source);
    for (const layer of layers) this.map.addLayer(layer, 'border-fill');
    this.#paintAsThePage(painted);
    return attribution;
  }

  /** Shows the attribution of the data and the map in a corner. Call it once. */
  attribute(texts: readonly string[], html: string): void {
    const plain = [...texts, 'Base map: Natural Earth (world-atlas)'].map(escaped);
    this.map.addControl(
      new maplibregl.AttributionControl({
        compact: true,
        customAttribution: html === '' ? plain : [...plain, html],
      }),
      'bottom-left',
    );
  }

  #paintAsThePage(painted: readonly Painted[]): void {
    matchMedia(DARK).addEventListener('change', () => {
      void this.#styled.then(() => paint(this.map, painted));
    });
  }
}

function makeMap(container: HTMLElement): maplibregl.Map {
  const map = new maplibregl.Map({
    container,
    // `attribute` adds one line for the data and the map together.
    attributionControl: false,
    center: [0, 30],
    zoom: 1.2,
    maxZoom: 20,
    style: {
      version: 8,
      sources: {
        world: { type: 'geojson', data: EMPTY },
        border: { type: 'geojson', data: EMPTY },
        uncertain: { type: 'geojson', data: EMPTY },
        place: { type: 'geojson', data: EMPTY },
      },
      layers: [
        { id: 'sea', type: 'background', paint: { 'background-color': colour('--sea') } },
        { id: 'land', type: 'fill', source: 'world', paint: { 'fill-color': colour('--land') } },
        {
          id: 'coast',
          type: 'line',
          source: 'world',
          paint: { 'line-color': colour('--line'), 'line-width': 0.8 },
        },
        {
          id: 'border-fill',
          type: 'fill',
          source: 'border',
          paint: { 'fill-color': colour('--accent'), 'fill-opacity': 0.12 },
        },
        {
          id: 'border-line',
          type: 'line',
          source: 'border',
          paint: { 'line-color': colour('--accent'), 'line-width': 2 },
        },
        {
          id: 'uncertain',
          type: 'fill',
          source: 'uncertain',
          paint: { 'fill-color': colour('--mark'), 'fill-opacity': 0.15 },
        },
        {
          id: 'uncertain-line',
          type: 'line',
          source: 'uncertain',
          paint: { 'line-color': colour('--mark'), 'line-width': 1, 'line-dasharray': [3, 2] },
        },
        {
          id: 'place',
          type: 'circle',
          source: 'place',
          paint: {
            'circle-radius': 7,
            'circle-color': colour('--mark'),
            'circle-stroke-color': colour('--panel'),
            'circle-stroke-width': 2.5,
          },
        },
      ],
    },
  });
  map.addControl(new maplibregl.NavigationControl({ showCompass: false }), 'top-right');
  return map;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

async function drawWorld(map: maplibregl.Map): Promise<void> {
  const atlas = (await (await fetch(atlasUrl)).json()) as Topology<{ countries: GeometryCollection }>;
  void map.getSource<maplibregl.GeoJSONSource>('world')?.setData(feature(atlas, atlas.objects.countries));
}

function paint(map: maplibregl.Map, painted: readonly Painted[]): void {
  for (const { layer, property, colour: name } of painted)
    map.setPaintProperty(layer, property as never, colour(name));
}

function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}
