import type { FastifyReply, FastifyRequest } from 'fastify';
import { consentLimits } from '#kernel/limits-consent';
import {
  type ConsentChoices,
  type ConsentMark,
  noConsent,
  readChoices,
  readMark,
  writeChoices,
  writeMark,
} from '#kernel/values/consent';
import { CONSENT_GIVEN, cookie } from '#kernel/wire';
import type { Host } from '#platform/host';

/** What a request's cookies say that its sender chose; by an old text too. */
export const chosenIn = ({
  cookies,
}: FastifyRequest): { choices: ConsentChoices; mark?: ConsentMark } => ({
  choices: readChoices(cookies[cookie.consentTypes]) ?? noConsent,
  mark: readMark(cookies[cookie.consentMark]),
});

/**
 * Keeps a choice in the browser (S4.11/3). Set by the server, since some browsers keep what a script
 * sets for a week; read by pages, so not HttpOnly.
 */
export const setChoice = (
  host: Host,
  reply: FastifyReply,
  choices: ConsentChoices,
  mark: ConsentMark,
): void => {
  const shared = {
    path: '/',
    maxAge: consentLimits.cookieDays * 86_400,
    sameSite: 'lax',
    secure: host.config.siteUrl.startsWith('https:'),
  } as const;
  reply.setCookie(cookie.consentTypes, writeChoices(choices), shared);
  reply.setCookie(cookie.consentStatus, CONSENT_GIVEN, shared);
  reply.setCookie(cookie.consentMark, writeMark(mark), shared);
};
