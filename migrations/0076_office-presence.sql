CREATE TABLE "office_presence" (
	"member_id" integer NOT NULL,
	"tab" text NOT NULL,
	"entity" text NOT NULL,
	"row_id" integer NOT NULL,
	"is_editing" boolean NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "office_presence_member_id_tab_pk" PRIMARY KEY("member_id","tab")
);
--> statement-breakpoint
CREATE INDEX "office_presence_row" ON "office_presence" USING btree ("entity","row_id");