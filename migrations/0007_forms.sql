CREATE TABLE "form_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_submissions" (
	"id" serial PRIMARY KEY NOT NULL,
	"form_id" integer NOT NULL,
	"state" text DEFAULT 'New' NOT NULL,
	"values" jsonb NOT NULL,
	"sealed" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"extras" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"purge_at" timestamp with time zone NOT NULL,
	"mailed_to" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "forms" (
	"id" serial PRIMARY KEY NOT NULL,
	"site_id" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"state" text DEFAULT 'Online' NOT NULL,
	"steps" jsonb NOT NULL,
	"texts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"recipients" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"success" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"confirmation" jsonb,
	"conditions" text,
	"uploads" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"retention_days" integer NOT NULL,
	"captcha" boolean DEFAULT true NOT NULL,
	"multi_step" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_challenges_expires" ON "form_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "form_submissions_form" ON "form_submissions" USING btree ("form_id","id");--> statement-breakpoint
CREATE INDEX "form_submissions_purge" ON "form_submissions" USING btree ("purge_at");--> statement-breakpoint
CREATE UNIQUE INDEX "forms_site_name" ON "forms" USING btree ("site_id","name");