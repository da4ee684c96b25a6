import { createElement, type ReactNode } from 'react';
import {
  onAccountRemoved,
  registerSignInPart,
  registerWaysIn,
} from '#features/accounts/api.server';
import type { WayToAdd } from '#features/accounts/contract';
import { getSite } from '#features/settings/api.server';
import { signInStoredTexts } from '#kernel/messages/nl-cookies';
import { signInTexts } from '#kernel/messages/nl-signin';
import { declareStored } from '#platform/declared/stored';
import { declareThirdParties } from '#platform/declared/third-parties';
import type { Feature, Host } from '#platform/host';
import { withLanguage } from '#ui/language';
import { type ShownProvider, signInPath, socialLoginPath } from './contract';
import { moveFlows } from './server/flows';
import { linkedWays, registerLinkErasure, removeLinksOf } from './server/links';
import { addPendingRoutes } from './server/pending-routes';
import { listProviders } from './server/provider';
import { addProviders } from './server/providers';
import { addRedirectRoutes } from './server/redirect-routes';
import { addSocialRoute } from './server/social-route';
import { toldBy } from './server/told';
import { AddWay } from './site/add-way.view';
import { SignInButtons } from './site/buttons.view';

/** The providers as pages show them; none: nothing is shown of signing in by them. */
const shownProviders = (host: Host) =>
  listProviders(host).map(({ key, word, name, script }) => ({
    ...{ key, word, name, hasScript: script !== undefined },
  }));

/** Adding one of them on the profile. */
const wayToAdd = (providers: readonly ShownProvider[]): WayToAdd | undefined => {
  const [first] = providers;
  if (!first) return undefined;
  return { action: signInPath.start(first.key), content: createElement(AddWay, { providers }) };
};

/** Whom a press on /login asks, and what their scripts leave in the browser then. */
const declareScripts = (host: Host): void => {
  declareThirdParties(host, 'signin', () =>
    listProviders(host).flatMap(({ name, script }) =>
      script
        ? [
            {
              ...{ name, type: 'functional' as const, purpose: signInTexts.party(name) },
              ...{ sources: script.sources, areas: ['login' as const] },
            },
          ]
        : [],
    ),
  );
  declareStored(host, 'signin', () =>
    listProviders(host).flatMap(({ name: party, script }) =>
      script
        ? signInStoredTexts[script.kind].map((text) => ({
            ...{ ...text, where: 'cookie' as const, type: 'functional' as const, party },
          }))
        : [],
    ),
  );
};

const addParts = (host: Host): void => {
  const shown = (make: (common: Common) => ReactNode): ReactNode => {
    const providers = shownProviders(host);
    if (providers.length === 0) return undefined;
    const { id: siteId, language } = getSite(host);
    return withLanguage(language, make({ providers, siteId }));
  };
  type Common = { providers: ReturnType<typeof shownProviders>; siteId: number };
  registerSignInPart(host, 'providers', {
    login: (asked) =>
      shown((common) => createElement(SignInButtons, { ...asked, ...common, action: 'login' })),
    register: (asked) =>
      shown((common) => createElement(SignInButtons, { ...asked, ...common, action: 'register' })),
    again: (asked) =>
      shown((common) => createElement(SignInButtons, { ...asked, ...common, action: 'again' })),
    add: () => wayToAdd(shownProviders(host)),
    logoutPath: (by) => {
      const provider = listProviders(host).find(({ key }) => key === by);
      return provider && socialLoginPath(getSite(host).id, 'logout', provider.word);
    },
    told: (params) => toldBy(host, params),
  });
};

/** Signing in with an account elsewhere; off unless a provider is configured. */
export const signin: Feature = {
  name: 'signin',
  needs: ['settings', 'pages', 'accounts'],
  setup: (host) => {
    addProviders(host);
    registerWaysIn(host, 'providers', linkedWays(host));
    onAccountRemoved(host, 'signin', removeLinksOf);
    registerLinkErasure(host);
    host.sessions.onRenew(moveFlows);
    declareScripts(host);
    addParts(host);
    addSocialRoute(host);
    addRedirectRoutes(host);
    addPendingRoutes(host);
  },
};
