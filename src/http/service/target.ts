import { BATCH_PATH } from '../batch/batch';
import type { CompatFound, CompatTable } from '../compat/compat';
import type { ExplorePage } from '../explore-page';
import { OVERLAY_ENDPOINTS, type OverlayEndpoint } from '../routes/overlay-endpoints';
import { problem, type Reply } from '../routes/problems';
import { RouteTable } from '../routes/route-table';
import { allowedMethods, type Route } from '../routes/routes';
import { TILES_PATH } from '../tile-file';

const SERVICE_PATHS: readonly string[] = ['/openapi.json', '/healthz', '/metrics'];

/** What answers a method and a path. */
export type Target =
  | { kind: 'route'; route: Route; id: string }
  | { kind: 'compat'; found: CompatFound }
  | { kind: 'batch' }
  | { kind: 'overlay'; endpoint: OverlayEndpoint }
  | { kind: 'service'; path: string }
  | { kind: 'page'; path: string }
  | { kind: 'tiles' }
  | { kind: 'refused'; reply: Reply; route: string | null };

/** The parts of a service besides its routes. */
export interface Surroundings {
  readonly compat: CompatTable;
  readonly page: ExplorePage | null;
  readonly hasTiles: boolean;
}

/** Every path of a service. */
export class Targets {
  readonly #table: RouteTable;
  readonly #surroundings: Surroundings;

  constructor(routes: readonly Route[], surroundings: Surroundings) {
    this.#table = new RouteTable(routes);
    this.#surroundings = surroundings;
  }

  /**
   * The target of a method and a path. HEAD counts as GET.
   * @param hasOverlay whether the current dataset has an overlay.
   */
  at(method: string, path: string, hasOverlay: boolean): Target {
    const { compat: compatTable, page, hasTiles } = this.#surroundings;
    const asked = method === 'HEAD' ? 'GET' : method;
    const at = this.#table.at(path);
    if (at !== null) {
      const route = at.routes.find((one) => one.method === asked);
      if (route === undefined) return notAllowed(allowedMethods(at.routes), at.routes[0]!.path);
      return { kind: 'route', route, id: at.id };
    }
    const compat = compatTable.at(path);
    if (compat !== null) {
      return asked === 'GET'
        ? { kind: 'compat', found: compat }
        : notAllowed('GET, HEAD', compat.endpoint.path);
    }
    const ofOverlay = hasOverlay ? OVERLAY_ENDPOINTS.filter((one) => one.path === path) : [];
    if (ofOverlay.length > 0) {
      const endpoint = ofOverlay.find((one) => one.method === asked);
      return endpoint === undefined
        ? notAllowed(allowedMethods(ofOverlay), path)
        : { kind: 'overlay', endpoint };
    }
    if (path === BATCH_PATH) return asked === 'POST' ? { kind: 'batch' } : notAllowed('POST', path);
    if (path === TILES_PATH && hasTiles)
      return asked === 'GET' ? { kind: 'tiles' } : notAllowed('GET, HEAD', path);
    const isService = SERVICE_PATHS.includes(path);
    if (!isService && !page?.has(path)) {
      return { kind: 'refused', reply: problem('ROUTE_UNKNOWN'), route: null };
    }
    if (asked !== 'GET') return notAllowed('GET, HEAD', path);
    return { kind: isService ? 'service' : 'page', path };
  }
}

function notAllowed(allow: string, route: string): Target {
  return { kind: 'refused', reply: problem('METHOD_NOT_ALLOWED', undefined, { allow }), route };
}
