import { badRequest } from '#kernel/errors';
import { field } from '#kernel/wire';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import { one, type Params } from './context';

export type VirtualSection = { id: string; type: string; settings: Record<string, unknown> };

type Maker = (blockType: string, filters: Record<string, number[]>) => Omit<VirtualSection, 'id'>;
const makers = new Registry<Maker>('module');

/** Says how sections of a module (its module_access) are made from a block type and filters. */
export const registerVirtual = (host: Host, moduleAccess: string, make: Maker): void =>
  makers.add(host, moduleAccess, make);

/** Reads what a virtual section shows; throws a 400 that says what is wrong with it. */
export const virtualSection = (
  host: Host,
  moduleAccess: string,
  params: Params,
): VirtualSection => {
  const make = makers.find(host, moduleAccess);
  if (!make) throw badRequest(`Onbekende module: ${moduleAccess}`);
  const id = one(params, field.virtualId) ?? `${moduleAccess}-${one(params, field.position) ?? '1'}`;
  if (!/^[a-z0-9][\w-]{0,80}$/i.test(id)) throw badRequest('Ongeldige virtual_id');
  const blockType = one(params, field.blockType) ?? 'Overview';
  return { id, ...make(blockType, readFilters(one(params, field.blockFilters))) };
};

/** `{"category": [3, 4]}`; anything else is refused. */
const readFilters = (json: string | undefined): Record<string, number[]> => {
  if (!json) return {};
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw badRequest('block_filters is geen JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badRequest('block_filters moet een object zijn');
  }
  return Object.fromEntries(
    Object.entries(value).map(([column, ids]) => {
      const list = Array.isArray(ids) ? ids : [ids];
      if (!list.every((id) => Number.isInteger(id)) || list.length > 200) {
        throw badRequest(`block_filters: ${column} moet een lijst van nummers zijn`);
      }
      return [column, list as number[]];
    }),
  );
};
