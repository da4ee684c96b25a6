import { sql } from 'drizzle-orm';

/**
 * What the price ledger says of the cheapest of a product's variants `va`: its lowest price in the
 * 30 days before it was reduced, or null. Where several cost as much, the one that promises least.
 * Source: Besluit prijsaanduiding producten, article 5a (directive 98/6/EC, article 6a).
 */
export const priorOfCheapest = sql.raw(`(array_agg(va.prior_cents
  order by coalesce(va.price_cents, p.price_cents), va.prior_cents nulls first))[1]`);
