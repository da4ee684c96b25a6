CREATE TABLE "feed_refusals" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"kinds" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_rounds" (
	"site_id" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"articles" integer NOT NULL,
	"variants" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_store_codes" (
	"location_id" integer PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"site_id" integer NOT NULL,
	"name" text NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp with time zone,
	"print" text,
	"changed_at" timestamp with time zone,
	CONSTRAINT "feeds_site_id_name_pk" PRIMARY KEY("site_id","name")
);
--> statement-breakpoint
ALTER TABLE "feed_refusals" ADD CONSTRAINT "feed_refusals_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_store_codes" ADD CONSTRAINT "feed_store_codes_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_refusals_counted" ON "feed_refusals" USING btree ("site_id","kinds","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_store_codes_code" ON "feed_store_codes" USING btree ("site_id","code");