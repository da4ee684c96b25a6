CREATE TABLE "caused_mails" (
	"key" text PRIMARY KEY NOT NULL,
	"receiver" text NOT NULL,
	"client" text,
	"order_id" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "once_key" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "key" text;--> statement-breakpoint
CREATE INDEX "caused_mails_receiver" ON "caused_mails" USING btree ("receiver","at");--> statement-breakpoint
CREATE INDEX "caused_mails_client" ON "caused_mails" USING btree ("client","at");--> statement-breakpoint
CREATE INDEX "caused_mails_order" ON "caused_mails" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "caused_mails_at" ON "caused_mails" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "mails_once" ON "mails" USING btree ("key");--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_once_key_unique" UNIQUE("once_key");