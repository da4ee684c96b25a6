ALTER TABLE "sites" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "site_id" integer GENERATED ALWAYS AS (id) STORED;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "state" text DEFAULT 'Online' NOT NULL;