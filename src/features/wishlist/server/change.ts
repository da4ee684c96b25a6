import { badRequest } from '#kernel/errors';
import { readWholeNumber } from '#kernel/values/whole-number';
import { field } from '#kernel/wire';
import type { Choice } from './variants';

/** Ids by entity name. */
export type Items = Record<string, number[]>;
export type Change = {
  add: Items;
  delete: Items;
  /** The colour and size of what is saved; null: none was chosen. */
  choice: Choice;
};

/** The most that one call saves or removes. */
const MOST = 200;

const readIds = (value: unknown): number[] => {
  const list = Array.isArray(value) ? value : [value];
  const ids = list.map(Number);
  if (ids.length > MOST || !ids.every((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31)) {
    throw badRequest('item_id moet een lijst van nummers zijn');
  }
  return ids;
};

const readItems = (value: unknown): Items => {
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badRequest('add en delete zijn objecten: {"Product": [1]}');
  }
  return Object.fromEntries(Object.entries(value).map(([name, ids]) => [name, readIds(ids)]));
};

/** Form fields `add[Product]` and `delete[Product]`, with one id or several. */
const readForm = (body: Record<string, unknown>): Pick<Change, 'add' | 'delete'> => {
  const change: Pick<Change, 'add' | 'delete'> = { add: {}, delete: {} };
  for (const [name, value] of Object.entries(body)) {
    const [, kind, entity] = /^(add|delete)\[(\w{1,40})\](?:\[\])?$/.exec(name) ?? [];
    if (kind && entity) change[kind as 'add' | 'delete'][entity] = readIds(value);
  }
  return change;
};

const readId = (value: unknown): number | null => {
  const id = readWholeNumber(String(value ?? ''));
  return id && id < 2 ** 31 ? id : null;
};

const readChoice = (given: Record<string, unknown>): Choice => ({
  colorId: readId(given[field.colorId]),
  sizeId: readId(given[field.sizeId]),
});

/** Reads `{add: {Product: [1]}}` (S7.7/1) or the same as form fields. Throws a 400 that says why not. */
export const readChange = (body: unknown): Change => {
  const given = (body ?? {}) as Record<string, unknown>;
  const isNested = typeof given.add === 'object' || typeof given.delete === 'object';
  const items = isNested
    ? { add: readItems(given.add), delete: readItems(given.delete) }
    : readForm(given);
  return { ...items, choice: readChoice(given) };
};
