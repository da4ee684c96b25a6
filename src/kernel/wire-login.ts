/** What a login speaks beside its two fields; apart from wire.ts, which every page carries. */

import { PREFIX } from './wire';

/** Where the challenge of ALTCHA comes from that a login may have to work out. */
export const loginChallengePath = '/webcore/login/challenge';

/** Form fields with which a login proves that somebody is behind it: one of the two ways is enough. */
export const proofField = {
  /** A challenge that was worked out. */
  captcha: 'altcha',
  /** A sum in words, and what was answered. */
  token: 'question_token',
  answer: 'question_answer',
} as const;

/** Form fields with which the script sends passkeys. */
export const passkeyField = {
  /** What the browser answered, as WebAuthn's JSON. */
  response: 'passkey_response',
  /** Where the login leads to. */
  returnTo: 'return_to',
} as const;

/** The cookie that ties a login's challenges to a browser: a random value, kept as long as they are good. */
export const passkeyCookie = `${PREFIX}_passkey`;

/** Form field: the password of who adds a way in, whichever it is. */
export const addPasswordField = 'add_password';

/** The code of a login with a passkey that the site doesn't know: its browser may forget it. */
export const passkeyUnknown = 'passkey_unknown';

/** Parameters of the address that a failed login leads to. */
export const failedParam = {
  /** S7.3/10 */
  failed: 'failed_login',
  /** A proof is asked for: see `ProofAsked`. */
  proof: 'proof',
} as const;

/**
 * Why a proof is asked for: it was lacking, it was wrong (either way no password was looked at), or
 * the password was wrong and the next try needs one.
 */
export const proofAsked = ['needed', 'wrong', 'next'] as const;
export type ProofAsked = (typeof proofAsked)[number];
