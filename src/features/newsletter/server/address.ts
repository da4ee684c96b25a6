import { createHmac } from 'node:crypto';

/** An address as it is told from others: a provider's tags make another one, capitals don't. */
const normalizeAddress = (email: string): string => email.trim().toLowerCase();

/** What is kept of an address that is gone: nobody without the site's secret can try addresses on it. */
export const hashAddress = (config: { secret: string }, email: string): string =>
  createHmac('sha256', config.secret)
    .update(`newsletter address ${normalizeAddress(email)}`)
    .digest('base64url');
