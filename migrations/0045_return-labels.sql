CREATE TABLE "return_labels" (
	"return_id" integer PRIMARY KEY NOT NULL,
	"shipment_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"state" text NOT NULL,
	"carrier" text NOT NULL,
	"carrier_title" text NOT NULL,
	"cents" integer DEFAULT 0 NOT NULL,
	"tracking_code" text DEFAULT '' NOT NULL,
	"tracking_url" text DEFAULT '' NOT NULL,
	"file" text,
	"file_type" text DEFAULT '' NOT NULL,
	"is_printless" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "way" text;--> statement-breakpoint
ALTER TABLE "return_labels" ADD CONSTRAINT "return_labels_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;