import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { getOrder, type Order, readOrderMail } from '#features/orders/api.server';
import { hasReturnStores } from '#features/settings/api.server';
import type { Host } from '#platform/host';
import type { Written } from '#platform/mail/write';
import { sign } from '#platform/sessions/sign';
import { type LinkStanding, linkPath } from '../contract';
import { standingOfLink } from '../link-standing';
import { isPayable } from '../standing';
import { writePaymentLink } from './mail/link';
import { paymentLinks } from './tables';

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Nobody guesses it; a mail that is tried again has the same one. `nonce`: which of the order's mails it is in. */
const tokenOf = ({ config }: Host, { token }: Order, nonce: string): string =>
  sign(config.secret, `payment link ${token} ${nonce}`);

/**
 * The mail with a link by which an order is paid, which is good from then on and as long as the order waits;
 * undefined: there is nothing to pay any more.
 */
export const composePaymentLink = async (
  host: Host,
  orderId: number,
  nonce: string,
): Promise<Written | undefined> => {
  const order = await getOrder(host, orderId);
  const { expiresAt } = order;
  if (!isPayable(order) || !expiresAt) return undefined;
  const token = tokenOf(host, order, nonce);
  await host.db
    .insert(paymentLinks)
    .values({ tokenHash: hash(token), orderId, expiresAt, createdAt: host.clock.now() })
    .onConflictDoNothing();
  const about = {
    ...(await readOrderMail(host, orderId)),
    hasReturnStores: await hasReturnStores(host),
  };
  return writePaymentLink(about, linkPath(token));
};

/** The order of a mailed link, and how that stands; undefined: no such link was mailed. */
export const findLinked = async (
  host: Host,
  token: string,
): Promise<{ order: Order; standing: LinkStanding } | undefined> => {
  const [link] = await host.db
    .select()
    .from(paymentLinks)
    .where(eq(paymentLinks.tokenHash, hash(token)));
  if (!link) return undefined;
  const order = await getOrder(host, link.orderId);
  return { order, standing: standingOfLink(order, link.expiresAt, host.clock.now()) };
};
