/** What signing in with an account elsewhere speaks in a page; apart from wire.ts, which every page carries. */

/** Of a form that leads to a provider: where our script posts what the provider's own script gave. */
export const SIGN_IN_MARK = 'data-sign-in';

/** Form fields that a credential is posted in, by the kind of script that gave it. */
export const credentialField = { google: 'credential', facebook: 'access_token' } as const;
