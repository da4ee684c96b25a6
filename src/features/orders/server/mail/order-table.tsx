import { orderTexts as texts } from '#kernel/messages/nl-orders';
import { formatEuro } from '#kernel/values/money';
import { sumsOf } from '#kernel/values/sum-lines';
import { type Sum, Totals } from '#platform/mail/parts';
import { mailPicture } from '#platform/mail/picture-of';
import { isSettled, type OrderView } from '../../contract';

const deliveryLabel = ({ method, deliveryTitle }: OrderView): string =>
  deliveryTitle ?? (method === 'home' ? texts.delivery : texts.deliveries[method]);

const sumsIn = (order: OrderView, siteUrl: string): Sum[] => [
  ...order.lines.map((line) => ({
    key: `line-${line.variantId}`,
    label: `${texts.times(line.quantity)} ${line.title}${line.choice ? ` (${line.choice})` : ''}`,
    sum: formatEuro(line.totalCents),
    picture: mailPicture(siteUrl, line.picture),
  })),
  ...sumsOf(order, {
    ...{ delivery: deliveryLabel(order), vat: true, isPaid: isSettled(order.paymentState) },
    seats: order.seats,
  })
    .filter(({ key }) => key !== 'goods' || order.totalCents !== order.goodsCents)
    .map(({ key, label, value, kind }) => ({
      key,
      label,
      sum: value,
      total: kind === 'total' || kind === 'due',
    })),
];

/** What was ordered and what it costs. */
export const OrderTable = ({ order, siteUrl }: { order: OrderView; siteUrl: string }) => (
  <Totals sums={sumsIn(order, siteUrl)} />
);
