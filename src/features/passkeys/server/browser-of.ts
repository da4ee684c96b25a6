import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { passkeys as limits } from '#kernel/limits-passkeys';
import { passkeyCookie } from '#kernel/wire-login';
import type { Host } from '#platform/host';

/** The browser that a login's challenge was made for, as its cookie tells; undefined: it asked for none. */
export const browserOf = ({ cookies }: FastifyRequest): string | undefined => {
  const given = cookies[passkeyCookie];
  return given && /^[\w-]{43}$/.test(given) ? given : undefined;
};

/**
 * The same for one that asks. It has a cookie of its own for it: challenges are asked for by pages by
 * themselves, and a session that began so could take the place of one that a form began meanwhile.
 * `path`: where those are asked for.
 */
export const ensureBrowser = (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  path = '/webcore/passkey',
): string => {
  const browser = browserOf(request) ?? randomBytes(32).toString('base64url');
  reply.setCookie(passkeyCookie, browser, {
    path,
    maxAge: limits.challengeFor / 1000,
    httpOnly: true,
    sameSite: 'strict',
    secure: host.config.siteUrl.startsWith('https:'),
  });
  return browser;
};
