import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import Provider from 'oidc-provider';

export type ProviderFault = 'down' | 'slow' | 'nonsense' | 'endless';

/** Somebody who has an account at a provider. */
export type RemotePerson = {
  sub: string;
  name?: string;
  given_name?: string;
  family_name?: string;
  email?: string;
  email_verified?: boolean;
};

export const CLIENT_ID = 'winkel';
export const CLIENT_SECRET = 'een geheim van de winkel en de aanbieder';

const makeKey = async (kid: string) => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { privateKey, jwk: { ...jwk, kid, alg: 'RS256', use: 'sig' } as JWK };
};

const publicPart = ({ kty, n, e, kid, alg, use }: JWK): JWK => ({ kty, n, e, kid, alg, use });

const endless = (reply: ServerResponse): void => {
  const more = () => {
    while (!reply.destroyed && reply.write('x'.repeat(65_536)));
  };
  reply.writeHead(200, { 'content-type': 'application/json' });
  reply.on('drain', more);
  more();
};

/** Breaks an answer as a test wants it. True: it was broken. */
const broken = (fault: ProviderFault | undefined, reply: ServerResponse): boolean => {
  if (fault === 'down') reply.writeHead(503, { 'content-type': 'text/plain' }).end('down');
  if (fault === 'nonsense') reply.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
  if (fault === 'endless') endless(reply);
  return fault !== undefined;
};

const listen = async (handle: (request: IncomingMessage, reply: ServerResponse) => unknown) => {
  const server = createServer((request, reply) => void handle(request, reply));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { url, close };
};

/**
 * A real OpenID provider (oidc-provider) on this machine, that says yes for whoever a test names. Its
 * keys are the test's too, so that tokens can be made which it would never sign.
 */
export const startOidcProvider = async (redirectUris: readonly string[]) => {
  let key = await makeKey('eerste');
  let fault: { path: RegExp; kind: ProviderFault } | undefined;
  let person: RemotePerson = { sub: 'niemand' };
  let refuses = false;
  const asked: string[] = [];
  let provider: Provider | undefined;

  const { url, close } = await listen(async (request, reply) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    asked.push(path);
    if (fault?.path.test(path) && broken(fault.kind, reply)) return;
    if (path === '/gsi/client') return sendScript(reply);
    if (path === '/gsi/credential') return sendCredential(request, reply);
    if (path === '/jwks') {
      reply.writeHead(200, { 'content-type': 'application/jwk-set+json' });
      return reply.end(JSON.stringify({ keys: [publicPart(key.jwk)] }));
    }
    if (path.startsWith('/interaction/')) return interact(request, reply);
    return provider?.callback()(request, reply);
  });

  let script = '';
  const sendScript = (reply: ServerResponse) => {
    reply.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
  };

  /** What its script asks for: a token of who says yes there. */
  const sendCredential = async (request: IncomingMessage, reply: ServerResponse) => {
    const nonce = new URL(request.url ?? '/', url).searchParams.get('nonce');
    const iat = Math.floor(Date.now() / 1000);
    const token = await sign({ ...person, nonce, iat, exp: iat + 600 });
    const headers = { 'content-type': 'text/plain', 'access-control-allow-origin': '*' };
    reply.writeHead(200, headers).end(token);
  };

  const sign = async (claims: Record<string, unknown>, header: Record<string, unknown> = {}) =>
    new SignJWT({ iss: url, aud: CLIENT_ID, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: key.jwk.kid, ...header })
      .sign(key.privateKey);

  const interact = async (request: IncomingMessage, reply: ServerResponse) => {
    const result = refuses
      ? { error: 'access_denied', error_description: 'no' }
      : { login: { accountId: person.sub } };
    await provider?.interactionFinished(request, reply, result, { mergeWithLastSubmission: false });
  };

  const make = () =>
    new Provider(url, {
      clients: [
        {
          client_id: CLIENT_ID,
          client_secret: CLIENT_SECRET,
          redirect_uris: [...redirectUris],
          response_types: ['code'],
          grant_types: ['authorization_code'],
        },
      ],
      jwks: { keys: [key.jwk as never] },
      cookies: { keys: ['een sleutel van de aanbieder'] },
      pkce: { required: () => true },
      claims: {
        openid: ['sub'],
        profile: ['name', 'given_name', 'family_name'],
        email: ['email', 'email_verified'],
      },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...person, sub }) as never }),
      // Whoever logs in there gives us what we ask.
      loadExistingGrant: async (context) => {
        const { client, session } = context.oidc;
        const grant = new context.oidc.provider.Grant({
          clientId: client?.clientId,
          accountId: session?.accountId,
        });
        grant.addOIDCScope('openid profile email');
        await grant.save();
        return grant;
      },
      ttl: { Interaction: 600, Grant: 600, Session: 600, IdToken: 3600, AccessToken: 600 },
    });
  provider = make();

  return {
    url,
    close,
    /** Paths that were asked for. */
    asked,
    /** Who says yes there from now on. */
    be: (one: RemotePerson) => {
      person = one;
    },
    refuse: (no = true) => {
      refuses = no;
    },
    /** Breaks the answers of some paths. */
    break: (kind: ProviderFault | undefined, path = /./) => {
      fault = kind && { path, kind };
    },
    /** Signs with another key from now on, as providers do every few weeks. */
    rotate: async () => {
      key = await makeKey('tweede');
      provider = make();
    },
    setScript: (text: string) => {
      script = text;
    },
    /** An ID token as it would sign it, but for what is given. */
    sign,
    publicKey: () => publicPart(key.jwk),
  };
};

