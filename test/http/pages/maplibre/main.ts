// @ts-nocheck A page as somebody would write it.
import MaplibreGeocoder from '@maplibre/maplibre-gl-geocoder';
import maplibregl from 'maplibre-gl';
import '@maplibre/maplibre-gl-geocoder/dist/maplibre-gl-geocoder.css';
import 'maplibre-gl/dist/maplibre-gl.css';
import { maplibreApi, renderMatch } from '../../../../src/web/clients/maplibre';

const map = new maplibregl.Map({ container: 'map', style: { version: 8, sources: {}, layers: [] } });
const apiKey = new URLSearchParams(location.search).get('key');
const control = new MaplibreGeocoder(maplibreApi({ url: '/geocoding', apiKey, whileTyping: true }), {
  maplibregl,
  marker: false,
  showResultsWhileTyping: true,
  getItemValue: ({ place_name }) => place_name,
  render: renderMatch,
});
map.addControl(control);
control.on('result', ({ result }) => {
  document.title = result.properties.label;
});
