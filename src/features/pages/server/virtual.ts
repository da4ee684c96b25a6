import { badRequest } from '#kernel/errors';
import { readWholeNumber } from '#kernel/values/whole-number';
import { FILTER_PREFIX, field } from '#kernel/wire';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import { isSigned, sign } from '#platform/sessions/sign';
import { one, type Params } from './context';

export type VirtualSection = { id: string; type: string; settings: Record<string, unknown> };

/** By column the option ids that a section is fixed to. */
type Fixed = Record<string, number[]>;
type Maker = (blockType: string, filters: Fixed) => Omit<VirtualSection, 'id'>;
const makers = new Registry<Maker>('module');

/** Says how sections of a module (its module_access) are made from a block type and filters. */
export const registerVirtual = (host: Host, moduleAccess: string, make: Maker): void =>
  makers.add(host, moduleAccess, make);

/** The name in block_filters of a section's further settings: signed, so only ours are taken. */
const SETTINGS = 'settings';

const COLUMN = new RegExp(`^(?:${FILTER_PREFIX})?([a-z][\\w-]{0,60})(?:\\[\\])?$`, 'i');
const MOST_IDS = 200;
const MOST_COLUMNS = 30;

/** block_filters as a virtual section carries it: its fixed filters, and how else it is set. */
export const writeBlockFilters = (
  host: Host,
  filters: Fixed,
  settings: Record<string, unknown>,
): string => {
  const text = Buffer.from(JSON.stringify(settings)).toString('base64url');
  const signature = sign(host.config.secret, `virtual ${text}`);
  return JSON.stringify({ ...filters, [SETTINGS]: `${text}.${signature}` });
};

/** Reads what a virtual section shows; throws a 400 that says what is wrong with it. */
export const virtualSection = (
  host: Host,
  moduleAccess: string,
  params: Params,
): VirtualSection => {
  const make = makers.find(host, moduleAccess);
  if (!make) throw badRequest(`Onbekende module: ${moduleAccess}`);
  const id =
    one(params, field.virtualId) ?? `${moduleAccess}-${one(params, field.position) ?? '1'}`;
  if (!/^[a-z0-9][\w-]{0,80}$/i.test(id)) throw badRequest('Ongeldige virtual_id');
  const blockType = one(params, field.blockType) ?? 'Overview';
  const { [SETTINGS]: signed, ...filters } = readObject(one(params, field.blockFilters));
  const filter = readFilters(filters);
  const { type, settings } = make(blockType, filter);
  const own = readSigned(host, signed);
  return { id, type, settings: own ? { ...own, filter } : settings };
};

const readObject = (json: string | undefined): Record<string, unknown> => {
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
  return value as Record<string, unknown>;
};

/** `{"category": [3, 4]}`, or as an address has it: `{"filter_category[]": "3"}`. */
const readFilters = (value: Record<string, unknown>): Fixed => {
  const entries = Object.entries(value);
  if (entries.length > MOST_COLUMNS) throw badRequest('block_filters heeft te veel kolommen');
  return Object.fromEntries(
    entries.map(([column, ids]) => {
      const list = (Array.isArray(ids) ? ids : [ids]).map(readId);
      const [, name] = COLUMN.exec(column) ?? [];
      if (!name || list.length > MOST_IDS || !list.every((id) => id !== undefined)) {
        throw badRequest('block_filters: elke kolom moet een lijst van nummers zijn');
      }
      return [name, list];
    }),
  );
};

const readId = (id: unknown): number | undefined => {
  if (typeof id === 'string') return readWholeNumber(id);
  return Number.isSafeInteger(id) ? (id as number) : undefined;
};

const readSigned = (host: Host, signed: unknown): Record<string, unknown> | undefined => {
  if (signed === undefined) return undefined;
  const [text = '', signature = ''] = typeof signed === 'string' ? signed.split('.') : [];
  if (!isSigned(host.config.secret, `virtual ${text}`, signature)) {
    throw badRequest('block_filters: deze instellingen zijn niet van ons');
  }
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>;
};
