CREATE TABLE "asset_builds" (
	"id" text PRIMARY KEY NOT NULL,
	"names" text[] NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "asset_builds_replaced" ON "asset_builds" USING btree ("replaced_at");