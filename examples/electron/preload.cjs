// @ts-check
// The page gets three functions of Doorplate and nothing of Node. Runs with contextIsolation and sandbox.
const { contextBridge, ipcRenderer } = require('electron');

/** @param {string} name @param {unknown[]} args */
const ask = async (name, ...args) => {
  const { answer, code, message } = await ipcRenderer.invoke(`geocoding:${name}`, ...args);
  if (code !== undefined) throw new Error(`${code}: ${message}`);
  return answer;
};

/** @type {import('./ipc').Geocoding} */
const geocoding = {
  suggest: (text, near) => ask('suggest', text, near),
  search: (text) => ask('search', text),
  reverse: (point) => ask('reverse', point),
};
contextBridge.exposeInMainWorld('geocoding', geocoding);
