import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Geocoder } from '../geocoder';
import { type HandlerOptions, handler } from './handler';

/** The part of a Fastify instance that the plug-in uses. Fastify itself is no dependency. */
export interface FastifyHost {
  readonly prefix: string;
  removeAllContentTypeParsers(): void;
  addContentTypeParser(
    type: string,
    parser: (request: unknown, payload: unknown, done: (error: Error | null, body?: unknown) => void) => void,
  ): unknown;
  addHook(name: 'onClose', hook: (instance: unknown, done: () => void) => void): unknown;
  all(path: string, answer: (request: FastifyRaw<IncomingMessage>, reply: FastifyReplyRaw) => void): unknown;
}

interface FastifyRaw<Raw> {
  readonly raw: Raw;
}

interface FastifyReplyRaw extends FastifyRaw<ServerResponse> {
  hijack(): unknown;
}

export interface FastifyServiceOptions extends Omit<HandlerOptions, 'basePath'> {
  /** The geocoder, or an object whose `current` is the geocoder. It stays open when the application closes. */
  geocoder: Geocoder | { readonly current: Geocoder };
  /** Read by Fastify's `register`. */
  prefix?: string;
}

/**
 * The HTTP service as a Fastify plug-in: `app.register(fastifyPlugin, { prefix: '/geocoding', geocoder, keys: null })`.
 * Hooks of the application, such as a login, run before it. The plug-in reads bodies and writes answers itself.
 * @throws GeocoderError as `handler` (the promise).
 */
export async function fastifyPlugin(host: FastifyHost, options: FastifyServiceOptions): Promise<void> {
  const { geocoder, prefix: _, ...rest } = options;
  const handle = handler(geocoder, { ...rest, basePath: host.prefix });
  // Only the parsers of this plug-in change, not those of the application. The body stays unread, so that it can be
  // streamed.
  host.removeAllContentTypeParsers();
  host.addContentTypeParser('*', (_request, _payload, done) => done(null));
  host.addHook('onClose', (_instance, done) => {
    handle.close();
    done();
  });
  host.all('/*', (request, reply) => {
    reply.hijack();
    handle(request.raw, reply.raw);
  });
}
