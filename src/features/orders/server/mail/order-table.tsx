import { orderTexts as texts } from '#kernel/messages/nl-orders';
import { formatEuro } from '#kernel/values/money';
import { sumsOf } from '#kernel/values/sum-lines';
import { path } from '#kernel/wire';
import { type Sum, Totals } from '#platform/mail/parts';
import { isSettled, type OrderView } from '../../contract';

const deliveryLabel = ({ method, deliveryTitle }: OrderView): string =>
  deliveryTitle ?? (method === 'home' ? texts.delivery : texts.deliveries[method]);

/** A picture's address for a mail program, small. */
const smallOf = (siteUrl: string, key: string): string => `${siteUrl}${path.media}/${key}/160.jpg`;

const sumsIn = (order: OrderView, siteUrl: string): Sum[] => [
  ...order.lines.map((line) => ({
    key: `line-${line.variantId}`,
    label: `${texts.times(line.quantity)} ${line.title}${line.choice ? ` (${line.choice})` : ''}`,
    sum: formatEuro(line.totalCents),
    picture: line.picture && smallOf(siteUrl, line.picture.key),
  })),
  ...sumsOf(order, {
    ...{ delivery: deliveryLabel(order), vat: true, isPaid: isSettled(order.paymentState) },
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
