import { createHmac } from 'node:crypto';
import type { Config } from '../config/config';

/** The domain that mails come from. */
const domainIn = (mailFrom: string): string =>
  /@([a-z\d.-]+)>?\s*$/i.exec(mailFrom)?.[1]?.toLowerCase() ?? 'localhost';

/**
 * The Message-ID of a mail (RFC 5322, 3.6.4): the same each time it is sent, so that a receiver's
 * server or program may leave out the second. It tells nothing of what the mail is.
 */
export const messageIdOf = (
  { secret, mailFrom }: Pick<Config, 'secret' | 'mailFrom'>,
  key: string,
): string => {
  const hash = createHmac('sha256', secret).update(`message ${key}`).digest('hex').slice(0, 40);
  return `<${hash}@${domainIn(mailFrom)}>`;
};
