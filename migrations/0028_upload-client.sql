ALTER TABLE "uploads" ADD COLUMN "client" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "uploads_client" ON "uploads" USING btree ("client");