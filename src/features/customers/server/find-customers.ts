import { type SQL, sql } from 'drizzle-orm';
import { accounts, normalizeEmail } from '#features/accounts/api.server';
import { orderPhone, orders, orderWords } from '#features/orders/api.server';
import { getSite } from '#features/settings/api.server';
import { customers as limits } from '#kernel/limits-customers';
import { NOBODY } from '#kernel/values/person/nobody';
import type { Host } from '#platform/host';
import type { ToldCustomer } from '../contract';
import { holdsWords, phoneBegun, phoneIn } from './order-search';
import { sealWho } from './person/who';

type Row = {
  email: string;
  name: string | null;
  account_since: string | null;
  unproven: boolean;
  orders: number;
  last_order_at: string | null;
};

const tellCustomer = (host: Host, row: Row): ToldCustomer => ({
  ...{ email: row.email, who: sealWho(host, row.email) },
  ...{ name: row.name ?? '', orders: row.orders },
  accountSince: row.account_since && new Date(row.account_since).toISOString(),
  ...(row.unproven && { isUnproven: true as const }),
  lastOrderAt: row.last_order_at && new Date(row.last_order_at).toISOString(),
});

/**
 * What is known of addresses, whoever they are of: those of `found`, a list of one column `email`. An account whose address
 * nobody proved may be a stranger's: it is told as such, and its name isn't the customer's.
 */
const readCustomers = async (
  host: Host,
  found: ReturnType<typeof sql>,
): Promise<ToldCustomer[]> => {
  const siteId = getSite(host).id;
  const { rows } = await host.db.execute(sql`
    select found.email,
      coalesce(
        nullif(case when a.email_proven_at is not null then trim(a.first_name || ' ' || a.last_name) end, ''),
        last.name) as name,
      a.created_at as account_since, a.id is not null and a.email_proven_at is null as unproven, coalesce(counted.orders, 0) as orders, last.placed_at as last_order_at
    from (${found}) as found
    left join ${accounts} a on a.email = found.email and a.site_id = ${siteId} and a.role = 'customer'
    left join lateral (
      select count(*)::int as orders from ${orders} o
      where lower(o.email) = found.email and o.site_id = ${siteId}
    ) counted on true
    left join lateral (
      select o.placed_at, trim((o.billing ->> 'firstName') || ' ' || (o.billing ->> 'lastName')) as name
      from ${orders} o where lower(o.email) = found.email and o.site_id = ${siteId}
      order by o.id desc limit 1
    ) last on true
    order by last.placed_at desc nulls last, found.email`);
  return (rows as Row[]).map((row) => tellCustomer(host, row));
};

/** Orders that are looked through for each customer who is told: of a common name there are too many for all. */
const ORDERS_EACH = 40;

/** Customers by a part of their address or name, by a telephone number or how it begins, with an account or only orders: who ordered last comes first. */
export const findCustomers = (
  host: Host,
  search: string,
  { limit, start = 0 }: { limit: number; start?: number },
): Promise<ToldCustomer[]> => {
  const siteId = getSite(host).id;
  const words = sql`lower(email || ' ' || first_name || ' ' || last_name)`;
  const phone = phoneIn(search);
  const begun = phoneBegun(search);
  /** Of a number's beginning too: what else holds those digits, such as an order's number, is found as well. */
  const either = (held: SQL, digits: SQL): SQL =>
    begun === undefined
      ? held
      : sql`(${held} or (${digits} >= ${begun.from} and ${
          begun.below === undefined ? sql`true` : sql`${digits} < ${begun.below}`
        }))`;
  const accountPhone = sql`right(regexp_replace(phone, '\\D', '', 'g'), ${sql.raw(String(limits.phoneDigits))})`;
  const ofOrder = phone
    ? sql`${orderPhone} = ${phone}`
    : either(holdsWords(orderWords, search), orderPhone);
  const ofAccount = phone
    ? sql`${accountPhone} = ${phone}`
    : either(holdsWords(words, search), accountPhone);
  const found = sql`
    select email from (
      select lower(email) as email, id from (
        select email, id from ${orders}
        where site_id = ${siteId} and email <> ${NOBODY} and ${ofOrder}
        order by id desc limit ${(start + limit) * ORDERS_EACH}
      ) ordered
      union all
      (select email, 0 from ${accounts}
      where site_id = ${siteId} and role = 'customer' and ${ofAccount}
      order by id desc limit ${start + limit})
    ) all_found group by email order by max(id) desc, email limit ${limit} offset ${start}`;
  return readCustomers(host, found);
};

/** What is known of one address, also if that is nothing. */
export const tellCustomerOf = async (host: Host, typed: string): Promise<ToldCustomer> => {
  const email = normalizeEmail(typed);
  const [customer] = await readCustomers(host, sql`select ${email}::text as email`);
  if (!customer) throw new Error('One address gives one row');
  return customer;
};
