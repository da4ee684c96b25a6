import { asc, eq } from 'drizzle-orm';
import { registerOwnData } from '#features/accounts/api.server';
import { listTypedOf } from '#features/cart/api.server';
import { orders, ordersOf } from '#features/orders/api.server';
import { giftCards } from '#features/promotions/api.server';
import { personalDataTexts as texts } from '#kernel/messages/nl-personal-data';
import type { Host } from '#platform/host';
import { listMailsTo } from '#platform/mail/copies';

/** What is kept of somebody by what knows no accounts: cards that he bought, copies of mails, choices about cookies. */
export const registerMoreData = (host: Host): void => {
  registerOwnData(host, 'giftCards', async (holder) =>
    host.db
      .select({
        lastFour: giftCards.lastFour,
        initialCents: giftCards.initialCents,
        balanceCents: giftCards.balanceCents,
        expiresAt: giftCards.expiresAt,
        orderNumber: orders.number,
      })
      .from(giftCards)
      .innerJoin(orders, eq(orders.id, giftCards.orderId))
      .where(ordersOf(holder))
      .orderBy(asc(giftCards.id)),
  );
  registerOwnData(host, 'mails', async ({ provenEmail }) =>
    provenEmail === undefined ? undefined : listMailsTo(host.db, provenEmail),
  );
  registerOwnData(host, 'openCheckouts', async ({ provenEmail }) => {
    const open = provenEmail === undefined ? [] : await listTypedOf(host.db, provenEmail);
    return open.length > 0 ? open : undefined;
  });
  registerOwnData(host, 'consent', async () => ({ note: texts.consent }));
};
