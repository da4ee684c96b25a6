ALTER TABLE "redirects" ADD COLUMN "state" text DEFAULT 'Online' NOT NULL;--> statement-breakpoint
ALTER TABLE "redirects" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;