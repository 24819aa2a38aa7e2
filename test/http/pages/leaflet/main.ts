// @ts-nocheck A page as somebody would write it: no types of Leaflet are installed here.
import L from 'leaflet';
import { geocoder, geocoders } from 'leaflet-control-geocoder';
import 'leaflet/dist/leaflet.css';
import 'leaflet-control-geocoder/style.css';
import { leafletGeocoder } from '../../../../src/web/clients/leaflet';

const map = L.map('map', { attributionControl: false }).setView([41.77, -72.52], 12);
const asked = new URLSearchParams(location.search);
const key = asked.get('key');
/** Ours, and those that the control brings, which know nothing of us. */
const clients = {
  doorplate: () => leafletGeocoder(L, { url: '/geocoding', apiKey: key }),
  nominatim: () => geocoders.nominatim({ serviceUrl: `${location.origin}/geocoding/nominatim/${key}/` }),
  photon: () =>
    geocoders.photon({
      serviceUrl: `${location.origin}/geocoding/photon/${key}/api/`,
      reverseUrl: `${location.origin}/geocoding/photon/${key}/reverse/`,
      nameProperties: ['label'],
    }),
};
const doorplate = clients[asked.get('client') ?? 'doorplate']();
const control = geocoder({
  geocoder: doorplate,
  collapsed: false,
  defaultMarkGeocode: true,
  suggestMinLength: 3,
});
control.addTo(map);
map.on('click', async ({ latlng }) => {
  const [found] = await doorplate.reverse(latlng, map.getZoom());
  document.title = found ? found.name : 'nothing';
});
Object.assign(window, { map, client: doorplate });
