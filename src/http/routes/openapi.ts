/** The OpenAPI 3.1 document, made from the schemas that check the requests. */

import { version } from '../../../package.json';
import type { CompatEndpoint } from '../compat/endpoint';
import { BATCH_PATHS, compatPath, overlayPath } from './openapi-more';
import { operationObject } from './openapi-operation';
import { PROBLEM_SCHEMA, problemResponses } from './openapi-problems';
import { HEALTH_SCHEMA, SERVICE_PATHS } from './openapi-service';
import type { OverlayEndpoint } from './overlay-endpoints';
import type { Route } from './routes';

type Json = Record<string, unknown>;

/** The optional parts of a service. */
export interface Documented {
  readonly routes: readonly Route[];
  readonly compat: readonly CompatEndpoint[];
  /** None if no overlay was opened. */
  readonly overlay: readonly OverlayEndpoint[];
}

/**
 * The document for a service. Plain JSON: it shares no object with the registry.
 * @param mount path under which the endpoints are; `''` for none.
 */
export function openApiDocument(
  { routes, compat, overlay }: Documented,
  maxBodyBytes: number,
  mount: string,
): Json {
  const schemas: Json = { Health: HEALTH_SCHEMA, Problem: PROBLEM_SCHEMA };
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: operationObject(route, schemas),
    };
  }
  for (const endpoint of compat) paths[endpoint.path] = compatPath(endpoint);
  for (const endpoint of overlay)
    paths[endpoint.path] = { ...paths[endpoint.path], ...overlayPath(endpoint) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Doorplate',
      version,
      summary: 'Address geocoding from open data.',
      description:
        'Converts between postal addresses and coordinates, and lists administrative areas. Every answer that is ' +
        'not 200 is an RFC 9457 problem with a `code`; a known path with another method gives 405 with `Allow`. ' +
        `A request body has at most ${maxBodyBytes} bytes, a text at most 200 characters. ` +
        'Nulls tell how much was found: no `number`, only the street; no `streetname`, only the suburb.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: mount === '' ? '/' : mount, description: 'This service' }],
    security: [{ ApiKey: [] }],
    tags: [
      { name: 'Addresses', description: 'From words to places and back.' },
      { name: 'Areas', description: 'Countries, provinces, municipalities.' },
      ...(routes.some(({ operation }) => operation.http?.explore)
        ? [{ name: 'Explore', description: 'What the map page asks beside the rest.' }]
        : []),
      ...(compat.length > 0
        ? [{ name: 'Compatible', description: 'Interfaces of other geocoders, for their clients.' }]
        : []),
      ...(overlay.length > 0
        ? [{ name: 'Overlay', description: 'Own addresses, corrections and places over the dataset.' }]
        : []),
      { name: 'Service', description: 'The service about itself; these need no key.' },
    ],
    paths: { ...paths, ...BATCH_PATHS, ...SERVICE_PATHS },
    components: {
      securitySchemes: {
        ApiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
        ...(compat.length > 0 ? { QueryKey: { type: 'apiKey', in: 'query', name: 'key' } } : {}),
      },
      schemas,
      responses: problemResponses(
        routes.some(({ method }) => method === 'POST'),
        overlay.length > 0,
      ),
    },
  };
}
