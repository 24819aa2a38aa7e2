import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { REPOSITORY } from '../sample';
import { Page } from './pages';

const page = new Page('docs/architecture.md');
const src = path.join(REPOSITORY, 'src');

/** `src/bulk/read/`, `work/`, `write/` are three rooms in one cell: the later ones stand beside the first. */
function roomsOf(cell: string): string[] {
  const [first, ...others] = [...cell.matchAll(/`([^`]+)\/`/g)].map((match) => match[1]!);
  return [first!, ...others.map((other) => path.posix.join(path.posix.dirname(first!), other))];
}

const rows = page
  .rows('The rooms')
  .filter(([cell]) => cell!.startsWith('`'))
  .map(([cell, , begin]) => ({ rooms: roomsOf(cell!), begin: /`([^`]+)`/.exec(begin!)?.[1] }));

it('maps every room', () => {
  const holdsCode = (folder: string) => readdirSync(folder).some((name) => name.endsWith('.ts'));
  const folders = readdirSync(src, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isDirectory() && holdsCode(path.join(entry.parentPath, entry.name)))
    .map((entry) => path.posix.join('src', path.relative(src, path.join(entry.parentPath, entry.name))));
  const mapped = rows.flatMap(({ rooms }) => rooms);
  const isMapped = (folder: string) =>
    mapped.some((room) => `${folder}/`.startsWith(`${room}/`) || room.startsWith(`${folder}/`));
  expect(folders.filter((folder) => !isMapped(folder))).toEqual([]);
  expect(mapped.filter((room) => !existsSync(path.join(REPOSITORY, room)))).toEqual([]);
});

it.each(rows)('$rooms begin at $begin', ({ rooms, begin }) => {
  const places = [...rooms, path.posix.dirname(rooms[0]!)].map((room) => path.join(REPOSITORY, room, begin!));
  expect(places.some((place) => existsSync(place))).toBe(true);
});
