ALTER TABLE "facts" ADD COLUMN "opens" text DEFAULT 'here' NOT NULL;--> statement-breakpoint
ALTER TABLE "reference_items" ADD COLUMN "opens" text DEFAULT 'here' NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "opens" text DEFAULT 'here' NOT NULL;--> statement-breakpoint
ALTER TABLE "usps" ADD COLUMN "opens" text DEFAULT 'here' NOT NULL;