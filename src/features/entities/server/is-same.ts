import { isDeepStrictEqual } from 'node:util';

/** Whether two values are the same; the database keeps the names in JSON in an order of its own. */
export const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other);
