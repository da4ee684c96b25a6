import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';

/** What can be done at a path, by method, in OpenAPI's words. */
export type PathItem = Record<string, object>;

const described = new Registry<{ path: string; item: PathItem }>('described path');

/** Adds a path that a feature answers itself to the API's description, like `/api/v1.0/file/{id}`. */
export const describePath = (host: Host, path: string, item: PathItem): void =>
  described.add(host, path, { path, item });

/** All paths that features added, by path. */
export const listDescribed = (host: Host): Record<string, PathItem> =>
  Object.fromEntries(described.list(host).map(({ path, item }) => [path, item]));
