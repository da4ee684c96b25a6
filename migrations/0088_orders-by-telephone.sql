CREATE TABLE "payment_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "channel" text DEFAULT 'site' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_links_order" ON "payment_links" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_total" ON "orders" USING btree ("total_cents","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_name" ON "orders" USING btree (lower(coalesce(billing ->> 'lastName', '')),"id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_by_phone" ON "orders" USING btree ("id") WHERE channel = 'telephone';
