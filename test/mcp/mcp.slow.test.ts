/** `doorplate mcp` as an assistant uses it: the official SDK's own client over stdin and stdout of the command. */

import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Geocoder } from '../../src/geocoder';
import { commandLine } from '../command-line';
import { REPOSITORY, sampleDataset } from '../sample';

const dataset = sampleDataset();
const LINE = '881 Main Street, Manchester';

let geocoder: Geocoder;
let client: Client;
beforeAll(async () => {
  geocoder = Geocoder.open(dataset);
  client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: commandLine('mcp', '--data', dataset),
      cwd: REPOSITORY,
    }),
  );
});
afterAll(async () => {
  await client?.close();
  geocoder?.close();
});

async function call(name: string, given: Record<string, unknown>) {
  const { content, isError } = await client.callTool({ name, arguments: given });
  const [{ text }] = content as [{ text: string }];
  return isError ? { error: text, size: 0 } : { ...JSON.parse(text), size: text.length };
}

describe('doorplate mcp', () => {
  it('lists its tools with what they take', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search', 'reverse', 'parse', 'advice', 'areas']);
    for (const { description, annotations, inputSchema } of tools) {
      expect(description!.length).toBeGreaterThan(40);
      expect(annotations).toMatchObject({ readOnlyHint: true });
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    }
  });

  it('searches and reverses as the class does, in few words', async () => {
    const [wanted] = geocoder.search(LINE, { limit: 3 });
    const { matches, size } = await call('search', { text: LINE });
    expect(matches).toHaveLength(geocoder.search(LINE, { limit: 3 }).length);
    expect(matches[0]).toMatchObject({
      label: wanted!.label,
      id: wanted!.id,
      advice: wanted!.advice,
      confidence: 1,
    });
    expect(size).toBeLessThan(1500);
    expect((await call('search', { text: LINE, limit: 1 })).matches).toHaveLength(1);
    const { latitude, longitude } = wanted!;
    expect((await call('reverse', { latitude, longitude })).match).toMatchObject({
      label: wanted!.label,
      distanceMeters: 0,
    });
    expect((await call('reverse', { latitude: 0, longitude: 0 })).match).toBe(null);
  });

  it('says which fields of an answer differ from what was asked', async () => {
    const [match] = (await call('search', { text: '99999 Main Street, Manchester' })).matches;
    expect(match.differs).toContain('number');
    expect(match.advice).toBe(geocoder.search('99999 Main Street, Manchester')[0]!.advice);
  });

  it('takes a line apart, and says how it should be written', async () => {
    const { size: _parsed, ...parsed } = await call('parse', { text: LINE });
    expect(parsed).toEqual(geocoder.parse(LINE));
    const written = '881 main st, manchester';
    const wanted = geocoder.standardise(written)!;
    const { size: _advised, ...advised } = await call('advice', { text: written });
    expect(advised).toMatchObject({ label: wanted.label, lines: wanted.lines, advice: wanted.advice });
    expect(await call('advice', { text: 'zzzzqq 99999 xxqq' })).toMatchObject({ advice: 'fix', label: null });
  });

  it('goes down the areas', async () => {
    const [country] = (await call('areas', {})).areas;
    expect(country).toMatchObject({ name: 'United States', code: 'US' });
    const [province] = (await call('areas', { id: country.id, name: 'connecticut' })).areas;
    expect(province).toMatchObject({ name: 'Connecticut' });
    const municipalities = await call('areas', { id: province.id });
    expect(municipalities.areas.map(({ name }: { name: string }) => name)).toEqual(
      geocoder.listMunicipalities(province.id).map(({ name }) => name),
    );
  });

  it('tells a model what was wrong, and goes on', async () => {
    expect((await call('search', { text: '' })).error).toContain('1 to 200 characters');
    expect((await call('search', { text: LINE, near: 'x' })).error).toContain('unknown argument "near"');
    expect((await call('reverse', { latitude: 91, longitude: 0 })).error).toContain('latitude');
    expect((await call('areas', { id: 'x' })).error).toContain('uuid');
    expect((await call('areas', { id: '3f2504e0-4f89-51d3-9a0c-0305e82c3301' })).error).toContain(
      'expected the id of an area',
    );
    await expect(client.callTool({ name: 'route', arguments: {} })).rejects.toThrow(
      /search, reverse, parse, advice, areas/,
    );
    expect((await call('search', { text: 'Alaska', limit: 1 })).matches[0].level).toBe('province');
  });
});
