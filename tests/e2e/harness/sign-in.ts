import {
  APP_ID,
  APP_SECRET,
  CLIENT_ID,
  CLIENT_SECRET,
  startFacebook,
  startOidcProvider,
} from '../../harness/identity-providers';
import { findFreePort } from './free-port';
import { startServer } from './server';
import { test as base } from './test';

/** As Google Identity Services: asks its own server for a token with the nonce that it was given. */
const googleScript = `
  const { origin } = new URL(document.currentScript.src);
  let options;
  window.google = { accounts: { id: {
    initialize: (given) => { options = given; },
    prompt: async () => {
      const query = new URLSearchParams({ nonce: options.nonce });
      const reply = await fetch(origin + '/gsi/credential?' + query);
      options.callback({ credential: await reply.text() });
    },
  } } };
`;

/** As Facebook's SDK: gives a token and a profile, or nothing when the visitor closes its window. */
const facebookScript = (token?: string, profile: object = {}) => `
  window.FB = {
    init: () => {},
    login: (tell) => tell(${JSON.stringify(
      token
        ? { status: 'connected', authResponse: { accessToken: token } }
        : { status: 'unknown', authResponse: null },
    )}),
    api: (path, options, tell) => tell(${JSON.stringify(profile)}),
  };
`;

/** A server of Etalage where visitors sign in with Google and Facebook; both stand on this machine. */
const startSignInSite = async () => {
  const port = await findFreePort();
  // A name, while the providers have addresses: they are other sites, as they are in earnest.
  const site = `http://localhost:${port}`;
  const google = await startOidcProvider([`${site}/login/via/google/terug`]);
  const facebook = await startFacebook();
  google.setScript(googleScript);
  const server = await startServer(
    {
      databaseUrl: process.env.ETALAGE_E2E_DATABASE ?? '',
      dataFolder: process.env.ETALAGE_E2E_DATA ?? '',
    },
    {
      PORT: String(port),
      SITE_URL: site,
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
      GOOGLE_ISSUER: google.url,
      GOOGLE_SCRIPT: `${google.url}/gsi/client`,
      FACEBOOK_APP_ID: APP_ID,
      FACEBOOK_APP_SECRET: APP_SECRET,
      FACEBOOK_GRAPH_URL: facebook.url,
      FACEBOOK_DIALOG_URL: facebook.url,
      FACEBOOK_SCRIPT: `${facebook.url}/sdk.js`,
    },
  );
  const stop = async () => {
    await server.stop();
    await Promise.all([google.close(), facebook.close()]);
  };
  return { site, google, facebook, facebookScript, stop };
};

export type SignInSite = Awaited<ReturnType<typeof startSignInSite>>;

/** Tests whose site is that one: one for all tests of a file. */
export const test = base.extend<object, { at: SignInSite }>({
  at: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const site = await startSignInSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ at }, use) => use(at.site),
});
