import { accountPath } from '#features/accounts/contract';
import { type FlowAction, signInPath } from '#features/signin/contract';
import { createTestApp, type TestAppOptions } from './app';
import {
  APP_ID,
  APP_SECRET,
  CLIENT_ID,
  CLIENT_SECRET,
  startFacebook,
  startOidcProvider,
  visitProvider,
} from './identity-providers';
import { createVisitor, type Visitor } from './visitor';

const back = (key: string) => `http://localhost${signInPath.back(key)}`;

/** The application with Google, Facebook and one more provider, all of them stand-ins on this machine. */
export const createSignInApp = async (options: TestAppOptions = {}) => {
  const google = await startOidcProvider([back('google')]);
  const surf = await startOidcProvider([back('surf')]);
  const facebook = await startFacebook();
  const client = { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET };
  const app = await createTestApp({
    work: true,
    ...options,
    config: {
      signIn: {
        google: {
          ...client,
          ...{ key: 'google', word: 'Google', name: 'Google' },
          ...{ issuer: google.url, script: `${google.url}/gsi/client` },
        },
        facebook: {
          ...{ appId: APP_ID, appSecret: APP_SECRET },
          ...{ graphUrl: facebook.url, dialogUrl: facebook.url, script: `${facebook.url}/sdk.js` },
        },
        others: [{ ...client, key: 'surf', word: 'Surf', name: 'SURF', issuer: surf.url }],
      },
      ...options.config,
    },
  });
  // Providers go by the machine's clock.
  app.clock.set(new Date());

  const post = async (
    visitor: Visitor,
    url: string,
    fields: Record<string, string> = {},
    headers: Record<string, string> = {},
  ) => visitor.post(url, { etalage_token: await visitor.token(), ...fields }, headers);

  /** Presses a provider's button; answers where the visitor is sent. */
  const start = async (
    visitor: Visitor,
    provider: string,
    action: FlowAction,
    more: Record<string, string> = {},
  ): Promise<string> => {
    const reply = await post(visitor, signInPath.start(provider), { actie: action, ...more });
    const [, href] = /^0; url=(\S+)$/.exec(String(reply.headers.refresh)) ?? [];
    if (!href) throw new Error(`${reply.statusCode} ${reply.headers.location}: ${reply.body}`);
    return href;
  };

  /** Presses a provider's button, says yes there and comes back. */
  const goThrough = async (...given: Parameters<typeof start>) => {
    const came = await visitProvider(await start(...given));
    return given[0].get(came.pathname + came.search);
  };

  /** What our script asks for before it loads a provider's. */
  const beginScript = async (visitor: Visitor, provider: string) =>
    (await post(visitor, signInPath.begin(provider))).json() as { nonce: string };

  const social = (visitor: Visitor, call: string, fields: Record<string, string> = {}) =>
    post(visitor, `/1/webcore/sociallogin/${call}`, fields);

  const isInside = async (visitor: Visitor) =>
    (await visitor.get(accountPath.profile)).statusCode === 200;

  const close = async () => {
    await app.close();
    await Promise.all([google.close(), surf.close(), facebook.close()]);
  };

  return {
    ...app,
    ...{ google, surf, facebook, post, start, goThrough, beginScript, social, isInside, close },
    visitor: () => createVisitor(app),
  };
};

export type SignInApp = Awaited<ReturnType<typeof createSignInApp>>;
