import { sql } from 'drizzle-orm';
import type { StoredEntity } from '#features/entities/api.server';
import { ownRows, rowIdsOf } from '#features/office/api.server';
import { getSite } from '#features/settings/api.server';
import type { StaffMember } from '#features/staff/contract';
import { badRequest } from '#kernel/errors';
import { staff } from '#kernel/limits-staff';
import { priceTexts } from '#kernel/messages/nl-prices';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { Body } from './read-change';
import type { Article } from './steps';

const texts = priceTexts.problems;
const LAST_ID = 2 ** 31 - 1;

const isId = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0 && Number(value) <= LAST_ID;

/** The numbers of the articles in a category and in those below it. */
const idsInCategory = async (
  host: Host,
  { member, stored }: { member: StaffMember; stored: StoredEntity },
  category: unknown,
): Promise<number[]> => {
  if (!isId(category)) throw badRequest(texts.category, { category: texts.category });
  const only = ownRows(member, stored) ?? sql`true`;
  const { rows } = await host.db.execute<{ id: number }>(sql`
    with recursive below as (
      select id from categories where id = ${category} and site_id = ${getSite(host).id}
      union select c.id from categories c join below b on c.parent_id = b.id
    )
    select products.id from products where site_id = ${getSite(host).id} and ${only} and exists (
      select 1 from product_categories pc join below b on b.id = pc.category_id
      where pc.product_id = products.id)
    order by products.id limit ${staff.bulk + 1}`);
  return rows.map(({ id }) => id);
};

/** Which articles, and of one of them which variants. */
export type Chosen = { ids: readonly number[]; only: ReadonlySet<number> | undefined };

/** What a change says that it is about. Throws a 400. */
export const readWhich = async (
  host: Host,
  who: { member: StaffMember; stored: StoredEntity },
  { ids, list, category, variant_ids }: Body,
): Promise<Chosen> => {
  const found =
    category === undefined
      ? await rowIdsOf(host, who.member, who.stored, { ids, list })
      : await idsInCategory(host, who, category);
  if (found.length > staff.bulk) {
    const told = texts.tooMany(staff.bulk.toLocaleString('nl-NL'));
    throw badRequest(told, { which: told });
  }
  if (found.length === 0) throw badRequest(texts.which, { which: texts.which });
  if (variant_ids === undefined) return { ids: found, only: undefined };
  const isFine = Array.isArray(variant_ids) && variant_ids.length > 0 && variant_ids.every(isId);
  if (!isFine || found.length > 1) throw badRequest(texts.variants, { which: texts.variants });
  return { ids: found, only: new Set(variant_ids) };
};

type Read = Omit<Article, 'variants'> & {
  variants: [id: number, cents: number | null, isOnline: boolean][] | null;
};

/** Articles by their numbers, in their order: of thousands no more than their prices take. */
export const readArticles = async (
  db: Db,
  { stored, siteId }: { stored: StoredEntity; siteId: number },
  ids: readonly number[],
): Promise<Article[]> => {
  const asked = sql.param([...ids]);
  const { rows } = await db.execute<Read>(sql`
    select products.id, title, state, kind, price_cents, van_price_cents, own.variants from products
    left join (
      select product_id, json_agg(json_build_array(id, price_cents, state = 'Online') order by id) as variants
      from variants where product_id = any(${asked}::int[]) group by product_id
    ) own on own.product_id = products.id
    where products.id = any(${asked}::int[]) and site_id = ${siteId} and ${stored.only ?? sql`true`}
    order by products.id`);
  return rows.map(({ variants, ...row }) => ({
    ...row,
    variants: (variants ?? []).map(([id, price_cents, isOnline]) => ({
      ...{ id, price_cents, state: isOnline ? 'Online' : 'Offline' },
    })),
  }));
};
