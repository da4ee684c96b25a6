ALTER TABLE "form_submissions" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "handled_by" integer;--> statement-breakpoint
CREATE INDEX "form_submissions_open" ON "form_submissions" USING btree ("form_id","id") WHERE handled_at is null;--> statement-breakpoint
-- What was mailed before there was a screen for it was looked after by mail.
UPDATE form_submissions SET handled_at = coalesce(mailed_at, created_at)
WHERE EXISTS (SELECT 1 FROM jsonb_array_elements_text(mailed_to) told WHERE told NOT LIKE 'confirm %');
--> statement-breakpoint
-- A right that is new: the platform's own managers and customer service that were there before get it, as new ones do.
UPDATE staff_roles SET rights = jsonb_set(rights, '{special}', (rights->'special') || '["submissions"]'::jsonb)
WHERE is_built_in AND (name = 'beheerder' OR (name = 'klantenservice' AND rights->'special' @> '["orders"]'))
  AND NOT rights->'special' @> '["submissions"]'::jsonb;
