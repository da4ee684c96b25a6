import { randomBytes, timingSafeEqual } from 'node:crypto';
import { sign } from './sign';

/** What a key is good for: an act such as 'reservation', and the session that may do it. */
type Purpose = { act: string; sessionId: string };

/** Characters of a signature (132 bits) that a key carries. */
const SIGNATURE = 22;

const signatureOf = (secret: string, { act, sessionId }: Purpose, nonce: string): string =>
  sign(secret, `once ${act} ${sessionId} ${nonce}`).slice(0, SIGNATURE);

/**
 * A key for what is done once, however often its form is sent: of the server's making, and for one act
 * in one session, so that a key which somebody else planted is none. 46 characters of base64url.
 */
export const newOnceKey = (secret: string, purpose: Purpose): string => {
  const nonce = randomBytes(18).toString('base64url');
  return nonce + signatureOf(secret, purpose, nonce);
};

/** Whether a key is one that `newOnceKey` made for this. */
export const isOnceKey = (secret: string, purpose: Purpose, key: string | undefined): boolean => {
  if (!key || !/^[\w-]{46}$/.test(key)) return false;
  const [nonce, signature] = [key.slice(0, -SIGNATURE), key.slice(-SIGNATURE)];
  const right = signatureOf(secret, purpose, nonce);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(right));
};

/** The key that a form was posted with, if it was made for this; else a new one. */
export const keptOnceKey = (
  secret: string,
  purpose: Purpose,
  posted: string | undefined,
): string =>
  posted !== undefined && isOnceKey(secret, purpose, posted) ? posted : newOnceKey(secret, purpose);

/**
 * What is stored of a key that was used: a hash of it and of what it was used for, so that the same
 * key with something else is not taken for a repeat. Nothing can be read from it.
 */
export const usedKeyOf = (secret: string, key: string, content: readonly string[]): string =>
  sign(secret, JSON.stringify(['used', key, ...content]));
