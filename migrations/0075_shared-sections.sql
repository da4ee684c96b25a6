CREATE TABLE "sections" (
	"id" serial PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"title" text NOT NULL,
	"folder" text DEFAULT '' NOT NULL,
	"kind" text DEFAULT 'shared' NOT NULL,
	"state" text DEFAULT 'Online' NOT NULL,
	"draft" jsonb,
	"published" jsonb,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sections_site" ON "sections" USING btree ("site_id");
--> statement-breakpoint
-- Who edits pages may make sections of them: what roles that were there before can't say of themselves.
UPDATE staff_roles SET rights = jsonb_set(rights, '{entities}',
  jsonb_build_array('{"entity":"Section","actions":["read","create","change","delete"]}'::jsonb)
    || (rights->'entities'))
WHERE name IN ('redacteur', 'marketing')
  AND NOT rights->'entities' @> '[{"entity":"Section"}]'::jsonb
  -- Only who may write all of a page: a section is shown on pages.
  AND EXISTS (SELECT 1 FROM jsonb_array_elements(rights->'entities') AS line
    WHERE line->>'entity' = 'Page' AND line->'actions' @> '["read","create","change","delete"]'::jsonb
      AND line->'fields' IS NULL);
