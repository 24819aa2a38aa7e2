/**
 * The module `electron`, as far as the example asks for it. `ipcMain` speaks by standard input and output: a line asks
 * `[channel, ...arguments]`, a line answers.
 */
export const ELECTRON = `import { createInterface } from 'node:readline';
const handlers = new Map();
const quit = [];
export const ipcMain = { handle: (channel, handler) => handlers.set(channel, handler) };
export const utilityProcess = { fork: () => ({ on: () => {} }) };
export const app = { getPath: () => '/nowhere', whenReady: async () => {}, on: (event, run) => event === 'will-quit' && quit.push(run) };
export class BrowserWindow {
  async loadFile() {
    const lines = createInterface({ input: process.stdin });
    lines.on('line', async (line) => {
      const [channel, ...args] = JSON.parse(line);
      console.log(JSON.stringify(await handlers.get(channel)({}, ...args)));
    });
    lines.on('close', () => quit.forEach((run) => run()));
  }
}`;
