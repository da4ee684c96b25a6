import { hkdfSync } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { api } from '#kernel/limits-api';
import type { Host } from '#platform/host';
import { scopes } from '../contract';

/** A token's kind stands in its header, so that none passes for the other (RFC 8725, 3.11). */
const kinds = {
  access: { typ: 'at+jwt', lifetime: api.accessToken },
  refresh: { typ: 'rt+jwt', lifetime: api.refreshToken },
} as const;

export type TokenKind = keyof typeof kinds;

const claimsShape = z.object({
  /** The API user's number. */
  sub: z.string().regex(/^\d{1,9}$/),
  jti: z.string(),
  scope: z.enum(scopes),
  /** Of refresh tokens that follow each other. */
  family: z.string(),
});

export type Claims = z.output<typeof claimsShape>;

const LONGEST = 4096;
const ALGORITHM = 'HS256';

const keyOf = ({ config }: Host): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', config.secret, '', 'etalage api tokens', 32));

const issuerOf = ({ config }: Host) => config.siteUrl;
const audienceOf = ({ config }: Host) => `${config.siteUrl}/api`;

const seconds = (time: Date) => Math.floor(time.getTime() / 1000);

/** When a token that is made now ends. */
export const endOf = (host: Host, kind: TokenKind): Date =>
  new Date(host.clock.now().getTime() + kinds[kind].lifetime);

/** How long a token is good, in s. */
export const lifetimeOf = (kind: TokenKind): number => kinds[kind].lifetime / 1000;

export const signToken = (host: Host, kind: TokenKind, claims: Claims): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, typ: kinds[kind].typ })
    .setIssuer(issuerOf(host))
    .setAudience(audienceOf(host))
    .setIssuedAt(seconds(host.clock.now()))
    .setExpirationTime(seconds(endOf(host, kind)))
    .sign(keyOf(host));

/** What a token says, if it is ours, of that kind, for this site, and still good. */
export const readToken = async (
  host: Host,
  kind: TokenKind,
  token: string,
): Promise<Claims | undefined> => {
  if (token.length > LONGEST) return undefined;
  try {
    const { payload } = await jwtVerify(token, keyOf(host), {
      algorithms: [ALGORITHM],
      typ: kinds[kind].typ,
      issuer: issuerOf(host),
      audience: audienceOf(host),
      currentDate: host.clock.now(),
      requiredClaims: ['exp', 'iat', 'sub', 'jti'],
    });
    return claimsShape.safeParse(payload).data;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
    throw error;
  }
};
