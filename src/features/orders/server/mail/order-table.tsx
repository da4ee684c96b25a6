import { orderTexts as texts } from '#kernel/messages/nl-orders';
import { formatEuro } from '#kernel/values/money';
import { sumsOf } from '#kernel/values/sum-lines';
import type { OrderView } from '../../contract';
import { look } from './look';

type Row = { key: string; label: string; sum: string; total?: boolean };

const deliveryLabel = ({ method, deliveryTitle }: OrderView): string =>
  deliveryTitle ?? (method === 'home' ? texts.delivery : texts.deliveries[method]);

const rowsOf = (order: OrderView): Row[] => [
  ...order.lines.map((line) => ({
    key: `line-${line.variantId}`,
    label: `${texts.times(line.quantity)} ${line.title}${line.choice ? ` (${line.choice})` : ''}`,
    sum: formatEuro(line.totalCents),
  })),
  ...sumsOf(order, { delivery: deliveryLabel(order), vat: true })
    .filter(({ key }) => key !== 'goods' || order.totalCents !== order.goodsCents)
    .map(({ key, label, value, kind }) => ({
      key,
      label,
      sum: value,
      total: kind === 'total' || kind === 'due',
    })),
];

/** What was ordered and what it costs. */
export function OrderTable({ order }: { order: OrderView }) {
  return (
    <table className="order" width="100%" cellPadding="0" cellSpacing="0" role="presentation">
      <tbody>
        {rowsOf(order).map((row) => (
          <tr key={row.key}>
            <td style={row.total ? { ...look.cell, ...look.total } : look.cell}>{row.label}</td>
            <td style={row.total ? { ...look.sum, ...look.total } : look.sum}>{row.sum}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
