import type { Host } from '#platform/host';
import { createFacebook } from './facebook';
import { createOidcProvider } from './oidc';
import { registerProvider } from './provider';

/** Registers the providers that the settings name. */
export const addProviders = (host: Host): void => {
  const { clock } = host;
  const { google, facebook, others = [] } = host.config.signIn ?? {};
  if (google) {
    const origin = new URL(google.script).origin;
    registerProvider(
      host,
      createOidcProvider({
        ...google,
        clock,
        // Google signs with one or the other (its own documentation, 'Verify the Google ID token').
        issuers: [google.issuer.replace(/^https?:\/\//, '')],
        algorithms: ['RS256'],
        script: {
          ...{ kind: 'google', src: google.script, clientId: google.clientId },
          sources: {
            script: [google.script],
            style: [`${origin}/gsi/style`],
            connect: [`${origin}/gsi/`],
            frame: [`${origin}/gsi/`],
          },
        },
      }),
    );
  }
  if (facebook) registerProvider(host, createFacebook({ ...facebook, clock }));
  for (const other of others) registerProvider(host, createOidcProvider({ ...other, clock }));
};
