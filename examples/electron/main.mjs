// The main process of an Electron application: it opens the dataset that the application ships, and answers its windows.
// Doorplate runs here and never in a window: it needs Node and a file system.
import path from 'node:path';
import { Geocoder, GeocoderError } from 'doorplate';
import { app, BrowserWindow, ipcMain } from 'electron';

const directory = process.env.DATASET ?? path.join(process.resourcesPath ?? import.meta.dirname, 'dataset');

/** What a window may ask, by name: never a method whose name comes from the window. */
const QUESTIONS = {
  suggest: (geocoder, text, near) => geocoder.suggest(text, { limit: 8, ...(near ? { near } : {}) }),
  search: (geocoder, text) => geocoder.search(text),
  reverse: (geocoder, point) => geocoder.reverseGeocode(point, { detail: true }),
};

await app.whenReady();
const geocoder = Geocoder.open(directory);
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
  webPreferences: { preload: path.join(import.meta.dirname, 'preload.cjs') },
});
await window.loadFile(path.join(import.meta.dirname, 'index.html'));
app.on('will-quit', () => geocoder.close());
