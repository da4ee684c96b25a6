import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { listUnfinished } from '#features/orders/api.server';
import type { Host } from '#platform/host';
import { UnpaidOrders } from '../site/unpaid-orders.view';

/** The orders that a visitor has yet to pay, as HTML; empty when there are none. */
export const renderUnpaid = async (host: Host, sessionId: string | undefined): Promise<string> => {
  if (!sessionId) return '';
  const orders = (await listUnfinished(host, sessionId)).flatMap((order) =>
    order.expiresAt
      ? {
          ...{ number: order.number, token: order.token, expiresAt: order.expiresAt },
          dueCents: order.totalCents - order.giftCardCents,
        }
      : [],
  );
  if (orders.length === 0) return '';
  return renderToStaticMarkup(createElement(UnpaidOrders, { orders }));
};
