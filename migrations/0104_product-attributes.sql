CREATE TABLE "product_attribute_options" (
	"id" serial PRIMARY KEY NOT NULL,
	"attribute_id" integer NOT NULL,
	"label" text NOT NULL,
	"english" text DEFAULT '' NOT NULL,
	"aliases" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_attributes" (
	"id" serial PRIMARY KEY NOT NULL,
	"site_id" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'Online' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"english" text DEFAULT '' NOT NULL,
	"access" text NOT NULL,
	"kind" text DEFAULT 'choice' NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"is_filter" boolean DEFAULT false NOT NULL,
	"categories" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_attribute_options" ADD CONSTRAINT "product_attribute_options_attribute_id_product_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."product_attributes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_attribute_options_attribute" ON "product_attribute_options" USING btree ("attribute_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_attributes_site_title" ON "product_attributes" USING btree ("site_id","title");--> statement-breakpoint
CREATE UNIQUE INDEX "product_attributes_site_access" ON "product_attributes" USING btree ("site_id","access");