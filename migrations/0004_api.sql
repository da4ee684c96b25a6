CREATE TABLE "address_lookups" (
	"zipcode" text NOT NULL,
	"housenumber" text NOT NULL,
	"is_known" boolean NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"province" text DEFAULT '' NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "address_lookups_zipcode_housenumber_pk" PRIMARY KEY("zipcode","housenumber")
);
--> statement-breakpoint
CREATE TABLE "postcodes" (
	"zipcode" text NOT NULL,
	"place" text NOT NULL,
	"province" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	CONSTRAINT "postcodes_zipcode_place_pk" PRIMARY KEY("zipcode","place")
);
--> statement-breakpoint
CREATE TABLE "api_refresh_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"family" text NOT NULL,
	"user_id" integer NOT NULL,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_users" (
	"id" serial PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"secret_hash" text NOT NULL,
	"scope" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_users_client_id_unique" UNIQUE("client_id")
);
--> statement-breakpoint
ALTER TABLE "api_refresh_tokens" ADD CONSTRAINT "api_refresh_tokens_user_id_api_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."api_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_lookups_fetched" ON "address_lookups" USING btree ("fetched_at");--> statement-breakpoint
CREATE INDEX "postcodes_quarter" ON "postcodes" USING btree (left("zipcode", 4));--> statement-breakpoint
CREATE INDEX "api_refresh_tokens_family" ON "api_refresh_tokens" USING btree ("family");--> statement-breakpoint
CREATE INDEX "api_refresh_tokens_expires" ON "api_refresh_tokens" USING btree ("expires_at");