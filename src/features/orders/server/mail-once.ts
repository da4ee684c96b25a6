import { senderOf } from '#features/settings/api.server';
import type { Host } from '#platform/host';
import type { MailCause } from '#platform/mail/cause';
import type { Mailer } from '#platform/mail/mailer';
import type { Written } from '#platform/mail/write';
import { addOrderEvent, type EventKey, findOrderEvent } from './events';
import type { OrderMail } from './mail/order-mail';
import { getOrder, viewOrder } from './read';

/** What every mail about an order needs. */
export const readOrderMail = async (host: Host, orderId: number): Promise<OrderMail> => {
  const stored = await getOrder(host, orderId);
  return { stored, order: await viewOrder(host, stored), sender: senderOf(host) };
};

/**
 * Sends a mail about an order to its buyer unless the order's log says that it went. `by`: whose doing
 * it is.
 */
export const mailOrderOnce = async (
  host: Host,
  mailer: Mailer,
  { by, ...key }: EventKey & { by: MailCause },
  write: (about: OrderMail) => Promise<Written>,
): Promise<void> => {
  if (await findOrderEvent(host.db, key)) return;
  const about = await readOrderMail(host, key.orderId);
  const { orderId, kind, name, id } = key;
  const data = name === undefined ? {} : { [name]: id };
  await mailer.send(
    { to: about.stored.email, ...(await write(about)) },
    {
      cause: by,
      key: `order ${orderId} ${kind}${name === undefined ? '' : ` ${id}`}`,
      note: (tx) => addOrderEvent(tx, { orderId, kind, data, at: host.clock.now() }),
    },
  );
};
