import { createElement } from 'react';
import {
  onAccountRemoved,
  registerSignInPart,
  registerWaysIn,
} from '#features/accounts/api.server';
import { storedTexts } from '#kernel/messages/nl-cookies';
import { passkeyCookie } from '#kernel/wire-login';
import { declareStored } from '#platform/declared/stored';
import type { Feature } from '#platform/host';
import { passkeyPath } from './contract';
import { addAddRoutes } from './server/add-routes';
import { addLoginRoutes } from './server/login-routes';
import { addNameRoutes } from './server/name-routes';
import { isOffered } from './server/relying-party';
import { passkeyWay, removePasskeysOf } from './server/way-in';
import { AddPasskey } from './site/add-passkey.view';
import { AccountPasskey } from './site/passkey-login.view';

export const passkeys: Feature = {
  name: 'passkeys',
  needs: ['settings', 'pages', 'accounts'],
  setup: (host) => {
    addLoginRoutes(host);
    addAddRoutes(host);
    addNameRoutes(host);
    registerWaysIn(host, 'passkeys', passkeyWay);
    onAccountRemoved(host, 'passkeys', removePasskeysOf);
    if (!isOffered(host)) return;
    declareStored(host, 'passkeys', () => [
      { name: passkeyCookie, where: 'cookie', type: 'functional', ...storedTexts.passkey },
    ]);
    const { origin } = new URL(host.config.siteUrl);
    registerSignInPart(host, 'passkeys', {
      login: ({ returnTo }) => createElement(AccountPasskey, { origin, returnTo }),
      again: ({ returnTo }) => createElement(AccountPasskey, { origin, returnTo }),
      add: () => ({
        ...{ action: passkeyPath.add, needsScript: true },
        content: createElement(AddPasskey, { origin }),
      }),
    });
  },
};
