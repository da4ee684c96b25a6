-- What the office finds orders by. `IF NOT EXISTS`: on a database in use they are built before this runs, one by one and
-- while others write (`platform/db/build-ahead`).
CREATE INDEX IF NOT EXISTS "parcels_tracking" ON "parcels" USING btree (upper("tracking_code") text_pattern_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_lines_product" ON "order_lines" USING btree ("product_id","order_id","variant_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_open" ON "orders" USING btree ("id") WHERE state in ('placed', 'packed', 'ready');--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_placed" ON "orders" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payments_reference" ON "payments" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mails_key_begin" ON "mails" USING btree ("key" text_pattern_ops);
