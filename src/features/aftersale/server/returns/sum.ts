import type { Order } from '#features/orders/api.server';
import { aftersaleTexts } from '#kernel/messages/nl-aftersale';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { Pieces } from '../../contract';
import { countPieces, isTakenBack } from '../../pieces';
import { isWhole, type RefundPart, refundParts } from '../../refund-sum';
import { issueCredit, issueInvoice } from '../invoices/issue';
import { paidBack } from '../invoices/paid-back';
import { lineOf, SERVICE_VAT } from '../invoices/write';
import type { GivenBack } from '../money';
import type { OrderHistory } from '../read';

/** What goes back for pieces: by line, the delivery of which, and all together; cents with btw. */
export type Sum = {
  parts: RefundPart[];
  deliveryCents: number;
  /** What a label cost that it was sent back with: that comes off. */
  labelCents?: number;
  cents: number;
};

/**
 * What goes back for pieces, after those that went back before: what was paid for them, and the
 * delivery with the last of the order (art. 6:230r BW).
 */
export const sumOf = (
  { deliveryCents: delivery }: Pick<Order, 'deliveryCents'>,
  { lines, returns }: Pick<OrderHistory, 'lines' | 'returns'>,
  pieces: readonly Pieces[],
): Sum => {
  const before = countPieces(returns.flatMap((one) => one.lines).filter(isTakenBack));
  const now = countPieces(pieces);
  const parts = refundParts(lines, before, now);
  const deliveryCents = isWhole(lines, before, now) ? delivery : 0;
  const goods = parts.reduce((sum, { cents }) => sum + cents, 0);
  return { parts, deliveryCents, cents: goods + deliveryCents };
};

type Credit = {
  about: string;
  order: Order;
  lines: OrderHistory['lines'];
  sum: Sum;
  back: GivenBack;
};

/**
 * The credit note of pieces that went back, with the invoice that it is of when that was not made yet;
 * spread over the rates when not all of it was paid back.
 */
export const creditPieces = async (
  host: Host,
  tx: Tx,
  { about, order, lines, sum, back }: Credit,
): Promise<void> => {
  const { delivery, label, refund: title } = aftersaleTexts.invoice;
  const { parts, deliveryCents, labelCents = 0, cents } = sum;
  const credited = parts.map(({ variantId, quantity, vatRate, cents: part }) => {
    const line = lines.find((one) => one.variantId === variantId);
    const name = line?.choice ? `${line.title}, ${line.choice}` : (line?.title ?? '');
    return lineOf(name, -part, vatRate, quantity);
  });
  if (deliveryCents > 0) credited.push(lineOf(delivery, -deliveryCents, SERVICE_VAT));
  if (labelCents > 0) credited.push(lineOf(label, labelCents, SERVICE_VAT));
  const given = back.moneyCents + back.cardCents;
  const isAll = given === cents;
  if (given > 0 && order.state !== 'cancelled') await issueInvoice(host, tx, order);
  await issueCredit(host, tx, order, {
    ...{ about, title, paid: paidBack(back) },
    ...(isAll ? { lines: credited } : {}),
  });
};
