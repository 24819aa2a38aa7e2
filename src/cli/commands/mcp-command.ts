import { Command } from 'commander';
import { Geocoder } from '../../geocoder';
import { serveTools } from '../../mcp/serve-tools';
import { dataDirectories, dataOption } from './operation-commands';

export function mcpCommand(): Command {
  return new Command('mcp')
    .summary('Tools for assistants: the Model Context Protocol over stdin and stdout.')
    .description(
      'Answers an assistant that speaks the Model Context Protocol: search, reverse, parse, advice, areas. Stdout carries the protocol ' +
        'alone. Needs the package @modelcontextprotocol/sdk.',
    )
    .addOption(dataOption())
    .addHelpText(
      'after',
      '\nExamples:\n  In the settings of the assistant:\n' +
        '  { "mcpServers": { "doorplate": { "command": "npx", "args": ["doorplate", "mcp", "--data", "/data/town"] } } }',
    )
    .action(async (given: Record<string, unknown>) => {
      using geocoder = Geocoder.open(dataDirectories(given));
      await serveTools(geocoder, process.stdin, process.stdout);
    });
}
