-- Lists of the office find rows by a part of a word. Where the database may not have pg_trgm, they do so without an index.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX IF NOT EXISTS products_title_parts ON products USING gin (title gin_trgm_ops);
  CREATE INDEX IF NOT EXISTS products_access_parts ON products USING gin (access gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
  NULL;
END $$;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS products_title_order ON products (lower(title), id);
