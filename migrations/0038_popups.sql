CREATE TABLE "popup_links" (
	"popup_id" integer NOT NULL,
	"module" text NOT NULL,
	"item_id" integer NOT NULL,
	CONSTRAINT "popup_links_popup_id_module_item_id_pk" PRIMARY KEY("popup_id","module","item_id")
);
--> statement-breakpoint
CREATE TABLE "popup_submissions" (
	"once_key" text PRIMARY KEY NOT NULL,
	"popup_id" integer NOT NULL,
	"discount_code" text,
	"purge_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "popups" (
	"id" serial PRIMARY KEY NOT NULL,
	"site_id" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"state" text DEFAULT 'Online' NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"popupaction_id" integer DEFAULT 1 NOT NULL,
	"popupposition_id" integer DEFAULT 5 NOT NULL,
	"close_button" text DEFAULT 'Y' NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"times_shown" text DEFAULT 'once' NOT NULL,
	"close_backgroundclick" text DEFAULT 'Y' NOT NULL,
	"open_period" integer DEFAULT 0 NOT NULL,
	"close_period" integer DEFAULT 0 NOT NULL,
	"after_equal" text DEFAULT 'N' NOT NULL,
	"title_content" text DEFAULT '' NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"link_text" text DEFAULT '' NOT NULL,
	"link2_text" text DEFAULT '' NOT NULL,
	"link3_text" text DEFAULT '' NOT NULL,
	"link4_text" text DEFAULT '' NOT NULL,
	"after_title" text DEFAULT '' NOT NULL,
	"after_subtitle" text DEFAULT '' NOT NULL,
	"after_introduction" text DEFAULT '' NOT NULL,
	"after_content" text DEFAULT '' NOT NULL,
	"title_submit" text DEFAULT '' NOT NULL,
	"consent_text" text DEFAULT '' NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"images_after" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"before" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"after" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"captcha" boolean DEFAULT true NOT NULL,
	"schedule" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"conditions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"discount_offer_id" integer
);
--> statement-breakpoint
ALTER TABLE "popup_links" ADD CONSTRAINT "popup_links_popup_id_popups_id_fk" FOREIGN KEY ("popup_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popup_submissions" ADD CONSTRAINT "popup_submissions_popup_id_popups_id_fk" FOREIGN KEY ("popup_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "popup_links_item" ON "popup_links" USING btree ("module","item_id");--> statement-breakpoint
CREATE INDEX "popup_submissions_purge" ON "popup_submissions" USING btree ("purge_at");