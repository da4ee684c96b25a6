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
-- Who may give money back, or may everything, saw orders by other ways: now there is a right of its own.
UPDATE staff_roles SET rights = jsonb_set(rights, '{special}', (rights -> 'special') || '["orders"]')
WHERE name IN ('beheerder', 'klantenservice') AND NOT rights -> 'special' @> '["orders"]';
