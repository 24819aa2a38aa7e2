import { existsSync } from 'node:fs';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { TilesReport } from '../../compile/index';
import type { RunningService } from '../../http/index';
import {
  COMPAT_NAMES,
  type CompatName,
  DEFAULT_MAX_BODY_BYTES,
  DEFAULT_MAX_DELAY_MILLISECONDS,
  DEFAULT_REQUESTS_PER_SECOND,
} from '../../model/service-limits';
import { EXIT_STATUS } from '../exit-status';
import { LogWriter } from '../terminal/log-writer';
import { goOnWithoutReaders } from '../terminal/output';
import { dataOption, overlayOption } from './operation-commands';
import { withTiles } from './tiles-command';

interface ServeFlags {
  data: string[];
  overlay?: string;
  /** False for `--no-keys`. */
  keys: string | false;
  compat?: CompatName[];
  cors?: string[];
  host: string;
  port: number;
  explore?: true;
  tiles?: string;
  requestsPerSecond: number;
  maxBodyBytes: number;
  maxDelayMilliseconds: number;
  maxConnections?: number;
  maxConnectionsPerAddress?: number;
  verify?: 'quick' | 'checksums';
  requestLog: boolean;
  logAddresses?: true;
}

/** How long to wait for the last log lines after the service has ended. */
const LAST_LINES_MILLISECONDS = 500;

export function serveCommand(): Command {
  return new Command('serve')
    .summary('Serve a dataset over HTTP.')
    .description(
      'Serves the seven operations over HTTP, with /openapi.json, /healthz and /metrics. A new dataset or key file ' +
        'is picked up without a restart (SIGHUP does it at once); SIGTERM and SIGINT answer what is in flight and ' +
        'end. Logs are JSON lines on stderr and hold neither keys nor addresses.',
    )
    .addOption(dataOption())
    .addOption(overlayOption())
    .addOption(keysOption())
    .option('--no-keys', 'ask for no key; only where --host is this machine itself')
    .addOption(
      new Option(
        '--compat <names>',
        `also answer as other geocoders do: ${COMPAT_NAMES.join(',')}`,
      ).argParser(parseCompat),
    )
    .option(
      '--cors <origin>',
      'allow pages of this origin, such as https://shop.example; * for all; may be given several times',
      (origin: string, before: string[] | undefined) => [...(before ?? []), origin],
    )
    .option('--host <address>', 'address to listen on; 0.0.0.0 for every one', '127.0.0.1')
    .option('--port <number>', 'port to listen on; 0 takes a free one', parsePort, 3000)
    .option('--explore', 'add a map page at /, and GET /search, /suggest and /areas/{id}')
    .option(
      '--tiles <file>',
      'streets for the map page: PMTiles, or an extract of OpenStreetMap (.osm.pbf), which is cut at the start',
    )
    .option(
      '--requests-per-second <number>',
      'limit of each key, with a burst of two seconds; 0 for none; without keys there is no limit',
      parseLimit,
      DEFAULT_REQUESTS_PER_SECOND,
    )
    .option('--max-body-bytes <number>', 'longest request body', parseWhole, DEFAULT_MAX_BODY_BYTES)
    .option(
      '--max-delay-milliseconds <number>',
      'refuse requests (503) while they wait longer than this; 0 for never',
      parseLimit,
      DEFAULT_MAX_DELAY_MILLISECONDS,
    )
    .option('--max-connections <number>', 'connections at once (default: 4000)', parseWhole)
    .option(
      '--max-connections-per-address <number>',
      'connections at once from one address; behind a proxy all come from one (default: 1000)',
      parseWhole,
    )
    .addOption(
      new Option('--verify <how>', 'what is checked when a dataset is opened').choices([
        'quick',
        'checksums',
      ]),
    )
    .option('--no-request-log', 'do not log each request')
    .option('--log-addresses', 'log URLs, bodies and callers too: personal data')
    .addHelpText(
      'after',
      '\nExamples:\n  $ KEY=$(doorplate keys create --keys keys.json shop)\n' +
        '  $ doorplate serve --data out/sample --keys keys.json --explore &\n' +
        '  $ curl -H "X-Api-Key: $KEY" -H "Content-Type: application/json" \\\n' +
        '      -d \'{"streetname":"Main Street","number":"881"}\' http://127.0.0.1:3000/geocode/forward',
    )
    .action(runUntilSignal);
}

