#!/usr/bin/env node
import { quietOnClosedPipe } from './output';
import { run } from './run';

quietOnClosedPipe();
process.exitCode = await run(process.argv.slice(2));
