import { eq, inArray, sql } from 'drizzle-orm';
import { addOrderEvent, type Order, orders, viewOrder } from '#features/orders/api.server';
import { reviewMailRefused } from '#features/orders/contract';
import { reviewMailDays, senderOf } from '#features/settings/api.server';
import { reviews as limits } from '#kernel/limits-reviews';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { sendMail } from '#platform/mail/jobs';
import { mailPicture } from '#platform/mail/picture-of';
import { reviewPath } from '../contract';
import { deliveredAt, listBought, reviewToken } from './bought';
import { writeAsk } from './mail/ask';
import { hasStopped, stopHref } from './stop';
import { productReviews } from './tables';

/** Any number, the same in every process: one of them at a time hands out the turns. */
const LOCK = 5_183_220_074;
const DAY = 86_400_000;
/** The entry of an order's log that says that its turn came. */
const ASKED = 'review-asked';
/** Orders placed longer ago than this are not looked at. */
const LOOK_BACK_DAYS = 180;

/** Orders that came so long ago, and of which nobody was asked. */
const listDue = async (tx: Tx, now: Date, afterDays: number): Promise<Order[]> => {
  const before = (days: number) =>
    sql`${new Date(now.getTime() - days * DAY).toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ id: number }>(sql`
    select o.id from orders o
    where o.state in ('done', 'sent') and o.placed_at > ${before(LOOK_BACK_DAYS)}
      and ${deliveredAt} <= ${before(afterDays)}
      and ${deliveredAt} > ${before(afterDays + limits.mailUntilDays)}
      and not exists (
        select from order_events e where e.order_id = o.id and e.kind = ${ASKED})
    order by o.id limit ${limits.batch}`);
  const ids = rows.map(({ id }) => id);
  return ids.length === 0
    ? []
    : tx.select().from(orders).where(inArray(orders.id, ids)).orderBy(orders.id);
};

/** What its buyer kept and wrote nothing about. */
const listUnwritten = async (tx: Tx, { id }: Order) => {
  const written = await tx
    .select({ productId: productReviews.productId })
    .from(productReviews)
    .where(eq(productReviews.orderId, id));
  const done = new Set(written.map(({ productId }) => productId));
  return (await listBought(tx, id)).filter(
    ({ productId, kept }) => kept > 0 && !done.has(productId),
  );
};

/** Whether its buyer wants no such mail: not about this order, as he said when he placed it, or none at all. */
const isRefused = async (host: Host, tx: Tx, { id, email }: Order): Promise<boolean> => {
  const { rows } = await tx.execute(sql`
    select from order_events where order_id = ${id} and kind = ${reviewMailRefused} limit 1`);
  return rows.length > 0 || hasStopped(host, tx, email);
};

/** Whether its buyer was mailed: not when he kept nothing, or wants no such mails. */
const ask = async (host: Host, tx: Tx, order: Order): Promise<boolean> => {
  const bought = await listUnwritten(tx, order);
  if (bought.length === 0 || (await isRefused(host, tx, order))) return false;
  const sender = senderOf(host);
  const stopUrl = sender.siteUrl + stopHref(host, order);
  const { lines } = await viewOrder(host, order);
  const pictureOf = (ids: readonly number[]) =>
    mailPicture(sender.siteUrl, lines.find(({ variantId }) => ids.includes(variantId))?.picture);
  const items = bought.map(({ productId, title, choice, variantIds }) => ({
    ...{ title, choice, picture: pictureOf(variantIds) },
    href: sender.siteUrl + reviewPath(reviewToken(host, { order, productId })),
  }));
  const { number: orderNumber, billing, email: to } = order;
  const mail = await writeAsk({ sender, name: billing.firstName, orderNumber, items, stopUrl });
  // Time causes it, and once an order.
  const sent = { to, ...mail, unsubscribeUrl: stopUrl, cause: 'system' as const };
  await host.jobs.enqueue(sendMail, sent, { tx });
  return true;
};

/**
 * Asks buyers, some days after their orders came, what they think of what they bought: each order's
 * turn comes once, mailed or not. Answers how many mails went.
 */
export const askForReviews = async (host: Host): Promise<number> => {
  const afterDays = reviewMailDays(host);
  if (afterDays === 0) return 0;
  let all = 0;
  for (let seen: number = limits.batch; seen === limits.batch; ) {
    const turn = await transact(host.db, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
      const now = host.clock.now();
      const due = await listDue(tx, now, afterDays);
      let mailed = 0;
      for (const order of due) {
        const isMailed = await ask(host, tx, order);
        const data = { mailed: isMailed };
        await addOrderEvent(tx, { orderId: order.id, kind: ASKED, data, at: now });
        if (isMailed) mailed += 1;
      }
      return { seen: due.length, mailed };
    });
    seen = turn.seen;
    all += turn.mailed;
  }
  return all;
};
