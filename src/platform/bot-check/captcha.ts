import { hkdfSync } from 'node:crypto';
import {
  type Challenge,
  createChallenge,
  type Payload,
  randomInt,
  verifySolution,
} from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { formLimits } from '#kernel/limits-forms';
import type { Solved, Subject } from './question';

/** Keys of their own, so that a captcha's signature is good for nothing else. */
const secretsOf = (secret: string) => {
  const derive = (use: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', use, 32)).toString('hex');
  return {
    hmacSignatureSecret: derive('captcha challenge'),
    hmacKeySignatureSecret: derive('captcha key'),
  };
};

/** A challenge for one form, or for logging in, good for 20 minutes by the host's clock. */
export const makeChallenge = (secret: string, subject: Subject, now: Date): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: formLimits.captchaCost,
    counter: randomInt(formLimits.captchaFrom, formLimits.captchaTo),
    deriveKey,
    data: { form: subject, expires: now.getTime() + formLimits.captchaLife },
    ...secretsOf(secret),
  });

const readPayload = (text: string): Payload | undefined => {
  try {
    const payload = JSON.parse(Buffer.from(text, 'base64').toString('utf8')) as Partial<Payload>;
    const { challenge, solution } = payload;
    const isWhole =
      typeof challenge?.signature === 'string' &&
      typeof challenge.parameters === 'object' &&
      challenge.parameters !== null &&
      typeof solution?.counter === 'number' &&
      typeof solution.derivedKey === 'string';
    return isWhole ? (payload as Payload) : undefined;
  } catch {
    return undefined;
  }
};

/** Whether a payload's solution is one of a challenge that we made. */
const isVerified = async (secret: string, payload: Payload): Promise<boolean> => {
  try {
    const result = await verifySolution({ ...payload, deriveKey, ...secretsOf(secret) });
    return result.verified;
  } catch {
    // Parameters that no challenge of ours has.
    return false;
  }
};

/** The challenge that a payload solves, if it is this subject's and still holds. Says nothing of reuse. */
export const checkCaptcha = async (
  secret: string,
  subject: Subject,
  text: string,
  now: Date,
): Promise<Solved | undefined> => {
  const payload = readPayload(text);
  const { form, expires } = payload?.challenge.parameters.data ?? {};
  if (!payload || form !== subject || typeof expires !== 'number') return undefined;
  if (now.getTime() > expires || !(await isVerified(secret, payload))) return undefined;
  return { id: `altcha ${payload.challenge.signature}`, expiresAt: new Date(expires) };
};
