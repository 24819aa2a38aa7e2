/** Real clients of Nominatim and Photon, unmodified, against the service: each answer is the engine's own. */

import { execFile, spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import path from 'node:path';
import NodeGeocoder from 'node-geocoder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Geocoder } from '../../src/geocoder';
import { createKey, handler } from '../../src/http/index';
import { sampleDataset, temporaryDirectory } from '../sample';
import { listening } from './running';

const dataset = sampleDataset();
/** How many addresses each client asks for; more of them take longer and find no more. */
const QUESTIONS = Number(process.env.DOORPLATE_CLIENT_QUESTIONS ?? 60);
const HAS_GEOPY = spawnSync('python3', ['-c', 'import geopy']).status === 0;
const HAS_RUBY = spawnSync('ruby', ['-e', "require 'geocoder'"]).status === 0;

interface Place {
  label: string;
  latitude: number;
  longitude: number;
}

let geocoder: Geocoder;
let host: string;
let key: string;
let stop: () => void;
/** Lines of real addresses, spread over the dataset. */
let lines: string[];
let wanted: Place[];
beforeAll(async () => {
  geocoder = Geocoder.open(dataset);
  const keys = path.join(temporaryDirectory(), 'keys.json');
  key = createKey(keys, 'client', 1e6);
  const handle = handler(geocoder, {
    keys,
    compat: ['nominatim', 'photon'],
    maxDelayMilliseconds: Number.POSITIVE_INFINITY,
  });
  const server = createServer(handle);
  host = (await listening(server)).slice('http://'.length);
  stop = () => {
    server.close().closeAllConnections();
    handle.close();
  };
  const step = Math.floor(geocoder.manifest.counts.addresses / QUESTIONS);
  lines = [...geocoder.addresses()]
    .filter((_, index) => index % step === 0)
    .map(({ number, streetname, city, province }) => `${number} ${streetname}, ${city ?? ''}, ${province}`);
  wanted = lines.map((line) => {
    const [first] = geocoder.search(line, { limit: 1 });
    return { label: first!.label, latitude: first!.latitude, longitude: first!.longitude };
  });
});
afterAll(() => {
  stop?.();
  geocoder?.close();
});

describe.skipIf(!HAS_GEOPY)(`geopy${HAS_GEOPY ? '' : ' (left out: no geopy; pip install geopy)'}`, () => {
  it('Nominatim geocodes, reverses and takes fields', async () => {
    const found = await python<{
      found: Place[];
      back: string[];
      fields: string;
      nothing: null[];
      box: string;
    }>(
      `
from geopy.geocoders import Nominatim
asked = json.load(sys.stdin)
client = Nominatim(domain=asked['host'] + '/nominatim/' + asked['key'], scheme='http', user_agent='test', timeout=30)
found = [client.geocode(line) for line in asked['lines']]
back = [client.reverse((one.latitude, one.longitude)).raw['display_name'] for one in found[:10]]
fields = client.geocode({'street': '881 Main Street', 'city': 'Manchester', 'country': 'us'}, addressdetails=True, language='en')
nothing = [client.geocode('zzzzqq 99999 xxqq'), client.reverse((0, 0))]
box = client.geocode('main street', viewbox=[(41.7, -72.6), (41.8, -72.4)], bounded=True, country_codes='us', geometry='wkt')
answer = {'found': [{'label': one.address, 'latitude': one.latitude, 'longitude': one.longitude} for one in found],
  'back': back, 'fields': fields.raw['address']['road'], 'nothing': nothing, 'box': box.raw['geotext']}
`,
      lines,
    );
    expect(found.found).toEqual(wanted);
    expect(found.back).toEqual(
      wanted
        .slice(0, 10)
        .map(
          ({ latitude, longitude }) =>
            geocoder.reverseGeocode({ latitude, longitude }, { detail: true })!.label,
        ),
    );
    expect(found).toMatchObject({ fields: 'Main Street', nothing: [null, null] });
    expect(found.box).toMatch(/^POINT\(-72\./);
  });

  it('Photon geocodes and reverses', async () => {
    const found = await python<{ found: Place[]; back: number[]; nothing: null }>(
      `
from geopy.geocoders import Photon
asked = json.load(sys.stdin)
client = Photon(domain=asked['host'] + '/photon/' + asked['key'], scheme='http', user_agent='test', timeout=30)
found = [client.geocode(line, limit=3) for line in asked['lines']]
back = [client.reverse((one.latitude, one.longitude)).raw['properties']['osm_id'] for one in found[:10]]
answer = {'found': [{'label': one.raw['properties']['label'], 'latitude': one.latitude, 'longitude': one.longitude} for one in found],
  'back': back, 'nothing': client.reverse((1, 1)) }
`,
      lines,
    );
    expect(found.found).toEqual(wanted);
    expect(found.back).toHaveLength(10);
    expect(found.nothing).toBe(null);
  });
});

describe.skipIf(!HAS_RUBY)(
  `Ruby Geocoder${HAS_RUBY ? '' : ' (left out: apt-get install ruby-geocoder)'}`,
  () => {
    it('geocodes and reverses by its nominatim lookup', async () => {
      const found = await program<{ found: Place[]; back: string[]; nothing: unknown[] }>(
        'ruby',
        `
require 'json'
require 'geocoder'
asked = JSON.parse(STDIN.read)
Geocoder.configure(lookup: :nominatim, use_https: false, timeout: 30, always_raise: :all,
  nominatim: {host: asked['host'] + '/nominatim/' + asked['key']})
found = asked['lines'].map { |line| Geocoder.search(line).first }
back = found.first(10).map { |one| Geocoder.search(one.coordinates).first.display_name }
puts JSON.generate({
  'found' => found.map { |one| {'label' => one.display_name, 'latitude' => one.latitude, 'longitude' => one.longitude} },
  'back' => back, 'nothing' => Geocoder.search('zzzzqq 99999 xxqq')})
`,
        lines,
      );
      expect(found.found).toEqual(wanted);
      const { latitude, longitude } = wanted[0]!;
      expect(found.back).toHaveLength(10);
      expect(found.back[0]).toBe(geocoder.reverseGeocode({ latitude, longitude }, { detail: true })!.label);
      expect(found.nothing).toEqual([]);
    });
  },
);

describe('node-geocoder', () => {
  it('geocodes and reverses by its openstreetmap provider', async () => {
    const client = NodeGeocoder({ provider: 'openstreetmap', osmServer: `http://${host}/nominatim/${key}` });
    const found: Place[] = [];
    for (const line of lines) {
      const [first] = await client.geocode(line);
      found.push({
        label: first!.formattedAddress!,
        latitude: first!.latitude!,
        longitude: first!.longitude!,
      });
    }
    expect(found).toEqual(wanted);
    const [back] = await client.reverse({ lat: wanted[0]!.latitude, lon: wanted[0]!.longitude });
    const { latitude, longitude } = wanted[0]!;
    const nearest = geocoder.reverseGeocode({ latitude, longitude }, { detail: true })!;
    expect(back).toMatchObject({
      formattedAddress: nearest.label,
      streetName: nearest.streetname,
      city: nearest.city,
      countryCode: 'US',
    });
    await expect(client.reverse({ lat: 0, lon: 0 })).rejects.toThrow('Unable to geocode');
  });
});

/** Runs Python that leaves its `answer`. */
const python = <Answer>(text: string, asked: readonly string[]) =>
  program<Answer>('python3', `import json, sys\n${text}\nprint(json.dumps(answer))`, asked);

/** Runs a program that reads what is asked on its standard input, and prints its answer. */
function program<Answer>(
  command: 'python3' | 'ruby',
  text: string,
  asked: readonly string[],
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const flag = command === 'ruby' ? '-e' : '-c';
    const child = execFile(command, [flag, text], { maxBuffer: 1 << 26 }, (error, stdout, stderr) =>
      error ? reject(new Error(stderr)) : resolve(JSON.parse(stdout) as Answer),
    );
    child.stdin!.end(JSON.stringify({ host, key, lines: asked }));
  });
}
