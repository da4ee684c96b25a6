import { randomBytes } from 'node:crypto';
import { passkeys as limits } from '#kernel/limits-passkeys';
import type { Host } from '#platform/host';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import { isSigned, sign } from '#platform/sessions/sign';

/**
 * What a challenge is good for: logging in, in one browser, or adding a passkey to an account, in one session;
 * of customers, or of members of the office (`ownerId`: the account's number, or the member's).
 */
export type ChallengeFor =
  | { act: 'login' | 'office login'; browser: string }
  | { act: 'add' | 'office add'; sessionId: string; ownerId: number };

/** Bytes: what makes it unlike any other, and until when it is good. */
const NONCE = 18;
const UNTIL = 6;
const BODY = NONCE + UNTIL;

const textOf = (purpose: ChallengeFor, body: Buffer): string => {
  const whose = 'browser' in purpose ? [purpose.browser] : [purpose.sessionId, purpose.ownerId];
  return ['passkey', purpose.act, ...whose, body.toString('base64url')].join(' ');
};

/**
 * A challenge that says by itself, signed, what it is good for: nothing is stored for visitors who look at
 * a login page.
 */
export const makeChallenge = (host: Host, purpose: ChallengeFor): Uint8Array<ArrayBuffer> => {
  const body = Buffer.alloc(BODY);
  randomBytes(NONCE).copy(body);
  body.writeUIntBE(host.clock.now().getTime() + limits.challengeFor, NONCE, UNTIL);
  const signature = Buffer.from(sign(host.config.secret, textOf(purpose, body)), 'base64url');
  return new Uint8Array(Buffer.concat([body, signature]));
};

/** Whether a challenge (base64url) was made for this, is in time, and comes for the first time. */
export const spendChallenge = async (
  host: Host,
  purpose: ChallengeFor,
  challenge: string,
): Promise<boolean> => {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length <= BODY || bytes.toString('base64url') !== challenge) return false;
  const body = bytes.subarray(0, BODY);
  const signature = bytes.subarray(BODY).toString('base64url');
  if (!isSigned(host.config.secret, textOf(purpose, body), signature)) return false;
  const left = body.readUIntBE(NONCE, UNTIL) - host.clock.now().getTime();
  if (left <= 0) return false;
  const seconds = Math.ceil(left / 1000) + 1;
  return createRateLimiter(host, { name: 'passkey challenge', points: 1, seconds }).take(challenge);
};
