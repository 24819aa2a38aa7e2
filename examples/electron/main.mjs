// The main process of an Electron application: it opens the dataset that the application ships, or the newer one that was
// fetched, and answers its windows. Doorplate runs here and never in a window: it needs Node and a file system.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { GeocoderError, LiveGeocoder } from 'doorplate';
import { app, BrowserWindow, ipcMain, utilityProcess } from 'electron';

/** Read-only, beside the application: `extraResources` of electron-builder or Forge. */
const shipped = process.env.DATASET ?? path.join(process.resourcesPath ?? import.meta.dirname, 'dataset');
/** Where newer datasets come from; none is looked for without it. */
const shelf = process.env.SHELF;
const publicKey = process.env.PUBLIC_KEY ?? path.join(import.meta.dirname, 'release.key.pub');

/** What a window may ask, by name: never a method whose name comes from the window. */
const QUESTIONS = {
  suggest: (geocoder, text, near) => geocoder.suggest(text, { limit: 8, ...(near ? { near } : {}) }),
  search: (geocoder, text) => geocoder.search(text),
  reverse: (geocoder, point) => geocoder.reverseGeocode(point, { detail: true }),
};

await app.whenReady();
const fetched = path.join(app.getPath('userData'), 'dataset');
let geocoder = LiveGeocoder.open(existsSync(fetched) ? fetched : shipped);
for (const [name, ask] of Object.entries(QUESTIONS)) {
  ipcMain.handle(`geocoding:${name}`, (_event, ...args) => {
    try {
      return { answer: ask(geocoder, ...args) };
    } catch (error) {
      // Classes do not survive the way to a window: code and message do.
      if (!(error instanceof GeocoderError)) throw error;
      return { code: error.code, message: error.message };
    }
  });
}

const window = new BrowserWindow({
  webPreferences: {
    preload: path.join(import.meta.dirname, 'preload.cjs'),
    contextIsolation: true,
    sandbox: true,
  },
});
await window.loadFile(path.join(import.meta.dirname, 'index.html'));
app.on('will-quit', () => geocoder.close());

if (shelf !== undefined) {
  const script = path.join(import.meta.dirname, 'update.mjs');
  const update = utilityProcess.fork(script, [geocoder.directory, fetched, shelf, publicKey]);
  update.on('exit', (status) => {
    // One that was fetched before is noticed by LiveGeocoder itself.
    if (status !== 0 || geocoder.directory === fetched) return;
    const old = geocoder;
    geocoder = LiveGeocoder.open(fetched);
    old.close();
  });
}
