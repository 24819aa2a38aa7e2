// The main process of an Electron application. It opens the dataset of the application, or a newer one that was
// fetched, and answers its windows. Doorplate runs here, not in a window, because it needs Node and a file system.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { GeocoderError, LiveGeocoder } from 'doorplate';
import { app, BrowserWindow, ipcMain, utilityProcess } from 'electron';

/** The read-only dataset beside the application: `extraResources` of electron-builder or Forge. */
const shipped = process.env.DATASET ?? path.join(process.resourcesPath ?? import.meta.dirname, 'dataset');
/** URL of newer datasets; without it, the application does not look for any. */
const shelf = process.env.SHELF;
const publicKey = process.env.PUBLIC_KEY ?? path.join(import.meta.dirname, 'release.key.pub');

/** The questions that a window may ask. A method is never called by a name that comes from the window. */
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
      // The class of an error is lost on the way to a window, so code and message are sent.
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
    // If the fetched dataset is open already, LiveGeocoder itself notices the new one.
    if (status !== 0 || geocoder.directory === fetched) return;
    const old = geocoder;
    geocoder = LiveGeocoder.open(fetched);
    old.close();
  });
}
