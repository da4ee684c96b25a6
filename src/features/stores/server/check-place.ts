import type { Check } from '#features/entities/api.server';
import { entityTexts as texts } from '#kernel/messages/nl-entities';

const names = ['coord_latitude', 'coord_longitude'] as const;

/** A place on the map is two numbers or none. A row that was without one of them may be written otherwise. */
export const checkPlace: Check = (_host, _tx, { before, after }) => {
  if (after === null || names.every((name) => before?.[name] === after[name])) return {};
  const missing = names.filter((name) => after[name] == null);
  return missing.length === 1 ? { [String(missing[0])]: texts.pair } : {};
};
