import { and, eq } from 'drizzle-orm';
import { hasBulky } from '#features/catalog/api.server';
import { type IssuedCard, issueCard } from '#features/promotions/api.server';
import {
  getSite,
  hasReturnStores,
  ownText,
  returnCollectCents,
  senderOf,
} from '#features/settings/api.server';
import { transact } from '#platform/db/transact';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { patience } from '#platform/mail/jobs';
import { causeOfOrder } from './cause';
import { addOrderEvent } from './events';
import { lockOrder } from './lock';
import { writeConfirmation } from './mail/confirmation';
import { writeGiftCards } from './mail/gift-cards';
import type { Order, OrderLine, WhichOrder } from './order';
import { listOrderLines, viewOrder } from './read';
import { orderEvents } from './tables';
import { readTerms } from './terms';
import { whenQuiet } from './when-quiet';
import { findWhich, whichOrder } from './which-order';

/** The mail that confirms an order, as the order is now. */
export const composeConfirmation = async (host: Host, stored: Order) => {
  const order = await viewOrder(host, stored);
  const terms = await readTerms(host);
  const isBulky = await hasBulky(
    host.db,
    order.lines.map(({ variantId }) => variantId),
  );
  return writeConfirmation({
    ...{ order, sender: senderOf(host), terms },
    hasReturnStores: await hasReturnStores(host),
    intro: ownText(host, 'orderMail', getSite(host).language),
    ...(isBulky && { collectCents: returnCollectCents(host) }),
  });
};

/**
 * Mails what was agreed. Runs that come after one which got to its end send nothing. It always goes:
 * the law asks for it, and how often somebody orders without paying is limited.
 */
export const confirmOrder = defineJob<WhichOrder, JobContext>({
  name: 'order.confirm',
  schema: whichOrder,
  ...patience,
  atOnce: 2,
  run: async (which, { host: getHost, mailer, signal }) => {
    const host = getHost();
    const stored = await findWhich(host, which);
    if (!stored) return;
    const orderId = stored.id;
    const isMailed = and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'mailed'));
    const [mailed] = await host.db.select().from(orderEvents).where(isMailed);
    if (mailed) return;
    await whenQuiet(signal);
    const mail = await composeConfirmation(host, stored);
    await mailer.send(
      { to: stored.email, ...mail },
      {
        cause: causeOfOrder(stored, { owed: true }),
        key: `order ${orderId} confirmed`,
        note: (tx) => addOrderEvent(tx, { orderId, kind: 'mailed', at: host.clock.now() }),
      },
    );
  },
});

/** One for each piece. None when the order was cancelled meanwhile, or its money taken back. */
const makeCards = (
  host: Host,
  orderId: number,
  lines: readonly OrderLine[],
): Promise<IssuedCard[]> =>
  transact(host.db, async (tx) => {
    const { state, paymentState } = await lockOrder(tx, orderId);
    if (state === 'cancelled' || paymentState === 'charged-back') return [];
    const now = host.clock.now();
    const cards: IssuedCard[] = [];
    for (const line of lines) {
      for (let nth = 1; nth <= line.quantity; nth += 1) {
        const card = { origin: `${line.id}/${nth}`, cents: line.unitCents, orderId, now };
        cards.push(await issueCard(tx, host.config.secret, card));
      }
    }
    return cards;
  });

/**
 * Makes the gift cards of an order that is paid, and mails their codes. Run again it finds the same
 * cards, and sends nothing once the mail has gone.
 */
export const sendGiftCards = defineJob<WhichOrder, JobContext>({
  name: 'order.giftcards',
  schema: whichOrder,
  ...patience,
  run: async (which, { host: getHost, mailer }) => {
    const host = getHost();
    const order = await findWhich(host, which);
    if (!order) return;
    const orderId = order.id;
    const lines = (await listOrderLines(host.db, orderId)).filter((one) => one.kind === 'giftcard');
    const isSent = and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'giftcards-mailed'));
    const [sent] = await host.db.select().from(orderEvents).where(isSent);
    if (sent || lines.length === 0 || order.paidAt === null) return;
    const cards = await makeCards(host, orderId, lines);
    if (cards.length === 0) return;
    const about = { cards, order: await viewOrder(host, order), sender: senderOf(host) };
    const mail = { to: order.email, ...(await writeGiftCards(about)) };
    const kind = 'giftcards-mailed';
    await mailer.send(mail, {
      // Gift cards that were paid for are always mailed, whatever the mail limit says.
      cause: 'system',
      key: `order ${orderId} gift cards`,
      note: (tx) => addOrderEvent(tx, { orderId, kind, at: host.clock.now() }),
    });
  },
});
