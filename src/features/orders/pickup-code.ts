/**
 * Without vowels, so that no words come of them, and without letters and digits that look alike: a Z is a 2, an S a 5,
 * a B an 8, and a V a U.
 */
export const PICKUP_LETTERS = '23456789CDFGHJKMNPQRTWX';

/** Reservations had codes of these letters before; they stay good. */
const TYPED_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A code as it is written, of how it was typed or scanned: 'k7m 4pq'; undefined: it is none. */
export const normalizePickupCode = (typed: string): string | undefined => {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '');
  const isCode = letters.length === 6 && [...letters].every((one) => TYPED_LETTERS.includes(one));
  return isCode ? `${letters.slice(0, 3)}-${letters.slice(3)}` : undefined;
};
