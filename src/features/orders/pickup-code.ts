/** Without letters and digits that look alike. */
export const PICKUP_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A code as it is written, of how it was typed or scanned: 'k7m 4pq'; undefined: it is none. */
export const normalizePickupCode = (typed: string): string | undefined => {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '');
  const isCode = letters.length === 6 && [...letters].every((one) => PICKUP_LETTERS.includes(one));
  return isCode ? `${letters.slice(0, 3)}-${letters.slice(3)}` : undefined;
};
