ALTER TABLE "pick_tasks" ADD COLUMN "from_warehouse_id" integer;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "sends_orders" boolean DEFAULT false NOT NULL;