import { Command, InvalidArgumentError } from 'commander';
import type { KeyRights } from '../../http/index';
import { columns, printJson } from '../terminal/output';
import { keysOption } from './serve';

export function keysCommand(): Command {
  const keys = new Command('keys')
    .summary('Create, list and revoke API keys.')
    .description(
      'API keys of the HTTP service. The file holds their names and hashes (SHA-256), never a key; a running ' +
        'service notices a change within a second.',
    );
  const subcommands = [createCommand(), listCommand(), revokeCommand()];
  for (const command of subcommands) keys.addCommand(command);
  return keys;
}

function createCommand(): Command {
  return new Command('create')
    .summary('Make a key and print it, once.')
    .description('Makes a key and prints it on stdout. It is shown this once: the file holds its hash only.')
    .addOption(keysOption())
    .option(
      '--requests-per-second <number>',
      'limit of this key, instead of the limit of the service',
      parseRate,
    )
    .option('--may-write', 'the key may change the overlay: put, correct, withdraw, restore')
    .argument('<name>', 'what to call it, such as the application that uses it')
    .addHelpText('after', '\nExample:\n  $ doorplate keys create --keys keys.json shop')
    .action(async (name: string, { keys, ...rights }: { keys: string } & KeyRights) => {
      const { createKey } = await import('../../http/index');
      process.stdout.write(`${createKey(keys, name, rights)}\n`);
      process.stderr.write(`This is the only time that the key "${name}" is shown.\n`);
    });
}

function listCommand(): Command {
  return new Command('list')
    .summary('The names of the keys.')
    .addOption(keysOption())
    .option('--json', 'print them as JSON')
    .addHelpText('after', '\nExample:\n  $ doorplate keys list --keys keys.json')
    .action(async ({ keys, json }: { keys: string; json?: true }) => {
      const { listKeys } = await import('../../http/index');
      const stored = listKeys(keys);
      if (json) {
        printJson(stored);
        return;
      }
      const rows = stored.map(({ name, createdAt, requestsPerSecond, mayWrite }): [string, string] => {
        const limit = requestsPerSecond === undefined ? '' : `, ${requestsPerSecond} requests/s`;
        return [name, `created ${createdAt}${limit}${mayWrite ? ', may write' : ''}`];
      });
      process.stdout.write(rows.length === 0 ? 'no keys\n' : columns(rows, 0));
    });
}

function revokeCommand(): Command {
  return new Command('revoke')
    .summary('Refuse a key from now on.')
    .addOption(keysOption())
    .argument('<name>', 'name of the key')
    .addHelpText('after', '\nExample:\n  $ doorplate keys revoke --keys keys.json shop')
    .action(async (name: string, { keys }: { keys: string }) => {
      const { revokeKey } = await import('../../http/index');
      revokeKey(keys, name);
      process.stderr.write(`The key "${name}" is revoked.\n`);
    });
}

function parseRate(written: string): number {
  const rate = Number(written);
  if (Number.isFinite(rate) && rate > 0) return rate;
  throw new InvalidArgumentError(`Expected a number above 0, got ${JSON.stringify(written)}.`);
}
