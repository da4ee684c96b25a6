CREATE TABLE "uploads" (
	"seq" serial PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"site_id" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'Offline' NOT NULL,
	"entity" text NOT NULL,
	"module_object" text NOT NULL,
	"item_id" integer NOT NULL,
	"column_uploadfolder_id" text DEFAULT '' NOT NULL,
	"filename" text NOT NULL,
	"path" text NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"length" integer NOT NULL,
	"size" integer DEFAULT 0 NOT NULL,
	"width" integer,
	"height" integer,
	"sha256" text,
	"sizes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"meta" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"session_id" text,
	"user_id" integer,
	"is_private" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "uploads_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE INDEX "uploads_item" ON "uploads" USING btree ("module_object","item_id");--> statement-breakpoint
CREATE INDEX "uploads_session" ON "uploads" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "uploads_unclaimed" ON "uploads" USING btree ("claimed_at","created_at");