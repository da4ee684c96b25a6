import { orderTexts as texts } from '#kernel/messages/nl-orders';
import { formatEuro } from '#kernel/values/money';
import type { OrderView } from '../../contract';
import { look } from './look';

type Row = { key: string; label: string; sum: string; total?: boolean };

const rowsOf = (order: OrderView): Row[] => [
  ...order.lines.map((line) => ({
    key: `line-${line.variantId}`,
    label: `${texts.times(line.quantity)} ${line.title}${line.choice ? ` (${line.choice})` : ''}`,
    sum: formatEuro(line.totalCents),
  })),
  {
    key: 'delivery',
    label: order.method === 'pickup' ? texts.deliveries.pickup : texts.delivery,
    sum: order.deliveryCents === 0 ? texts.free : formatEuro(order.deliveryCents),
  },
  { key: 'total', label: texts.total, sum: formatEuro(order.totalCents), total: true },
  ...order.vat.map(({ rate, cents }) => ({
    key: `vat-${rate}`,
    label: texts.vat(rate),
    sum: formatEuro(cents),
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
