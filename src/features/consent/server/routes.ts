import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { findAddressIn, serveOwnPage } from '#features/pages/api.server';
import { getSite, otherLanguage } from '#features/settings/api.server';
import { AppError } from '#kernel/errors';
import { consentLimits as limits } from '#kernel/limits-consent';
import { apiTexts } from '#kernel/messages/nl-api';
import {
  allowsMore,
  type ConsentChoices,
  chooseTypes,
  consentWays,
  fullConsent,
  noConsent,
} from '#kernel/values/consent';
import { isLocalAddress } from '#kernel/values/local-address';
import { CONSENT_TOLD, consentField, path } from '#kernel/wire';
import { addressIn } from '#kernel/wire-language';
import type { Host } from '#platform/host';
import { cameFrom } from '#platform/http/came-from';
import { clientOf } from '#platform/http/client-of';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import { requireOwnPage } from '#platform/sessions/csrf';
import { withLanguage } from '#ui/language';
import { ConsentPage } from '../site/consent-page.view';
import { chosenIn, setChoice } from './cookies';
import { isKnownVersion, keepProof } from './proofs';
import { consentSettings } from './settings';
import { askedParties, currentText, textsIn } from './text';

/** The page of ours that a visitor came from; `/` when it is another site's, or these settings. */
const cameHere = (referer: string | undefined, siteHost: string): string => {
  const from = cameFrom(referer, siteHost);
  return from.split('?')[0] === path.cookieSettings ? '/' : from;
};

const posted = z.object({
  [consentField.version]: z.string().max(40).default(''),
  [consentField.way]: z.enum(consentWays).catch('settings'),
  [consentField.back]: z.string().max(2000).optional().catch(undefined),
  [consentField.quick]: z.enum(['all', 'none']).optional().catch(undefined),
});

/** A ticked box is sent, one that isn't ticked is not; what is functional is disabled, and on (S4.11/3). */
const choicesIn = (
  body: Record<string, unknown>,
  quick: 'all' | 'none' | undefined,
): ConsentChoices => {
  if (quick) return quick === 'all' ? fullConsent : noConsent;
  return chooseTypes((type) => body[type] === '1' || body[type] === 'on');
};

/** A page's script asks for JSON; a form without script gets a page. */
const isCall = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  accept.includes('application/json') && !accept.includes('text/html');

const changed = () =>
  new AppError(
    409,
    'consent_text',
    textsIn('nl_NL').settings.changed,
    {},
    {
      message: textsIn('en_GB').settings.changed,
      fields: {},
    },
  );

/** The page with the settings, and where choices are sent: by its form, or by a page's script. */
export const addConsentRoutes = (host: Host): void => {
  const counted = (name: string) =>
    createRateLimiter(host, { name, points: limits.perClient, seconds: limits.perSeconds });
  // Apart: who refuses over and over must not keep those who share his address from allowing.
  const limiters = { allowing: counted('consent'), refusing: counted('consent refusals') };

  host.app.get(path.cookieSettings, (request, reply) =>
    serveOwnPage(host, request, reply, async ({ token, language }) => {
      const { choices, mark } = chosenIn(request);
      const { implicit, proofDays } = consentSettings(host);
      const site = getSite(host);
      const other = otherLanguage(site, language);
      const isChosen = mark !== undefined;
      const page = createElement(ConsentPage, {
        texts: textsIn(language),
        // Where going on is consent, the boxes stand as they will be (S3.11/1).
        choices: implicit && !isChosen ? fullConsent : choices,
        parties: askedParties(host),
        version: currentText(host).version,
        code: mark?.id,
        proofDays,
        info: await findAddressIn(host, path.cookieInfo, language),
        back: cameHere(request.headers.referer, request.host),
        token,
      });
      return {
        title: textsIn(language).settings.title,
        language,
        noindex: true,
        main: renderToStaticMarkup(withLanguage(language, page, site.language)),
        counterpart: other && addressIn(other.language, path.cookieSettings),
        tags: [],
      };
    }),
  );

  /** Without room for another proof nothing more is allowed than before. */
  const keep = async (
    request: FastifyRequest,
    reply: FastifyReply,
    choices: ConsentChoices,
    given: Given,
  ) => {
    const { choices: before, mark } = chosenIn(request);
    const version = given[consentField.version];
    const isLess = !allowsMore(choices, noConsent);
    const isKnown = await isKnownVersion(host, version);
    // Who refuses all is never told to come back later.
    if (!isKnown && !isLess) throw changed();
    const choice = {
      version: isKnown ? version : currentText(host).version,
      choices,
      way: given[consentField.way],
    };
    const counter = isLess ? limiters.refusing : limiters.allowing;
    if (await counter.take(clientOf(request))) return keepProof(host, choice, mark);
    if (allowsMore(choices, before)) {
      reply.header('retry-after', String(limits.perSeconds));
      throw new AppError(429, 'too_many_requests', apiTexts.tooMany);
    }
    return mark ?? { version: choice.version, id: randomUUID() };
  };

  host.app.post(
    path.cookieSettings,
    { bodyLimit: limits.body },
    async (request: FastifyRequest, reply: FastifyReply) => {
      requireOwnPage(host, request);
      const body = (request.body ?? {}) as Record<string, unknown>;
      const given = posted.parse(body);
      const choices = choicesIn(body, given[consentField.quick]);
      const mark = await keep(request, reply, choices, given);
      setChoice(host, reply, choices, mark);
      reply.header('cache-control', 'no-store');
      if (isCall(request)) return reply.send({ choices });
      const back = given[consentField.back];
      const to = back && isLocalAddress(back) ? back : undefined;
      const next = to ?? cameHere(request.headers.referer, request.host);
      return reply.redirect(`${next.replace(/#.*/, '')}#${CONSENT_TOLD}`, 303);
    },
  );
};

type Given = z.infer<typeof posted>;
