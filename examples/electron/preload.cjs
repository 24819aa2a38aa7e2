// What the page sees of Doorplate: three functions, nothing of Node.
const { contextBridge, ipcRenderer } = require('electron');

const ask = async (name, ...args) => {
  const { answer, code, message } = await ipcRenderer.invoke(`geocoding:${name}`, ...args);
  if (code !== undefined) throw new Error(`${code}: ${message}`);
  return answer;
};

contextBridge.exposeInMainWorld('geocoding', {
  suggest: (text, near) => ask('suggest', text, near),
  search: (text) => ask('search', text),
  reverse: (point) => ask('reverse', point),
});
