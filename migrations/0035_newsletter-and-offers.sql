CREATE TABLE "newsletter_proofs" (
	"id" serial PRIMARY KEY NOT NULL,
	"subscriber_id" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"text_id" integer
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" serial PRIMARY KEY NOT NULL,
	"address_hash" text NOT NULL,
	"email" text,
	"name" text,
	"language" text NOT NULL,
	"token" text NOT NULL,
	"state" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"client" text,
	CONSTRAINT "newsletter_subscribers_address_hash_unique" UNIQUE("address_hash"),
	CONSTRAINT "newsletter_subscribers_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "newsletter_texts" (
	"id" serial PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_texts_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "discount_offers" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer DEFAULT 0 NOT NULL,
	"minimum_cents" integer DEFAULT 0 NOT NULL,
	"valid_days" integer NOT NULL,
	"state" text DEFAULT 'on' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discount_offers_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "discount_code_uses" ADD COLUMN "offer_id" integer;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "offer_id" integer;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "receiver" text;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "client" text;--> statement-breakpoint
ALTER TABLE "newsletter_proofs" ADD CONSTRAINT "newsletter_proofs_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_proofs" ADD CONSTRAINT "newsletter_proofs_text_id_newsletter_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."newsletter_texts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_proofs_of" ON "newsletter_proofs" USING btree ("subscriber_id","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_state" ON "newsletter_subscribers" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_client" ON "newsletter_subscribers" USING btree ("client","invited_at");--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_offer_id_discount_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."discount_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "discount_code_uses_offer" ON "discount_code_uses" USING btree ("offer_id","customer");--> statement-breakpoint
CREATE UNIQUE INDEX "discount_codes_personal" ON "discount_codes" USING btree ("offer_id","receiver");--> statement-breakpoint
CREATE INDEX "discount_codes_client" ON "discount_codes" USING btree ("client","created_at");