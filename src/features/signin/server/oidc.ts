import { createRemoteJWKSet, type JWTVerifyGetKey, customFetch as joseFetch } from 'jose';
import * as client from 'openid-client';
import type { Clock } from '#kernel/define/clock';
import { signIn as limits } from '#kernel/limits-signin';
import { credentialField } from '#kernel/wire-signin';
import type { OidcSettings } from '#platform/config/sign-in';
import { askProvider } from './ask';
import {
  Cancelled,
  CredentialError,
  type IdentityProvider,
  ProviderAway,
  type Round,
} from './provider';
import { identityOf, verifyIdToken } from './verify-id-token';

/** S2.11/2: public profile and e-mail. */
const SCOPE = 'openid profile email';

/** What a provider tells of itself, ready for use. */
type Known = { config: client.Configuration; keys: JWTVerifyGetKey };

export type OidcOptions = OidcSettings & {
  clock: Clock;
  /** Names of the issuer besides its address. */
  issuers?: readonly string[];
  algorithms?: readonly string[];
  script?: IdentityProvider['script'];
};

/** The way in which the provider wants the secret: in a header, unless it knows only the other. */
const authenticate =
  (secret: string): client.ClientAuth =>
  (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const make = methods.includes('client_secret_basic')
      ? client.ClientSecretBasic
      : client.ClientSecretPost;
    return make(secret)(server, ...rest);
  };

const isLocal = (address: string): boolean => address.startsWith('http:');

const discover = async ({ issuer, clientId, clientSecret }: OidcOptions): Promise<Known> => {
  const config = await client.discovery(
    new URL(issuer),
    clientId,
    undefined,
    authenticate(clientSecret),
    {
      [client.customFetch]: (url, options) => askProvider(url, options),
      timeout: limits.patience / 1000,
      execute: isLocal(issuer) ? [client.allowInsecureRequests] : [],
    },
  );
  const { jwks_uri: address = '', authorization_endpoint: there } = config.serverMetadata();
  const isSafe = [address, there ?? ''].every(
    (one) => one.startsWith('https:') || (isLocal(issuer) && isLocal(one)),
  );
  if (!isSafe) throw new Error('its addresses are not encrypted');
  const keys = createRemoteJWKSet(new URL(address), {
    timeoutDuration: limits.patience,
    cooldownDuration: limits.keysPause,
    cacheMaxAge: limits.keysFor,
    [joseFetch]: (url: string, options: RequestInit) => askProvider(url, options),
  });
  return { config, keys };
};

/** Asks a provider about itself when that is first needed, once for all who wait, and keeps it. */
const createKnown = (options: OidcOptions) => {
  let known: { at: number; asked: Promise<Known> } | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;
  return (): Promise<Known> => {
    const now = performance.now();
    if (known && now - known.at < limits.metadataFor) return known.asked;
    if (now - failedAt < limits.pauseAfterFailure) {
      return Promise.reject(new ProviderAway('it did not answer a moment ago'));
    }
    const asked = discover(options).catch((error: Error) => {
      known = undefined;
      failedAt = performance.now();
      throw new ProviderAway(`it can't be discovered (${reasonOf(error)})`, { cause: error });
    });
    known = { at: now, asked };
    return asked;
  };
};

const reasonOf = (error: Error): string => {
  const { code } = error as NodeJS.ErrnoException;
  return code ?? error.name;
};

/** What went wrong at the provider: its answer said so, or there was none. */
export const toProviderError = (error: unknown): Error => {
  if (error instanceof ProviderAway || error instanceof CredentialError) return error;
  if (error instanceof client.AuthorizationResponseError) {
    const said = `it answered ${error.error}`;
    return error.error === 'access_denied' ? new Cancelled(said) : new CredentialError(said);
  }
  if (error instanceof client.ResponseBodyError && error.status < 500) {
    return new CredentialError(`it refused the code (${error.error})`);
  }
  const { code } = error as { code?: string };
  const isAway =
    !(error instanceof client.ClientError) ||
    code === 'OAUTH_TIMEOUT' ||
    code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' ||
    code === 'OAUTH_RESPONSE_IS_NOT_JSON' ||
    code === 'OAUTH_PARSE_ERROR';
  const reason = reasonOf(error as Error);
  return isAway
    ? new ProviderAway(`the code can't be exchanged (${reason})`, { cause: error })
    : new CredentialError(`what it answered doesn't hold (${reason})`);
};

/** A provider that speaks OpenID Connect. */
export const createOidcProvider = (options: OidcOptions): IdentityProvider => {
  const { key, word, name, clientId, issuer, clock, script } = options;
  const getKnown = createKnown(options);
  const issuers = [issuer, `${issuer}/`, ...(options.issuers ?? [])];

  const check = async (token: string) => {
    const { keys } = await getKnown();
    return verifyIdToken(token, {
      ...{ keys, issuers, clientId, algorithms: options.algorithms, now: clock.now() },
    });
  };

  const exchange = async (url: URL, { redirectUri, state, nonce, verifier }: Round) => {
    const { config } = await getKnown();
    // The address that came, without what a proxy made of it.
    const current = new URL(redirectUri);
    current.search = url.search;
    const tokens = await client.authorizationCodeGrant(config, current, {
      ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
      idTokenExpected: true,
    });
    const { identity } = await check(tokens.id_token ?? '');
    if (identity.email !== undefined || !config.serverMetadata().userinfo_endpoint) return identity;
    // With a code, a provider need not say more in the token than who it is (OIDC Core, 5.4).
    const told = await client.fetchUserInfo(config, tokens.access_token, identity.subject);
    return identityOf(told as Parameters<typeof identityOf>[0]);
  };

  return {
    ...{ key, word, name, script, credentialField: credentialField.google, isNonced: true },
    async authorizationUrl({ redirectUri, state, nonce, verifier }) {
      const { config } = await getKnown();
      return client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
    },
    finish: (url, round) =>
      exchange(url, round).catch((error: unknown) => {
        throw toProviderError(error);
      }),
    verify: check,
  };
};
