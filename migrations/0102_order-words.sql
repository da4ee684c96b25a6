-- What an order is looked for by is kept: to make it anew of each of 20,000 orders of a common name took a third of a second.
ALTER TABLE "orders" ADD COLUMN "words" text GENERATED ALWAYS AS (lower(number || ' ' || email || ' ' ||
  coalesce(billing ->> 'firstName', '') || ' ' || coalesce(billing ->> 'lastName', '') || ' ' ||
  replace(coalesce(billing ->> 'zipcode', ''), ' ', '') || ' ' ||
  replace(coalesce(delivery ->> 'zipcode', ''), ' ', ''))) STORED;
--> statement-breakpoint
DROP INDEX IF EXISTS orders_words;
--> statement-breakpoint
-- Where the database may not have pg_trgm, that goes without an index.
DO $$
BEGIN
  CREATE INDEX IF NOT EXISTS orders_words ON orders USING gin (words gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
  NULL;
END $$;
