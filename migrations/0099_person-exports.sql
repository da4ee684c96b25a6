CREATE TABLE "person_exports" (
	"id" serial PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"email" text NOT NULL,
	"member_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"file" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"fetched_at" timestamp with time zone,
	"gone_at" timestamp with time zone,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	"left_out" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "person_exports_file_unique" UNIQUE("file")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "person_exports_one" ON "person_exports" USING btree ("site_id","email") WHERE "person_exports"."state" <> 'gone';--> statement-breakpoint
CREATE INDEX "person_exports_state" ON "person_exports" USING btree ("state");
