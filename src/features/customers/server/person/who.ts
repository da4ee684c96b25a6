import { notFound } from '#kernel/errors';
import { customers as limits } from '#kernel/limits-customers';
import { customerTexts as texts } from '#kernel/messages/nl-customers';
import type { Host } from '#platform/host';
import { seal, sealKeys, unseal } from '#platform/sealing/seal';
import { readEmail } from './read-email';

const PURPOSE = 'a customer in an address';
const ABOUT = 'customer';

/**
 * Somebody's address for mail as it stands in addresses of the office, and so in histories and logs: sealed, and another
 * each time, so that nobody reads or compares it.
 */
export const sealWho = ({ config }: Pick<Host, 'config'>, email: string): string =>
  seal(sealKeys(config, PURPOSE), email, ABOUT);

/** Who it was sealed of. Throws a 404. */
const openWho = ({ config }: Pick<Host, 'config'>, who: string): string => {
  // An address for mail is no longer than that as UTF-8 and in base64, with what seals it.
  if (who.length > limits.email * 4 + 100) throw notFound(texts.unknownWho);
  try {
    return unseal(sealKeys(config, PURPOSE), who, ABOUT);
  } catch {
    throw notFound(texts.unknownWho);
  }
};

/** Whose data a call is about, by what an address of the office holds or by his address for mail. Throws a 400 or a 404. */
export const readWhose = (host: Pick<Host, 'config'>, body: unknown): string => {
  const said = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  return readEmail(typeof said.who === 'string' ? openWho(host, said.who) : said.email);
};
