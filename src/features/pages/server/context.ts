import type { FastifyRequest } from 'fastify';
import type { Host } from '#platform/host';

/** Query parameters and form fields, each with all its values. */
export type Params = Record<string, string[]>;

/** What rendering a page or a section knows of the request. Nothing in it is personal but `token`. */
export type RenderContext = {
  host: Host;
  /** The page's number, when it is one of the page tree. */
  pageId?: number;
  path: string;
  params: Params;
  token: string;
  language: string;
  /** The item that the page is about, e.g. a store whose vacancies a section lists. */
  entity?: { object: string; id: string };
  now: Date;
};

const asList = (value: unknown): string[] => {
  const list = Array.isArray(value) ? value : [value];
  return list.filter((one): one is string => typeof one === 'string').map((one) => one.slice(0, 2000));
};

/** Reads a query or a form body into lists; names that end in [] lose it. */
export const readParams = (...sources: unknown[]): Params => {
  const params: Params = Object.create(null);
  for (const source of sources) {
    const seen = new Set<string>();
    for (const [rawName, value] of Object.entries((source ?? {}) as Record<string, unknown>)) {
      const name = rawName.replace(/\[\d*\]$/, '');
      const values = asList(value);
      params[name] = seen.has(name) ? [...(params[name] ?? []), ...values] : values;
      seen.add(name);
    }
  }
  return params;
};

/** The first value of a parameter. */
export const one = (params: Params, name: string): string | undefined => params[name]?.[0];

const SIGNIFICANT =
  /^(filter_[\w-]+|page_[\w-]+|limit_[\w-]+|start_[\w-]+|search|sort|view|color_id|size_id|faqid|place_input|kind|step)(\[\d*\])?$/;

/** The path and the parameters that decide what a page shows, in one order: its cache key. */
export const cacheKey = (request: FastifyRequest): string => {
  const { url } = request;
  const at = url.indexOf('?');
  if (at === -1) return url;
  const params = [...new URLSearchParams(url.slice(at + 1))]
    .filter(([name]) => SIGNIFICANT.test(name))
    .sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1));
  const path = url.slice(0, at);
  return params.length === 0 ? path : `${path}?${new URLSearchParams(params)}`;
};

/** The path of a request, without its query. */
export const pathOf = (request: FastifyRequest): string => {
  const at = request.url.indexOf('?');
  return at === -1 ? request.url : request.url.slice(0, at);
};
