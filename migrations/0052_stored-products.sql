ALTER TABLE "brands" ADD COLUMN "site_id" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "state" text DEFAULT 'Online' NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "site_id" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "state" text DEFAULT 'Online' NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "colors" ADD COLUMN "site_id" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "colors" ADD COLUMN "state" text DEFAULT 'Online' NOT NULL;--> statement-breakpoint
ALTER TABLE "colors" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "site_id" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "state" text DEFAULT 'Online' NOT NULL;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sizes" ADD COLUMN "site_id" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sizes" ADD COLUMN "state" text DEFAULT 'Online' NOT NULL;--> statement-breakpoint
ALTER TABLE "sizes" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;