CREATE TABLE "consent_proofs" (
	"id" serial PRIMARY KEY NOT NULL,
	"choice_id" uuid NOT NULL,
	"version" text NOT NULL,
	"choices" jsonb NOT NULL,
	"way" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_texts" (
	"version" text PRIMARY KEY NOT NULL,
	"text" jsonb NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consent_proofs" ADD CONSTRAINT "consent_proofs_version_consent_texts_version_fk" FOREIGN KEY ("version") REFERENCES "public"."consent_texts"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_proofs_choice" ON "consent_proofs" USING btree ("choice_id","id");--> statement-breakpoint
CREATE INDEX "consent_proofs_chosen" ON "consent_proofs" USING btree ("chosen_at");--> statement-breakpoint
CREATE INDEX "consent_proofs_version" ON "consent_proofs" USING btree ("version");