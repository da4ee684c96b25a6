CREATE TABLE "application_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"event" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" serial PRIMARY KEY NOT NULL,
	"site_id" integer DEFAULT 1 NOT NULL,
	"token" text NOT NULL,
	"submission_id" integer NOT NULL,
	"vacancy_id" integer,
	"location_id" integer,
	"vacancy" text NOT NULL,
	"location" text NOT NULL,
	"code" integer,
	"state" text DEFAULT 'received' NOT NULL,
	"first_name" text NOT NULL,
	"email" text NOT NULL,
	"distance_km" double precision,
	"keep_year" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"erase_at" timestamp with time zone,
	CONSTRAINT "applications_token_unique" UNIQUE("token"),
	CONSTRAINT "applications_submission_id_unique" UNIQUE("submission_id")
);
--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "reference" text;--> statement-breakpoint
CREATE INDEX "application_events_application" ON "application_events" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "applications_state" ON "applications" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "applications_erase" ON "applications" USING btree ("erase_at");--> statement-breakpoint
CREATE INDEX "applications_vacancy" ON "applications" USING btree ("vacancy_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vacancies_site_reference" ON "vacancies" USING btree ("site_id","reference");--> statement-breakpoint
CREATE INDEX "vacancies_location" ON "vacancies" USING btree ("location_id");