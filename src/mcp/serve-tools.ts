/** The Model Context Protocol over standard input and output, by its official SDK: an optional package. */

import type { Readable, Writable } from 'node:stream';
import { version } from '../../package.json';
import { GeocoderError } from '../model/errors';
import type { Answering } from './answering';
import { TOOLS } from './tools';

/**
 * Answers an assistant's questions until it closes the input.
 * @throws GeocoderError PACKAGE_MISSING if the SDK is not installed.
 */
export async function serveTools(geocoder: Answering, input: Readable, output: Writable): Promise<void> {
  const { Server, StdioServerTransport, types } = await loadSdk();
  const server = new Server(
    { name: 'doorplate', version },
    {
      capabilities: { tools: {} },
      instructions:
        'Doorplate finds addresses and places in one dataset of open data, offline. Give the attribution of an answer that ' +
        'you show.',
    },
  );
  server.setRequestHandler(types.ListToolsRequestSchema, () => ({
    tools: TOOLS.map(({ name, title, description, inputSchema }) => ({
      name,
      title,
      description,
      inputSchema,
      annotations: { readOnlyHint: true, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(types.CallToolRequestSchema, ({ params }) => {
    const tool = TOOLS.find(({ name }) => name === params.name);
    if (tool === undefined) {
      throw new types.McpError(
        types.ErrorCode.InvalidParams,
        `expected one of the tools ${TOOLS.map(({ name }) => name).join(', ')}, but got ${JSON.stringify(params.name)}`,
      );
    }
    try {
      const text = JSON.stringify(tool.call(geocoder, params.arguments ?? {}));
      return { content: [{ type: 'text', text }] };
    } catch (error) {
      if (!(error instanceof GeocoderError)) throw error;
      // The model's own mistake: it reads the message and can ask again.
      return { content: [{ type: 'text', text: error.message }], isError: true };
    }
  });
  const transport = new StdioServerTransport(input, output);
  const closed = new Promise<void>((resolve) => {
    server.onclose = resolve;
    input.once('end', () => void server.close());
  });
  await server.connect(transport);
  await closed;
}

async function loadSdk() {
  try {
    const [{ Server }, { StdioServerTransport }, types] = await Promise.all([
      import('@modelcontextprotocol/sdk/server/index.js'),
      import('@modelcontextprotocol/sdk/server/stdio.js'),
      import('@modelcontextprotocol/sdk/types.js'),
    ]);
    return { Server, StdioServerTransport, types };
  } catch (cause) {
    throw new GeocoderError(
      'PACKAGE_MISSING',
      'expected the package of the Model Context Protocol, but it is not installed: npm install @modelcontextprotocol/sdk',
      { cause },
    );
  }
}
