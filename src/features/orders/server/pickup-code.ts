import { createHash } from 'node:crypto';
import { normalizePickupCode, PICKUP_LETTERS } from '../pickup-code';

/**
 * The code with which an order is fetched: 'K7M-4PQ'. It comes of the order's token and is stored nowhere:
 * whoever has the code can't come by the token, and who has the token sees the code on the order's page.
 */
export const pickupCodeOf = (token: string): string => {
  const hash = createHash('sha256').update(`pickup ${token}`).digest();
  const letters = Array.from({ length: 6 }, (_, at) => {
    // Two bytes a letter: of 65536 hardly any letter is likelier than another.
    const number = hash.readUInt16BE(2 * at);
    return PICKUP_LETTERS[number % PICKUP_LETTERS.length];
  }).join('');
  return `${letters.slice(0, 3)}-${letters.slice(3)}`;
};

/** Whether what was typed or scanned is an order's code. */
export const isPickupCode = (token: string, typed: string): boolean =>
  normalizePickupCode(typed) === pickupCodeOf(token);
