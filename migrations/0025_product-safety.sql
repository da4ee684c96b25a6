ALTER TABLE "brands" ADD COLUMN "maker" jsonb;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "textile" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "electrical" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "maker" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "textile" boolean;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "composition" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "has_animal_parts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "warnings" jsonb DEFAULT '[]'::jsonb NOT NULL;