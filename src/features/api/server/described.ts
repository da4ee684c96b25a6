import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';

/** What can be done at a path, by method, in OpenAPI's words. */
export type PathItem = Record<string, object>;

type Told = PathItem | (() => PathItem);

const described = new Registry<{ path: string; tell: () => PathItem }>('described path');

/** Calls it the first time alone. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/**
 * Adds a path that a feature answers itself to the API's description, like `/api/v1.0/file/{id}`.
 * What takes long to make is given as a function, called once when the description is asked for: no start waits for it.
 */
export const describePath = (host: Host, path: string, item: Told): void =>
  described.add(host, path, { path, tell: typeof item === 'function' ? once(item) : () => item });

/** All paths that features added, by path. */
export const listDescribed = (host: Host): Record<string, PathItem> =>
  Object.fromEntries(described.list(host).map(({ path, tell }) => [path, tell()]));

const components = new Registry<{ name: string; schema: () => object }>('described schema');

/** Adds what something holds to the API's description, under a name; made each time it is asked for. */
export const describeSchema = (host: Host, name: string, schema: () => object): void =>
  components.add(host, name, { name, schema });

export const listSchemas = (host: Host): Record<string, object> =>
  Object.fromEntries(components.list(host).map(({ name, schema }) => [name, schema()]));
