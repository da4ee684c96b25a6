/** Where passkeys are asked for, sent and named. */
export const passkeyPath = {
  /** Challenges: of a login, and of a passkey that is added. */
  askLogin: '/webcore/passkey/challenge',
  askAdd: '/login/dashboard/passkey/challenge',
  login: '/webcore/passkey/login',
  add: '/login/dashboard/passkey/toevoegen',
  name: (id: number | string) => `/login/dashboard/passkey/${id}`,
} as const;

/** The kind of way in that a passkey is. */
export const PASSKEY = 'passkey';

/** Form field: what its holder calls a passkey. */
export const nameField = 'passkey_name';
