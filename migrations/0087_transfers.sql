CREATE TABLE "parcel_codes" (
	"announced_as" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfer_lines" (
	"transfer_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"sent" integer NOT NULL,
	"received" integer,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "transfer_lines_transfer_id_variant_id_pk" PRIMARY KEY("transfer_id","variant_id"),
	CONSTRAINT "transfer_lines_counts" CHECK ("transfer_lines"."sent" >= 0 and "transfer_lines"."received" >= 0)
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" serial PRIMARY KEY NOT NULL,
	"site_id" integer DEFAULT 1 NOT NULL,
	"from_id" integer NOT NULL,
	"to_id" integer NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"sent_at" timestamp with time zone,
	"sent_by" text,
	"received_at" timestamp with time zone,
	"received_by" text,
	"seen_at" timestamp with time zone,
	CONSTRAINT "transfers_elsewhere" CHECK ("transfers"."from_id" <> "transfers"."to_id")
);
--> statement-breakpoint
ALTER TABLE "pick_shorts" ADD COLUMN "emptied" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transfer_lines" ADD CONSTRAINT "transfer_lines_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_lines" ADD CONSTRAINT "transfer_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_from_id_warehouses_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_to_id_warehouses_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transfers_from" ON "transfers" USING btree ("from_id","state");--> statement-breakpoint
CREATE INDEX "transfers_to" ON "transfers" USING btree ("to_id","state");