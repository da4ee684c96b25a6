DROP INDEX "orders_waiting_client";--> statement-breakpoint
CREATE INDEX "orders_unpaid_client" ON "orders" USING btree ("client") WHERE paid_at is null and expires_at is not null;