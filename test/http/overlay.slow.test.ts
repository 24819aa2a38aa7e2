import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Geocoder } from '../../src/geocoder';
import { createKey, listKeys } from '../../src/http/index';
import { sampleDataset, temporaryDirectory } from '../sample';
import { askerOf, DOORS, type Running } from './running';

const dataset = sampleDataset();
const folder = temporaryDirectory();
const POINT = { latitude: 41.7764, longitude: -72.5212 };

describe('the overlay over HTTP', () => {
  let service: Running;
  let write: Running['ask'];
  let known: string;

  beforeAll(async () => {
    service = await DOORS.serve!(dataset, folder, { overlay: path.join(folder, 'own.sqlite') });
    const key = createKey(service.keysFile, 'writer', { mayWrite: true });
    write = askerOf(service.url, key);
    // A running service notices a new key within a second.
    while ((await write('GET', '/overlay/list')).status !== 200)
      await new Promise((resolve) => setTimeout(resolve, 100));
    using geocoder = Geocoder.open(dataset);
    known = geocoder.search('881 main street, manchester')[0]!.id!;
  });
  afterAll(() => service.close());

  it('puts, corrects, withdraws, restores, lists and reviews with a key that may write', async () => {
    const put = await write('POST', '/overlay/put', { name: 'Gate 3', kind: 'gate', ...POINT });
    expect(put).toMatchObject({ status: 200, json: { name: 'Gate 3', state: 'added', ...POINT } });
    const { id } = put.json as { id: string };
    expect((await service.ask('GET', `/addresses/${id}`)).json).toMatchObject({ streetname: 'Gate 3' });

    const corrected = await write('POST', '/overlay/correct', { id: known, latitude: 41.777 });
    expect(corrected.json).toMatchObject({ id: known, state: 'corrected', latitude: 41.777 });
    expect((await service.ask('GET', `/addresses/${known}?detail=true`)).json).toMatchObject({
      latitude: 41.777,
      source: 'overlay',
    });
    expect((await write('POST', '/overlay/correct', { id, kind: '' })).json).toMatchObject({ kind: null });

    expect((await write('POST', '/overlay/withdraw', { id: known })).json).toMatchObject({
      state: 'withdrawn',
    });
    expect((await service.ask('GET', `/addresses/${known}`)).status).toBe(404);
    expect((await write('POST', '/overlay/restore', { id: known })).json).toMatchObject({
      id: known,
      entry: { state: 'corrected' },
    });
    expect((await write('POST', '/overlay/restore', { id: known })).json).toEqual({ id: known, entry: null });

    // It exists: the answer once said that there is no such entry.
    expect((await write('POST', '/overlay/restore', { id })).json).toMatchObject({
      status: 404,
      detail: 'There is nothing to restore: nothing with this id was withdrawn or corrected.',
    });

    expect((await service.ask('GET', '/overlay/list?state=added')).json).toMatchObject([{ id }]);
    expect((await service.ask('GET', '/overlay/list?offset=1')).json).toEqual([]);
    const review = { entries: 1, standing: 1, learned: 0, conflicts: 0 };
    expect((await service.ask('GET', '/overlay/review')).json).toMatchObject(review);
    expect((await write('POST', '/overlay/review', { drop: true })).json).toMatchObject({
      ...review,
      dropped: 0,
    });
  });

  it('refuses a key without the right, and tells of wrong requests as in process', async () => {
    const before = (await service.ask('GET', '/overlay/list')).text;
    for (const [where, body] of [
      ['/overlay/put', { name: 'Gate 4', ...POINT }],
      ['/overlay/correct', { id: known, latitude: 1 }],
      ['/overlay/withdraw', { id: known }],
      ['/overlay/restore', { id: known }],
      ['/overlay/review', { drop: true }],
    ] as const)
      expect(await service.ask('POST', where, body)).toMatchObject({
        status: 403,
        json: { code: 'WRITE_NOT_ALLOWED' },
      });
    expect((await askerOf(service.url, 'dp_none')('POST', '/overlay/put', {})).status).toBe(401);
    for (const [where, body] of [
      ['/overlay/put', { name: 'Gate 4' }],
      ['/overlay/put', []],
      ['/overlay/put', { name: 'Gate 4', ...POINT, latitude: 91 }],
      ['/overlay/put', { name: 'Gate 4', latitude: 10, longitude: 200 }],
      ['/overlay/correct', { latitude: 41 }],
      ['/overlay/correct', null],
      ['/overlay/withdraw', { id: 'x' }],
      ['/overlay/withdraw', { id: known, more: 1 }],
      ['/overlay/review', { drop: 'yes' }],
    ] as const)
      expect(await write('POST', where, body), JSON.stringify(body)).toMatchObject({
        status: 400,
        json: { code: 'INVALID_REQUEST' },
      });
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await write('POST', '/overlay/withdraw', { id: nobody })).status).toBe(404);
    expect((await write('GET', '/overlay/list?limit=0')).status).toBe(400);
    expect((await write('GET', '/overlay/list?colour=red')).status).toBe(400);
    const wrongMethod = await write('GET', '/overlay/put');
    expect(wrongMethod.status).toBe(405);
    expect(wrongMethod.headers.get('allow')).toBe('POST');
    expect((await write('POST', '/overlay/put', 'name=x', { 'content-type': 'text/plain' })).status).toBe(
      415,
    );
    expect((await service.ask('GET', '/overlay/list')).text).toBe(before);
  });

  it('is described, and only there where an overlay was opened', async () => {
    const { json } = await service.ask('GET', '/openapi.json');
    const { paths } = json as { paths: Record<string, Record<string, { operationId: string }>> };
    expect(Object.keys(paths).filter((one) => one.startsWith('/overlay/'))).toEqual(
      ['put', 'correct', 'withdraw', 'restore', 'list', 'review'].map((word) => `/overlay/${word}`),
    );
    expect(Object.keys(paths['/overlay/review']!)).toEqual(['get', 'post']);
    expect((await service.ask('GET', '/healthz')).json).toMatchObject({ overlay: true });
    expect(listKeys(service.keysFile)).toMatchObject([{ name: 'test' }, { name: 'writer', mayWrite: true }]);

    const without = await DOORS.serve!(dataset, folder);
    expect((await without.ask('GET', '/overlay/list')).status).toBe(404);
    expect((await without.ask('GET', '/healthz')).json).not.toHaveProperty('overlay');
    await without.close();
  });
});
