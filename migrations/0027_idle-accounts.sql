ALTER TABLE "accounts" ADD COLUMN "last_login_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "idle_told_at" timestamp with time zone;