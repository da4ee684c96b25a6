import { sql } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import { notFound } from '#kernel/errors';
import { priceTexts } from '#kernel/messages/nl-prices';
import { formatAmount } from '#kernel/values/money';
import { defuse } from '#kernel/values/spreadsheet-cell';
import type { Host } from '#platform/host';
import type { ToldLedger, ToldLedgerEntry, VanReason } from '../contract';

const texts = priceTexts.ledger;

type Row = {
  id: number;
  what: string;
  sku: string | null;
  cents: number;
  prior: number | null;
  isForSale: boolean;
  entries: ToldLedgerEntry[] | null;
};

/** Why a variant tells an earlier price, or doesn't. `entries`: the last first. */
export const reasonOf = (
  entries: readonly Pick<ToldLedgerEntry, 'cents' | 'lowest'>[],
  { isForSale, prior, isWished }: { isForSale: boolean; prior: number | null; isWished: boolean },
): VanReason => {
  if (!isForSale) return 'not-for-sale';
  if (prior !== null) return isWished ? 'shown' : 'off';
  const asked = entries.filter(({ cents }) => cents !== null);
  // Coming back for what it cost before is no change of its price.
  const last = asked.find((one, at) => one.cents !== asked[at + 1]?.cents);
  if (!last || last === asked.at(-1)) return 'never';
  return last.lowest === null ? 'too-short' : 'not-reduced';
};

/** All prices of an article by time. Throws a 404. */
export const readLedger = async (
  host: Host,
  productId: number,
): Promise<Pick<ToldLedger, 'title' | 'variants'>> => {
  const { rows: found } = await host.db.execute<{ title: string; isWished: boolean }>(sql`
    select title, van_price_cents is not null as "isWished" from products
    where id = ${productId} and site_id = ${getSite(host).id} and kind <> 'seat'`);
  const [product] = found;
  if (!product) throw notFound();
  const { rows } = await host.db.execute<Row>(sql`
    select v.id, concat_ws(', ', c.title, z.title) as what, v.sku,
      coalesce(v.price_cents, p.price_cents) as cents, v.prior_cents as prior,
      v.state = 'Online' and p.state = 'Online' as "isForSale", (
        select json_agg(json_build_object('at', e.at, 'until', e.until, 'cents', e.price_cents,
          'lowest', case when e.price_cents is not null then prior_price(v.id, e.at) end)
          order by e.at desc, e.id desc)
        from (
          select id, at, price_cents, lead(at) over (order by at, id) as until
          from price_changes where variant_id = v.id) e
        -- What was replaced in the same instant was never asked.
        where e.until is null or e.until > e.at) as entries
    from variants v join products p on p.id = v.product_id
    left join colors c on c.id = v.color_id left join sizes z on z.id = v.size_id
    where p.id = ${productId} order by c.title nulls first, z.sort, z.title, v.id`);
  return {
    title: product.title,
    variants: rows.map(({ what, sku, entries, prior, isForSale, ...row }) => {
      const told = (entries ?? []).map((one) => ({
        ...one,
        at: new Date(one.at).toISOString(),
        until: one.until === null ? null : new Date(one.until).toISOString(),
      }));
      const { isWished } = product;
      const reason = reasonOf(told, { isForSale, prior, isWished });
      const van = reason === 'shown' ? prior : null;
      return { ...row, what: what || texts.plain, sku: sku ?? '', van, reason, entries: told };
    }),
  };
};

const cell = (text: string): string => `"${defuse(text).replaceAll('"', '""')}"`;
const line = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

/** The same as a file for spreadsheets; moments with their zone. */
export const ledgerFile = ({ variants }: Pick<ToldLedger, 'variants'>): string => {
  const head = [texts.variant, texts.sku, texts.from, texts.until, texts.price, texts.lowest];
  const lines = variants.flatMap(({ what, sku, entries }) =>
    entries.map(({ at, until, cents, lowest }) =>
      line([
        ...[what, sku, at, until ?? ''],
        cents === null ? texts.notForSale : formatAmount(cents),
        lowest === null ? '' : formatAmount(lowest),
      ]),
    ),
  );
  // A mark by which spreadsheets know the encoding.
  return `\uFEFF${line(head)}${lines.join('')}`;
};
