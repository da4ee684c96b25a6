CREATE TABLE "facts" (
	"id" serial PRIMARY KEY NOT NULL,
	"site_id" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'Online' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"picture" jsonb,
	"link" text DEFAULT '' NOT NULL,
	"link_text" text DEFAULT '' NOT NULL,
	"counter_target" double precision NOT NULL,
	"prefix" text DEFAULT '' NOT NULL,
	"suffix" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reference_items" (
	"id" serial PRIMARY KEY NOT NULL,
	"site_id" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'Online' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"picture" jsonb,
	"link" text DEFAULT '' NOT NULL,
	"link_text" text DEFAULT '' NOT NULL,
	"role" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" serial PRIMARY KEY NOT NULL,
	"site_id" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'Online' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"picture" jsonb,
	"link" text DEFAULT '' NOT NULL,
	"link_text" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usps" (
	"id" serial PRIMARY KEY NOT NULL,
	"site_id" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'Online' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"picture" jsonb,
	"link" text DEFAULT '' NOT NULL,
	"link_text" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "sized_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "language" text;--> statement-breakpoint
CREATE INDEX "variants_sku_typed" ON "variants" USING btree (lower("sku") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "variants_gtin_typed" ON "variants" USING btree ("gtin" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "media_unsized" ON "media" USING btree ("key") WHERE sized_at is null and state = 'ready';