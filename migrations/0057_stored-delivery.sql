ALTER TABLE "delivery_methods" DROP CONSTRAINT "delivery_methods_site_id_id_pk";--> statement-breakpoint
ALTER TABLE "delivery_methods" ADD COLUMN "number" serial PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_methods" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_methods_access" ON "delivery_methods" USING btree ("site_id","id");