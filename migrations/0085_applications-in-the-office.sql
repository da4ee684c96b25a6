CREATE TABLE "application_notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"member_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "member_id" integer;--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "last_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_notes_application" ON "application_notes" USING btree ("application_id","id");--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_key_unique" UNIQUE("key");--> statement-breakpoint
-- By what those who applied before are found.
UPDATE applications SET last_name = sent.last_name FROM (
  SELECT s.id, v->>'shown' AS last_name
  FROM form_submissions s, jsonb_array_elements(s.values) v WHERE v->>'name' = 'achternaam'
) AS sent WHERE sent.id = applications.submission_id AND sent.last_name IS NOT NULL;--> statement-breakpoint
-- A right that is new: roles of the platform's own that were there before get it, as new ones do.
UPDATE staff_roles SET rights = jsonb_set(rights, '{special}', (rights->'special') || '["applications"]'::jsonb)
WHERE name IN ('beheerder', 'personeelszaken', 'winkel') AND is_built_in
  AND NOT rights->'special' @> '["applications"]'::jsonb;
