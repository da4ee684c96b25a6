-- Pictures are found by a part of a word. Where the database may not have pg_trgm, without an index.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX IF NOT EXISTS media_words_parts ON media USING gin (words gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
  NULL;
END $$;
--> statement-breakpoint
-- Who edits or sells must be able to put a picture where it belongs, and roles can't say so of themselves.
UPDATE staff_roles SET rights = jsonb_set(rights, '{entities}',
  jsonb_build_array(jsonb_build_object('entity', 'Media', 'actions',
    CASE WHEN name IN ('redacteur', 'marketing') THEN '["read","create","change","delete"]'::jsonb
      ELSE '["read","create"]'::jsonb END)) || (rights->'entities'))
WHERE name IN ('redacteur', 'marketing', 'winkel', 'klantenservice', 'personeelszaken')
  AND NOT rights->'entities' @> '[{"entity":"Media"}]'::jsonb;
