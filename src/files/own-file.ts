import { constants } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';

const { O_CREAT, O_EXCL, O_RDWR, O_WRONLY } = constants;
/** Windows has neither: there a link needs rights of its own to be made. */
const SAFELY = (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Makes a new file under a name of ours. What has the name is removed: a link goes, and not the file that it leads to.
 * @throws what the file system throws.
 */
export async function createOwn(path: string): Promise<FileHandle> {
  await rm(path, { force: true });
  return open(path, O_CREAT | O_EXCL | O_WRONLY | SAFELY);
}

/**
 * Opens a file that an earlier process made, to go on writing it. A link is refused, and so is a file that has a second
 * name: what is written here would appear there.
 * @throws what the file system throws; TypeError for what is no file of its own.
 */
export async function reopenOwn(path: string): Promise<FileHandle> {
  const file = await open(path, O_RDWR | SAFELY);
  const found = await file.stat();
  if (found.isFile() && found.nlink <= 1) return file;
  await file.close();
  throw new TypeError(found.isFile() ? 'a file that has another name too' : 'something that is no file');
}
