CREATE TABLE "list_arrangements" (
	"id" serial PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"listing" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"arrangement" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"member_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "list_arrangements_listing" ON "list_arrangements" USING btree ("site_id","listing");