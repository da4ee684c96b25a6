import { isSameJson } from '#kernel/values/same-json';

/** What is kept on the device alone, as JSON; undefined: nothing, or nothing that can be read. */
export const readLocal = <T>(key: string): T | undefined => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/** Keeps something on the device; undefined: nothing any more. Answers whether it did: a store may be full or closed. */
export const writeLocal = (key: string, value: unknown): boolean => {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
};

type Things = Readonly<Record<string, unknown>>;

/** Whether the device has these things under that key, each by its name. */
export const holdsLocal = (key: string, things: Things): boolean => {
  const stored = readLocal<Things>(key) ?? {};
  return Object.keys(things).every((name) => isSameJson(stored[name], things[name]));
};

/**
 * Keeps things by their names beside those that another tab keeps under the same key. `had`: what this tab kept last;
 * what it has no more goes, unless another tab made something else of it. Answers whether it is written.
 */
export const mergeLocal = (key: string, had: Things, things: Things): boolean => {
  const stored = readLocal<Things>(key) ?? {};
  const merged: Record<string, unknown> = { ...stored };
  for (const [name, value] of Object.entries(had)) {
    if (!Object.hasOwn(things, name) && isSameJson(stored[name], value)) delete merged[name];
  }
  for (const [name, value] of Object.entries(things)) {
    if (!Object.hasOwn(stored, name) || !isSameJson(value, had[name])) merged[name] = value;
  }
  return writeLocal(key, Object.keys(merged).length > 0 ? merged : undefined);
};