/**
 * A browser at the provider: follows from the address that we sent it to until it is sent back to us.
 * Answers that address.
 */
export const visitProvider = async (href: string): Promise<URL> => {
  const cookies = new Map<string, string>();
  let address = new URL(href);
  const { origin } = address;
  for (let step = 0; step < 12; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const set of reply.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const location = reply.headers.get('location');
    if (!location) throw new Error(`${reply.status} at ${address}: ${await reply.text()}`);
    address = new URL(location, address);
    if (address.origin !== origin) return address;
  }
  throw new Error(`no way back from ${href}`);
};

export const APP_ID = '1234567890';
export const APP_SECRET = 'een geheim van de winkel en Facebook';

type GraphUser = {
  id: string;
  name?: string;
  first_name?: string;
  last_name?: string;
  email?: string;
};

type GraphToken = {
  user: GraphUser;
  app_id?: string;
  is_valid?: boolean;
  type?: string;
  /** In s since 1970. */
  expires_at?: number;
  scopes?: string[];
};

/** A stand-in for Facebook's Graph API and its dialog, in the documented shapes. */
export const startFacebook = async () => {
  const tokens = new Map<string, GraphToken>();
  const codes = new Map<string, { token: string; challenge: string; redirectUri: string }>();
  const asked: string[] = [];
  let fault: ProviderFault | undefined;
  let next = 'token-van-de-dialoog';
  let script = '';

  const json = (reply: ServerResponse, body: object, status = 200) =>
    void reply
      .writeHead(status, { 'content-type': 'application/json; charset=UTF-8' })
      .end(JSON.stringify(body));
  const oauthError = (reply: ServerResponse) =>
    json(reply, { error: { message: 'Invalid', type: 'OAuthException', code: 190 } }, 400);

  const debug = (reply: ServerResponse, query: URLSearchParams) => {
    if (query.get('access_token') !== `${APP_ID}|${APP_SECRET}`) return oauthError(reply);
    const token = tokens.get(query.get('input_token') ?? '');
    if (!token) {
      return json(reply, { data: { is_valid: false, error: { code: 190 }, scopes: [] } });
    }
    const { user, app_id = APP_ID, is_valid = true, type = 'USER', scopes } = token;
    const expires_at = token.expires_at ?? Math.floor(Date.now() / 1000) + 5000;
    const granted = scopes ?? ['email', 'public_profile'];
    const data = { app_id, type, is_valid, expires_at, user_id: user.id, scopes: granted };
    return json(reply, { data: { ...data, application: 'Winkel' } });
  };

  const exchange = async (request: IncomingMessage, reply: ServerResponse) => {
    let body = '';
    for await (const part of request) body += part;
    const given = new URLSearchParams(body);
    const known = codes.get(given.get('code') ?? '');
    codes.delete(given.get('code') ?? '');
    const verifier = new TextEncoder().encode(given.get('code_verifier') ?? '');
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', verifier)).toString('base64url');
    const holds =
      given.get('client_secret') === APP_SECRET &&
      known?.challenge === hash &&
      known.redirectUri === given.get('redirect_uri');
    if (!known || !holds) return oauthError(reply);
    return json(reply, { access_token: known.token, token_type: 'bearer', expires_in: 5000 });
  };

  const { url, close } = await listen(async (request, reply) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://x');
    asked.push(pathname);
    if (broken(fault, reply)) return undefined;
    if (pathname === '/sdk.js') {
      return reply.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    }
    if (pathname === '/debug_token') return debug(reply, query);
    if (pathname === '/oauth/access_token') return exchange(request, reply);
    if (pathname === '/me') {
      const token = tokens.get(query.get('access_token') ?? '');
      return token ? json(reply, token.user) : oauthError(reply);
    }
    if (pathname === '/dialog/oauth') {
      const redirectUri = query.get('redirect_uri') ?? '';
      const challenge = query.get('code_challenge') ?? '';
      codes.set(`code-${codes.size}`, { token: next, challenge, redirectUri });
      const back = new URL(redirectUri);
      back.searchParams.set('code', `code-${codes.size - 1}`);
      back.searchParams.set('state', query.get('state') ?? '');
      return reply.writeHead(302, { location: back.href }).end();
    }
    return json(reply, {}, 404);
  });

  return {
    url,
    close,
    asked,
    /** A token of somebody, as Facebook would have given it; but for what is given. */
    give: (token: string, what: GraphToken) => void tokens.set(token, what),
    /** Which token the dialog gives from now on. */
    dialogGives: (token: string) => {
      next = token;
    },
    break: (kind: ProviderFault | undefined) => {
      fault = kind;
    },
    setScript: (text: string) => {
      script = text;
    },
  };
};
