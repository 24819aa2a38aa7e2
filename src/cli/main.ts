#!/usr/bin/env node
import module from 'node:module';

// From Node 22.1 on the compiled code is kept between runs: a search takes 140 ms instead of 160.
(module as { enableCompileCache?: () => unknown }).enableCompileCache?.();
const [{ endOnLostOutput }, { run }, { endSoonIfStopped }] = await Promise.all([
  import('./terminal/output'),
  import('./run'),
  import('./terminal/until-signal'),
]);

endOnLostOutput();
const status = await run(process.argv.slice(2));
process.exitCode = status;
endSoonIfStopped(status);
