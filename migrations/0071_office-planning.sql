CREATE TABLE "office_preview_links" (
	"id" serial PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"page_id" integer NOT NULL,
	"hash" text NOT NULL,
	"member_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "office_preview_links_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "office_release_items" (
	"id" serial PRIMARY KEY NOT NULL,
	"release_id" integer NOT NULL,
	"entity" text NOT NULL,
	"row_id" integer NOT NULL,
	"title" text NOT NULL,
	"values" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"member_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "office_releases" (
	"id" serial PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"name" text NOT NULL,
	"at" timestamp with time zone,
	"state" text DEFAULT 'open' NOT NULL,
	"member_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"problems" jsonb
);
--> statement-breakpoint
ALTER TABLE "office_release_items" ADD CONSTRAINT "office_release_items_release_id_office_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."office_releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "office_preview_links_page" ON "office_preview_links" USING btree ("site_id","page_id");--> statement-breakpoint
CREATE UNIQUE INDEX "office_release_items_row" ON "office_release_items" USING btree ("release_id","entity","row_id");--> statement-breakpoint
CREATE INDEX "office_release_items_of" ON "office_release_items" USING btree ("entity","row_id");--> statement-breakpoint
CREATE INDEX "office_releases_state" ON "office_releases" USING btree ("site_id","state","at");