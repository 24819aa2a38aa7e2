// Fetches a newer dataset into the folder of the user's data: a patch if the publisher has one for the current dataset,
// else the whole dataset. Both are signed by the publisher. If anything fails, the current dataset stays.
// It is a separate program, because applying a patch takes as long as the last part of a build. main.mjs starts it as a
// utility process. Arguments:
//   DATASET  directory of the current dataset
//   INTO     directory of the newer one
//   SHELF    URL of a folder with `dataset.tar.gz` (doorplate pack) and `CHECKSUM.patch` (doorplate patch make).
//            CHECKSUM is the `checksum` in the manifest of the dataset that the patch is for
//   KEY      file of the publisher's public key
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Geocoder, GeocoderError } from 'doorplate';
import { applyPatch, get } from 'doorplate/build';

const [dataset, into, shelf, publicKey] = process.argv.slice(2);

/** Null if there is no patch for this dataset, or if the patch is refused: see PATCH_REFUSED. */
async function patched({ checksum }) {
  const response = await fetch(`${shelf}/${checksum}.patch`);
  if (!response.ok) return null;
  const folder = await mkdtemp(path.join(tmpdir(), 'update-'));
  try {
    const patch = path.join(folder, 'patch');
    await writeFile(patch, Buffer.from(await response.arrayBuffer()));
    return await applyPatch(dataset, patch, { out: into, publicKey });
  } catch (error) {
    if (error instanceof GeocoderError && error.code === 'PATCH_REFUSED') return null;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const geocoder = Geocoder.open(dataset);
const { manifest } = geocoder;
geocoder.close();
const byPatch = await patched(manifest);
const { builtAt } = byPatch ?? (await get(`${shelf}/dataset.tar.gz`, { out: into, publicKey })).manifest;
console.log(`${byPatch === null ? 'whole' : 'patched'}: ${builtAt}`);
