CREATE TABLE "delivery_methods" (
	"site_id" integer DEFAULT 1 NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"carrier" text NOT NULL,
	"zones" jsonb NOT NULL,
	"rhythm" jsonb NOT NULL,
	"state" text DEFAULT 'Online' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "delivery_methods_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "service_points" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"street" text NOT NULL,
	"housenumber" text NOT NULL,
	"zipcode" text NOT NULL,
	"place" text NOT NULL,
	"country" text DEFAULT 'NL' NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"hours" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "service_points_place" ON "service_points" USING btree ("latitude","longitude");