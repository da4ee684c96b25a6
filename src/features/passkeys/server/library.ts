/** What checks passkeys; its parsers of certificates needn't be loaded where nobody has one. */
export const webauthn = () => import('@simplewebauthn/server');
