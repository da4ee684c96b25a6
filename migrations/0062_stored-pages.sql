ALTER TABLE "pages" ALTER COLUMN "draft" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE "pages" SET "draft" = NULL WHERE "draft" = "published";
