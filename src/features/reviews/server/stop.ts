import { eq } from 'drizzle-orm';
import { type Order, orders } from '#features/orders/api.server';
import { reviewTexts } from '#kernel/messages/nl-reviews';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { hashReceiver } from '#platform/mail/cause';
import { isSigned, sign } from '#platform/sessions/sign';
import { stopPath } from '../contract';
import { showNotFound, showQuestion } from './pages';
import { reviewMailStops } from './tables';

const texts = reviewTexts.mails;
const LAST_ID = 2 ** 31 - 1;

type Which = Pick<Order, 'id' | 'token'>;

const about = ({ id, token }: Which) => `review mails ${id} ${token}`;

/** Where the buyer of an order says that he wants no more of these mails. */
export const stopHref = (host: Pick<Host, 'config'>, order: Which): string =>
  stopPath(`${order.id.toString(36)}-${sign(host.config.secret, about(order))}`);

const findOrder = async (host: Host, token: string): Promise<Order | undefined> => {
  const [, id36 = '', signature = ''] = /^([0-9a-z]{1,7})-([\w-]{43})$/.exec(token) ?? [];
  const id = Number.parseInt(id36, 36);
  if (!signature || id > LAST_ID) return undefined;
  const [order] = await host.db.select().from(orders).where(eq(orders.id, id));
  return order && isSigned(host.config.secret, about(order), signature) ? order : undefined;
};

/** Whether the owner of a mailbox said that he wants none. */
export const hasStopped = async (host: Host, db: Db, email: string): Promise<boolean> => {
  const rows = await db
    .select()
    .from(reviewMailStops)
    .where(eq(reviewMailStops.mailbox, hashReceiver(host, email)));
  return rows.length > 0;
};

const stop = async (host: Host, { email }: Order): Promise<void> => {
  const row = { mailbox: hashReceiver(host, email), at: host.clock.now() };
  await host.db.insert(reviewMailStops).values(row).onConflictDoNothing();
};

/** The page behind 'Liever geen mails over reviews'. Opening it changes nothing; its button does. */
export const addStopPage = (host: Host): void => {
  const at = stopPath(':token');
  const tokenOf = (params: unknown) => (params as { token: string }).token;

  host.app.get(at, async (request, reply) => {
    const exchange = { request, reply };
    const order = await findOrder(host, tokenOf(request.params));
    if (!order) return showNotFound(host, exchange);
    const { title, text, button, doneTitle, done } = texts;
    if (await hasStopped(host, host.db, order.email)) {
      return showQuestion(host, exchange, { title: doneTitle, text: done });
    }
    const action = stopHref(host, order);
    return showQuestion(host, exchange, { title, text, button, action });
  });

  // Without a page's token: a mail program posts here by itself (RFC 8058), and only the mail's reader
  // knows the address.
  host.app.post(at, async (request, reply) => {
    const exchange = { request, reply };
    const order = await findOrder(host, tokenOf(request.params));
    if (!order) return showNotFound(host, exchange);
    await stop(host, order);
    return showQuestion(host, exchange, { title: texts.doneTitle, text: texts.done });
  });
};