/** The option `--keys` of `serve` and `keys`. */
export function keysOption(): Option {
  return new Option('--keys <file>', 'file of API keys').env('DOORPLATE_KEYS').makeOptionMandatory();
}

const now = () => ({ time: new Date().toISOString() });

async function runUntilSignal({ requestLog, keys, tiles, ...flags }: ServeFlags): Promise<void> {
  const { serve } = await import('../../http/index');
  goOnWithoutReaders();
  const writer = new LogWriter(process.stderr);
  try {
    // Without the map page no tiles are made: the service then refuses the option `tiles`.
    const given = flags.explore === true ? tiles : undefined;
    const told = ({ file, ...report }: TilesReport) =>
      writer.write({ ...now(), level: 'info', event: 'tiles', of: tiles, ...report });
    // A service may be the first to write into an overlay; a misspelt name is seen here.
    if (flags.overlay !== undefined && !existsSync(flags.overlay))
      writer.write({ ...now(), level: 'warn', event: 'overlay', detail: `${flags.overlay} is made anew` });
    await withTiles(given, told, async (made) => {
      const service = await serve({
        ...flags,
        ...(tiles === undefined ? {} : { tiles }),
        ...made,
        keys: keys === false ? null : keys,
        log: writer,
        logRequests: requestLog,
      });
      writer.flush();
      await stopped(service);
    });
  } catch (error) {
    writer.flush();
    throw error;
  }
  // A pending write to a reader that does not read would keep the process alive.
  if (!(await writer.close(LAST_LINES_MILLISECONDS))) process.exit(EXIT_STATUS.done);
}

/** Waits for a signal, and then for the service to end; a second signal ends the process at once. */
function stopped(service: RunningService): Promise<void> {
  return new Promise((resolve, reject) => {
    let stopping = false;
    const reload = () => service.reload();
    const stop = (signal: NodeJS.Signals) => {
      if (stopping) process.exit(signal === 'SIGINT' ? EXIT_STATUS.interrupted : EXIT_STATUS.terminated);
      stopping = true;
      service
        .close()
        .finally(() => process.off('SIGINT', stop).off('SIGTERM', stop).off('SIGHUP', reload))
        .then(resolve, reject);
    };
    process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', reload);
  });
}

function parseCompat(written: string): CompatName[] {
  return written.split(',').map((part) => {
    const name = COMPAT_NAMES.find((known) => known === part.trim());
    if (name !== undefined) return name;
    throw new InvalidArgumentError(
      `Expected some of ${COMPAT_NAMES.join(', ')}, got ${JSON.stringify(part)}.`,
    );
  });
}

function parsePort(written: string): number {
  const port = Number(written);
  if (/^\d+$/.test(written) && port <= 65_535) return port;
  throw new InvalidArgumentError(`Expected a number from 0 to 65535, got ${JSON.stringify(written)}.`);
}

function parseWhole(written: string): number {
  const whole = Number(written);
  if (/^\d+$/.test(written) && whole > 0) return whole;
  throw new InvalidArgumentError(`Expected a whole number above 0, got ${JSON.stringify(written)}.`);
}

/** 0 means no limit. */
function parseLimit(written: string): number {
  const limit = Number(written);
  if (written.trim() === '' || Number.isNaN(limit) || limit < 0) {
    throw new InvalidArgumentError(`Expected a number from 0 up, got ${JSON.stringify(written)}.`);
  }
  return limit === 0 ? Number.POSITIVE_INFINITY : limit;
}
