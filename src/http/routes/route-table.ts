import type { Route } from './routes';

/** The routes of one path, and the text in place of `{id}`, not decoded; `''` for none. */
export interface Found {
  readonly routes: readonly Route[];
  readonly id: string;
}

interface WithId {
  readonly before: string;
  readonly after: string;
  readonly routes: Route[];
}

/** Finds routes by the asked path. */
export class RouteTable {
  readonly #withoutId = new Map<string, Route[]>();
  readonly #withId: WithId[] = [];

  constructor(routes: readonly Route[]) {
    for (const route of routes) this.#routesOf(route.path).push(route);
  }

  at(path: string): Found | null {
    const routes = this.#withoutId.get(path);
    if (routes !== undefined) return { routes, id: '' };
    for (const { before, after, routes } of this.#withId) {
      if (path.length <= before.length + after.length) continue;
      if (!path.startsWith(before) || !path.endsWith(after)) continue;
      const id = path.slice(before.length, path.length - after.length);
      if (!id.includes('/')) return { routes, id };
    }
    return null;
  }

  #routesOf(path: string): Route[] {
    const [before, after] = path.split('{id}') as [string, string?];
    const known =
      after === undefined
        ? this.#withoutId.get(path)
        : this.#withId.find((one) => one.before === before && one.after === after)?.routes;
    if (known !== undefined) return known;
    const routes: Route[] = [];
    if (after === undefined) this.#withoutId.set(path, routes);
    else this.#withId.push({ before, after, routes });
    return routes;
  }
}
