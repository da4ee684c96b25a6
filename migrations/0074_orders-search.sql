-- Orders are found by a part of a word, in the office. Where the database may not have pg_trgm, that goes without an index.
DO $$
BEGIN
  CREATE INDEX IF NOT EXISTS orders_words ON orders USING gin ((lower(number || ' ' || email || ' ' ||
  coalesce(billing ->> 'firstName', '') || ' ' || coalesce(billing ->> 'lastName', '') || ' ' ||
  replace(coalesce(billing ->> 'zipcode', ''), ' ', '') || ' ' ||
  replace(coalesce(delivery ->> 'zipcode', ''), ' ', ''))) gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
  NULL;
END $$;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS orders_email_lower ON orders (lower(email), id);
--> statement-breakpoint
-- Who may everything sees orders, and so does who helps customers, where a chain left it the right to give money back.
UPDATE staff_roles SET rights = jsonb_set(rights, '{special}', (rights -> 'special') || '["orders"]')
WHERE (name = 'beheerder' OR (name = 'klantenservice' AND rights -> 'special' @> '["refund"]')) AND NOT rights -> 'special' @> '["orders"]';
