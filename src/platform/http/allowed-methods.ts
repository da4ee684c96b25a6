import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False where a route answers a 404 for all that its address holds: it takes nothing there. */
    takes?: (params: Record<string, string>) => boolean;
  }
}

type Route = {
  url: string;
  methods: readonly string[];
  address: RegExp;
  takes: ((params: Record<string, string>) => boolean) | undefined;
};

const routes = new WeakMap<FastifyInstance, Route[]>();

const ORDER = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** In characters, what a part of an address may have that a route takes as a value. */
export const longestParam = 200;

/** `/artikel/:access`, `/sitemap-:part(^\\d+).xml` and `/files/*`, as what finds such addresses. */
const asPattern = (url: string): RegExp => {
  const parts = url.split(/(:\w+(?:\([^)]*\))?|\*)/).map((part) => {
    if (part === '*') return '.*';
    const [, name, form] = /^:(\w+)(?:\(\^?([^)]*)\))?$/.exec(part) ?? [];
    if (name) return `(?<${name}>${form ?? `[^/]{1,${longestParam}}?`})`;
    return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`);
};

/** Keeps which methods each route takes: the router tells it of a pattern, not of an address. */
export const noteRoutes = (app: FastifyInstance): void => {
  const noted: Route[] = [];
  routes.set(app, noted);
  app.addHook('onRoute', ({ method, url, config }) => {
    const methods = Array.isArray(method) ? method : [method];
    noted.push({ url, methods, address: asPattern(url), takes: config?.takes });
  });
};

const paramsIn = (route: Route, path: string): Record<string, string> | undefined => {
  const found = route.address.exec(path);
  return found ? { ...found.groups } : undefined;
};

/** The methods that routes take at a path, as it reads decoded; none: no route leads there. */
export const methodsAt = (app: FastifyInstance, path: string): Set<string> => {
  const methods = new Set<string>();
  for (const route of routes.get(app) ?? []) {
    const params = paramsIn(route, path);
    if (!params || route.takes?.(params) === false) continue;
    for (const method of route.methods) methods.add(method);
  }
  return methods;
};

/** Whether a route answers at one address alone, whatever is asked of it: no part of it is a value. */
export const isRouteAddress = (app: FastifyInstance, path: string): boolean =>
  (routes.get(app) ?? []).some(({ url, methods }) => url === path && methods.includes('GET'));

/**
 * Whether a route answers whoever reads a path, also where part of the path is a value (`/artikel/:access`): nothing
 * else that lies there is ever met. `/*` is no such route: it asks the page tree.
 */
export const isAnswered = (app: FastifyInstance, path: string): boolean =>
  (routes.get(app) ?? []).some(
    (route) =>
      route.url !== '/*' && route.methods.includes('GET') && paramsIn(route, path) !== undefined,
  );

/** Methods as an `Allow` header names them. What may be asked anywhere is what there is to do. */
export const allowOf = (methods: Iterable<string>): string =>
  [...new Set([...methods, 'OPTIONS'])]
    .sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
    .join(', ');
