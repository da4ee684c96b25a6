CREATE TABLE "account_addresses" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"zipcode" text NOT NULL,
	"housenumber" text NOT NULL,
	"housenumber_suffix" text DEFAULT '' NOT NULL,
	"street" text NOT NULL,
	"place" text NOT NULL,
	"country" text NOT NULL,
	"usual" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_addresses" ADD CONSTRAINT "account_addresses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_addresses_account" ON "account_addresses" USING btree ("account_id");