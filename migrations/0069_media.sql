ALTER TABLE "media" ALTER COLUMN "state" SET DEFAULT 'ready';--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "id" serial NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "site_id" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "decorative" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "folder" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "tags" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "focus_x" real;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "focus_y" real;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "file_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "words" text GENERATED ALWAYS AS (lower(title || ' ' || alt || ' ' || file_name || ' ' || key || ' ' || tags::text)) STORED;--> statement-breakpoint
CREATE INDEX "product_pictures_media" ON "product_pictures" USING btree ("media_key");--> statement-breakpoint
CREATE INDEX "media_folder" ON "media" USING btree ("folder");--> statement-breakpoint
CREATE INDEX "media_tags" ON "media" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "media_focus" ON "media" USING btree ("key") WHERE focus_x is not null or focus_y is not null;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_id_unique" UNIQUE("id");