CREATE TABLE "stock_alerts" (
	"id" serial PRIMARY KEY NOT NULL,
	"variant_id" integer NOT NULL,
	"location_id" integer,
	"email" text,
	"token" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "stock_alerts_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "bundle_parts" (
	"bundle_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "bundle_parts_bundle_id_product_id_pk" PRIMARY KEY("bundle_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "bundles" (
	"id" serial PRIMARY KEY NOT NULL,
	"site_id" integer DEFAULT 1 NOT NULL,
	"access" text NOT NULL,
	"title" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'Online' NOT NULL,
	"price_cents" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"picture" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"token" text NOT NULL,
	"key" text NOT NULL,
	"variant_id" integer NOT NULL,
	"warehouse_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"title" text NOT NULL,
	"choice" text NOT NULL,
	"sku" text,
	"unit_cents" integer NOT NULL,
	"name" text,
	"email" text,
	"state" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "reservations_code_unique" UNIQUE("code"),
	CONSTRAINT "reservations_token_unique" UNIQUE("token"),
	CONSTRAINT "reservations_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_parts" ADD CONSTRAINT "bundle_parts_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_parts" ADD CONSTRAINT "bundle_parts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alerts_once" ON "stock_alerts" USING btree ("email","variant_id",coalesce("location_id", 0)) WHERE "stock_alerts"."email" is not null;--> statement-breakpoint
CREATE INDEX "stock_alerts_waiting" ON "stock_alerts" USING btree ("variant_id","confirmed_at") WHERE "stock_alerts"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "stock_alerts_asked" ON "stock_alerts" USING btree ("state","asked_at");--> statement-breakpoint
CREATE INDEX "stock_alerts_sent" ON "stock_alerts" USING btree ("variant_id","ended_at");--> statement-breakpoint
CREATE INDEX "bundle_parts_product" ON "bundle_parts" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bundles_site_access" ON "bundles" USING btree ("site_id","access");--> statement-breakpoint
CREATE INDEX "reservations_held" ON "reservations" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "reservations_email" ON "reservations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "reservations_location" ON "reservations" USING btree ("location_id","state");