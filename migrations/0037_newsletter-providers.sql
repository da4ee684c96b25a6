CREATE TABLE "newsletter_providers" (
	"provider" text PRIMARY KEY NOT NULL,
	"polled_to" timestamp with time zone,
	"quiet_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletter_syncs" (
	"provider" text NOT NULL,
	"subscriber_id" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"email" text,
	"next_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"problem" text,
	CONSTRAINT "newsletter_syncs_provider_subscriber_id_pk" PRIMARY KEY("provider","subscriber_id")
);
--> statement-breakpoint
ALTER TABLE "newsletter_syncs" ADD CONSTRAINT "newsletter_syncs_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_syncs_due" ON "newsletter_syncs" USING btree ("provider","next_at") WHERE "newsletter_syncs"."done" < "newsletter_syncs"."revision";--> statement-breakpoint
CREATE INDEX "newsletter_syncs_of" ON "newsletter_syncs" USING btree ("subscriber_id");