CREATE TABLE "erasures" (
	"id" serial PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"key" text NOT NULL,
	"member_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"counts" jsonb NOT NULL,
	"is_told" boolean NOT NULL,
	CONSTRAINT "erasures_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "vain_searches" (
	"site_id" integer NOT NULL,
	"kind" text NOT NULL,
	"term" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "vain_searches_site_id_kind_day_term_pk" PRIMARY KEY("site_id","kind","day","term")
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_phone" ON "orders" USING btree (right(regexp_replace(coalesce(billing ->> 'phone', ''), '\D', '', 'g'), 9));