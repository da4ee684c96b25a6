import type { PgColumn } from 'drizzle-orm/pg-core';
import { type ApiPart, type EntityIndex, listEntities } from '#features/overviews/api.server';
import type { Entity } from '#kernel/define/entity';
import { AppError } from '#kernel/errors';
import { apiTexts } from '#kernel/messages/nl-api';
import { quoted } from '#kernel/values/api-filter';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';

/** An entity that the API knows. */
export type Exposed = {
  entity: Entity;
  part: ApiPart;
  columns: Record<string, PgColumn>;
  /** What visitors see of it, in memory. */
  index?: EntityIndex;
};

const expose = (entity: Entity, part: ApiPart, index?: EntityIndex): Exposed => {
  const { id, state, title, columns } = part;
  return { entity, part, columns: { id, state, title, ...columns }, ...(index && { index }) };
};

const others = new Registry<Exposed>('exposed entity');

/** Makes the API know an entity that no page lists. Throws when another has its name. */
export const exposeEntity = (host: Host, entity: Entity, part: ApiPart): void =>
  others.add(host, entity.name, expose(entity, part));

/** All entities whose definition has an `api` part, and those that only the API knows. */
export const listExposed = (host: Host): Exposed[] => [
  ...listEntities(host).flatMap((index) => {
    const { entity, api } = index.source;
    return api ? [expose(entity, api, index)] : [];
  }),
  ...others.list(host),
];

export const isExposed = (host: Host, access: string): boolean =>
  listExposed(host).some(({ entity }) => entity.access === access);

/** What was asked for, where it looks like a name: nobody's markup is told back. */
const nameOf = (access: string): string => (/^[\w-]{1,60}$/.test(access) ? quoted(access) : '');

/** By its name in paths, e.g. `location`. Throws a 404 that says which there are. */
export const getExposed = (host: Host, access: string): Exposed => {
  const all = listExposed(host);
  const found = all.find(({ entity }) => entity.access === access);
  if (found) return found;
  const known = all.map(({ entity }) => entity.access).join(', ');
  throw new AppError(404, 'unknown_entity', apiTexts.unknownEntity(nameOf(access), known));
};
