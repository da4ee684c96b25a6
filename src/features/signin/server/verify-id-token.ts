import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { isStandardEmail } from '#kernel/values/email';
import { plainLine } from '#kernel/values/plain-text';
import { CredentialError, type Identity, ProviderAway, type Verified } from './provider';

/** Of which keys are public alone: with a shared secret, or none, anybody who knows our client id signs. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'EdDSA',
];

/** In s, that a provider's clock may differ from ours. */
const TOLERANCE = 30;

export type IdTokenRules = {
  keys: JWTVerifyGetKey;
  issuers: readonly string[];
  clientId: string;
  /** Left out: all that have public keys. */
  algorithms?: readonly string[];
  now: Date;
};

/**
 * Checks an ID token's signature, issuer, audience and times (OpenID Connect Core 1.0, 3.1.3.7).
 * Throws CredentialError, or ProviderAway when the keys can't be had.
 */
export const verifyIdToken = async (token: string, rules: IdTokenRules): Promise<Verified> => {
  const { payload } = await jwtVerify(token, rules.keys, {
    issuer: [...rules.issuers],
    audience: rules.clientId,
    algorithms: ALGORITHMS.filter((one) => rules.algorithms?.includes(one) ?? true),
    requiredClaims: ['exp', 'iat', 'sub'],
    currentDate: rules.now,
    clockTolerance: TOLERANCE,
  }).catch((error: unknown) => {
    throw toOurs(error);
  });
  // One for several audiences says for whom of them it was made.
  const isForOthers = Array.isArray(payload.aud) && payload.aud.length > 1 && !payload.azp;
  if (isForOthers || (payload.azp !== undefined && payload.azp !== rules.clientId)) {
    throw new CredentialError('the token was made for another client');
  }
  const identity = identityOf(payload);
  const expiresAt = new Date((payload.exp ?? 0) * 1000);
  return { identity, nonce: textOf(payload.nonce) || undefined, expiresAt };
};

const toOurs = (error: unknown): Error => {
  const isAway =
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    !(error instanceof errors.JOSEError) ||
    // What jose says of an answer that is no key set.
    error.code === 'ERR_JOSE_GENERIC';
  const reason = error instanceof errors.JOSEError ? error.code : (error as Error).name;
  return isAway ? new ProviderAway(`its keys can't be had (${reason})`) : refusal(error);
};

const refusal = (error: errors.JOSEError): CredentialError => {
  const claim = (error as { claim?: string }).claim;
  return new CredentialError(`the token doesn't hold (${[error.code, claim].filter(Boolean)})`);
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const nameOf = (value: unknown): string => plainLine(textOf(value)).slice(0, 100);

/** The claims that we use of all that a provider tells. Throws CredentialError without a subject. */
export const identityOf = (claims: JWTPayload): Identity => {
  const { sub = '' } = claims;
  if (sub === '' || sub.length > 255) throw new CredentialError('the token names nobody');
  const email = textOf(claims.email).trim().toLowerCase();
  const [first = '', ...rest] = nameOf(claims.name).split(' ');
  const hasParts = nameOf(claims.given_name) !== '' || nameOf(claims.family_name) !== '';
  return {
    subject: sub,
    ...(isStandardEmail(email) && { email }),
    isEmailVerified: claims.email_verified === true || claims.email_verified === 'true',
    firstName: hasParts ? nameOf(claims.given_name) : first,
    lastName: hasParts ? nameOf(claims.family_name) : rest.join(' '),
  };
};
