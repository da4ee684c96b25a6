import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { noteSales } from '#features/catalog/api.server';
import { orderLines, orders } from '#features/orders/api.server';
import type { OrderAddress } from '#features/orders/contract';
import type { Host } from '#platform/host';
import { inParts, readContent } from './read';

const DAY = 86_400_000;
/** What of the last weeks the orders lie in: the newest are some days old. */
const DAYS = { from: 5, until: 75 };
const ADDRESS: OrderAddress = {
  ...{ firstName: 'Voorbeeld', lastName: 'Koper', street: 'Oudegracht', housenumber: '1' },
  ...{ housenumberSuffix: '', zipcode: '3511 AA', place: 'Utrecht', country: 'NL', phone: '' },
};

type Sold = {
  access: string;
  productId: number;
  variantId: number;
  warehouseId: number;
  title: string;
  cents: number;
  vatRate: number;
};

/** Of each product a variant that the web shop has. */
const readSold = async ({ db }: Host, names: readonly string[]): Promise<Sold[]> => {
  const { rows } = await db.execute<Sold>(sql`
    select distinct on (p.id) p.access, p.id as "productId", v.id as "variantId",
      s.warehouse_id as "warehouseId", p.title, coalesce(v.price_cents, p.price_cents) as cents,
      p.vat_rate as "vatRate"
    from products p join variants v on v.product_id = p.id
    join stock s on s.variant_id = v.id join warehouses w on w.id = s.warehouse_id and w.kind = 'web'
    where p.access = any(${sql.param([...names])}::text[]) order by p.id, v.id`);
  return rows;
};

/** So many of each, well mixed: one of each at a time, as long as there are. */
const mixed = (sold: readonly Sold[], pieces: Readonly<Record<string, number>>): Sold[] =>
  Array.from({ length: Math.max(...Object.values(pieces)) }, (_, round) =>
    sold.filter(({ access }) => (pieces[access] ?? 0) > round),
  ).flat();

/** The btw within what was sold, by rate. */
export const vatOf = (lines: readonly Pick<Sold, 'cents' | 'vatRate'>[]) =>
  [...new Set(lines.map(({ vatRate }) => vatRate))].map((rate) => {
    const own = lines.filter(({ vatRate }) => vatRate === rate);
    const sum = own.reduce((all, { cents }) => all + cents, 0);
    return { rate, cents: Math.round((sum * rate) / (100 + rate)) };
  });

const orderOf = (lines: readonly Sold[], index: number, placedAt: Date) => {
  const cents = lines.reduce((sum, line) => sum + line.cents, 0);
  const name = `${placedAt.getUTCFullYear()}-${String(101 + index).padStart(6, '0')}`;
  return {
    ...{ number: name, token: randomBytes(24).toString('base64url'), idempotencyKey: name },
    ...{ email: 'koper@brink.example', state: 'done' as const, deliveryMethod: 'home' as const },
    ...{ paymentMethod: 'ideal', paymentState: 'paid' as const, billing: ADDRESS },
    ...{ goodsCents: cents, deliveryCents: 0, totalCents: cents, vat: vatOf(lines) },
    ...{ placedAt, paidAt: placedAt },
  };
};

/**
 * What was ordered in the weeks before the demo began, so that there is something that sells well. Nobody
 * is written to about it: these orders came long ago.
 */
export const insertSales = async (host: Host, folder: string, now: Date): Promise<void> => {
  const pieces = readContent<Record<string, number>>(folder, 'sales.json');
  const sold = await readSold(host, Object.keys(pieces));
  const bags = inParts(mixed(sold, pieces), 2);
  const step = (DAYS.until - DAYS.from) / bags.length;
  const at = (index: number) => new Date(now.getTime() - (DAYS.from + index * step) * DAY);
  const placed = await host.db
    .insert(orders)
    .values(bags.map((bag, index) => orderOf(bag, index, at(index))))
    // Orders stay when the demo is loaded anew.
    .onConflictDoNothing()
    .returning({ id: orders.id, number: orders.number });
  const ids = new Map(placed.map(({ id, number }) => [number, id]));
  const lines = bags.flatMap((bag, index) => {
    const orderId = ids.get(orderOf(bag, index, at(index)).number);
    return orderId === undefined
      ? []
      : bag.map(({ cents, access: _, ...line }) => ({
          ...line,
          ...{ orderId, choice: '', quantity: 1, unitCents: cents },
        }));
  });
  if (lines.length > 0) await host.db.insert(orderLines).values(lines);
  await noteSales(host);
};
