ALTER TABLE "sessions" ADD COLUMN IF NOT EXISTS "host_cookie" boolean;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN IF NOT EXISTS "device" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN IF NOT EXISTS "seen_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sessions_account" ON "sessions" USING btree ("account_id") WHERE account_id is not null;
