import { creditItems } from '#features/invoices/api.server';
import type { GivenBack } from '#features/invoices/contract';
import type { Order } from '#features/orders/api.server';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { ItemQuantity } from '../../contract';
import { countByVariant, isTakenBack } from '../../quantities';
import { isWhole, type RefundPart, refundParts } from '../../refund-sum';
import type { OrderHistory } from '../history';

/** What goes back for items: by line, the delivery of which, and all together; cents with btw. */
export type Sum = {
  parts: RefundPart[];
  deliveryCents: number;
  /** What a label cost that it was sent back with: that comes off. */
  labelCents?: number;
  cents: number;
};

/**
 * What goes back for items, after those that went back before: what was paid for them, and the
 * delivery with the last of the order (art. 6:230r BW).
 */
export const sumOf = (
  { deliveryCents: delivery }: Pick<Order, 'deliveryCents'>,
  { lines, returns }: Pick<OrderHistory, 'lines' | 'returns'>,
  items: readonly ItemQuantity[],
): Sum => {
  const before = countByVariant(returns.flatMap((one) => one.lines).filter(isTakenBack));
  const now = countByVariant(items);
  const parts = refundParts(lines, before, now);
  const deliveryCents = isWhole(lines, before, now) ? delivery : 0;
  const goods = parts.reduce((sum, { cents }) => sum + cents, 0);
  return { parts, deliveryCents, cents: goods + deliveryCents };
};

type Credit = {
  about: string;
  lines: OrderHistory['lines'];
  sum: Sum;
  back: GivenBack;
};

/** The credit note of what went back for items of an order, of which `lines` are all. */
export const creditSum = (
  host: Host,
  tx: Tx,
  order: Order,
  { about, lines, sum, back }: Credit,
): Promise<void> => {
  const { parts, deliveryCents, labelCents = 0, cents } = sum;
  const items = parts.map(({ variantId, quantity, vatRate, cents: part }) => {
    const line = lines.find((one) => one.variantId === variantId);
    const title = line?.choice ? `${line.title}, ${line.choice}` : (line?.title ?? '');
    return { title, quantity, vatRate, cents: part };
  });
  const credit = { about, items, deliveryCents, labelCents, cents, back };
  return creditItems(host, tx, order, credit);
};
