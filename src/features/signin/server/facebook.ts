import { createHmac } from 'node:crypto';
import * as client from 'openid-client';
import { z } from 'zod';
import type { Clock } from '#kernel/define/clock';
import { isStandardEmail } from '#kernel/values/email';
import { plainLine } from '#kernel/values/plain-text';
import { credentialField } from '#kernel/wire-signin';
import type { FacebookSettings } from '#platform/config/sign-in';
import { askProvider } from './ask';
import { toProviderError } from './oidc';
import { CredentialError, type Identity, type IdentityProvider, ProviderAway } from './provider';

/** S2.11/2: public profile and e-mail. */
const SCOPE = 'public_profile,email';

/** Source: developers.facebook.com, 'debug_token'. */
const debugged = z.object({
  data: z.object({
    is_valid: z.boolean(),
    app_id: z.coerce.string().optional(),
    type: z.string().optional(),
    /** In s since 1970; 0: never. */
    expires_at: z.number().optional(),
    user_id: z.coerce.string().optional(),
    scopes: z.array(z.string()).optional(),
  }),
});

const profile = z.object({
  id: z.coerce.string(),
  name: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  email: z.string().optional(),
});

const line = (text = ''): string => plainLine(text).slice(0, 100);

const identityOf = (told: z.output<typeof profile>): Identity => {
  const email = (told.email ?? '').trim().toLowerCase();
  const [first = '', ...rest] = line(told.name).split(' ');
  const hasParts = Boolean(told.first_name || told.last_name);
  return {
    subject: told.id,
    ...(isStandardEmail(email) && { email }),
    // Facebook promises nothing of the address.
    isEmailVerified: false,
    firstName: hasParts ? line(told.first_name) : first,
    lastName: hasParts ? line(told.last_name) : rest.join(' '),
  };
};

type Options = FacebookSettings & { clock: Clock };

/** Asks the Graph API. Throws ProviderAway; CredentialError when it refuses what was asked with. */
const askGraph = async <T>(
  { graphUrl }: Options,
  path: string,
  query: Record<string, string>,
  shape: z.ZodType<T>,
): Promise<T> => {
  const reply = await askProvider(`${graphUrl}${path}?${new URLSearchParams(query)}`).catch(
    (error: Error) => {
      throw new ProviderAway(`the Graph API did not answer ${path} (${error.name})`);
    },
  );
  const told = shape.safeParse(await reply.json().catch(() => undefined));
  if (reply.status === 200 && told.success) return told.data;
  if (reply.status === 400 || reply.status === 401) {
    throw new CredentialError(`the Graph API refused ${path} (${reply.status})`);
  }
  throw new ProviderAway(`the Graph API's answer to ${path} can't be used (${reply.status})`);
};

/** Who an access token is of, once Facebook has said that it was given to our app and still holds. */
const verify = async (options: Options, token: string) => {
  const { appId, appSecret, clock } = options;
  const asked = { input_token: token, access_token: `${appId}|${appSecret}` };
  const { data } = await askGraph(options, '/debug_token', asked, debugged);
  const expiresAt = new Date((data.expires_at ?? 0) * 1000);
  const holds =
    data.is_valid &&
    data.app_id === appId &&
    data.type === 'USER' &&
    expiresAt > clock.now() &&
    data.scopes?.includes('public_profile');
  if (!holds || !data.user_id) throw new CredentialError('the access token is none of ours');
  const query = {
    fields: 'id,name,first_name,last_name,email',
    access_token: token,
    // Graph API, 'Securing requests': shows that our server asks.
    appsecret_proof: createHmac('sha256', appSecret).update(token).digest('hex'),
  };
  const told = await askGraph(options, '/me', query, profile);
  if (told.id !== data.user_id) throw new CredentialError('the access token is of somebody else');
  return { identity: identityOf(told), expiresAt };
};

/** Facebook: an access token, of which it is asked itself whose it is (no OpenID Connect on the web). */
export const createFacebook = (options: Options): IdentityProvider => {
  const { appId, appSecret, graphUrl, dialogUrl, script } = options;
  const config = new client.Configuration(
    {
      issuer: graphUrl,
      authorization_endpoint: `${dialogUrl}/dialog/oauth`,
      token_endpoint: `${graphUrl}/oauth/access_token`,
    },
    appId,
    undefined,
    client.ClientSecretPost(appSecret),
  );
  config[client.customFetch] = (url, given) => askProvider(url, given);
  if (graphUrl.startsWith('http:')) client.allowInsecureRequests(config);
  const ask = (token: string) => verify(options, token);

  return {
    ...{ key: 'facebook', word: 'Facebook', name: 'Facebook' },
    credentialField: credentialField.facebook,
    isNonced: false,
    script: {
      ...{ kind: 'facebook', src: script, clientId: appId },
      sources: {
        script: [new URL(script).origin],
        connect: [new URL(graphUrl).origin, new URL(dialogUrl).origin],
        frame: [new URL(dialogUrl).origin],
        img: [new URL(dialogUrl).origin],
      },
    },
    async authorizationUrl({ redirectUri, state, verifier }) {
      return client.buildAuthorizationUrl(config, {
        ...{ redirect_uri: redirectUri, state, scope: SCOPE },
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
    },
    async finish(url, { redirectUri, state, verifier }) {
      const current = new URL(redirectUri);
      current.search = url.search;
      const tokens = await client
        .authorizationCodeGrant(config, current, {
          expectedState: state,
          pkceCodeVerifier: verifier,
        })
        .catch((error: unknown) => {
          throw toProviderError(error);
        });
      return (await ask(tokens.access_token)).identity;
    },
    verify: ask,
  };
};
