/**
 * A filter that dies: runs the command that follows, but the first process to create the marker file is killed, and
 * its command with it, when it has let half of its lines through.
 * Arguments: marker, bytes to let through, command, arguments of the command.
 */
import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

const [marker, bytes, command, ...args] = process.argv.slice(2);
let dies = true;
try {
  closeSync(openSync(marker, 'wx'));
} catch {
  dies = false;
}
const child = spawn(command, args, { stdio: ['inherit', 'pipe', 'inherit'] });
let passed = 0;
child.stdout.on('data', (piece) => {
  const room = dies ? Number(bytes) - passed : piece.length;
  passed += piece.length;
  process.stdout.write(piece.subarray(0, Math.max(0, room)), () => {
    if (!dies || passed < Number(bytes)) return;
    child.kill('SIGKILL');
    process.kill(process.pid, 'SIGKILL');
  });
});
child.on('close', (status) => {
  if (!dies || passed < Number(bytes)) process.exitCode = status ?? 1;
});
