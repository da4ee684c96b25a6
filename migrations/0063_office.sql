CREATE TABLE "office_drafts" (
	"member_id" integer NOT NULL,
	"entity" text NOT NULL,
	"row_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"values" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "office_drafts_member_id_entity_row_id_pk" PRIMARY KEY("member_id","entity","row_id")
);
--> statement-breakpoint
CREATE TABLE "office_views" (
	"id" serial PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"entity" text NOT NULL,
	"name" text NOT NULL,
	"member_id" integer,
	"query" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_actions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"member_id" integer,
	"action" text NOT NULL,
	"outcome" text NOT NULL,
	"subject" text,
	"before" jsonb,
	"after" jsonb,
	"client" text NOT NULL,
	"device" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_members" (
	"id" serial PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"password_set_at" timestamp with time zone DEFAULT now() NOT NULL,
	"role_id" integer NOT NULL,
	"store_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"totp_secret" text,
	"totp_step" integer,
	"recovery_codes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_login_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "staff_members_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "staff_roles" (
	"id" serial PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"name" text NOT NULL,
	"label" text NOT NULL,
	"rights" jsonb NOT NULL,
	"second_factor" boolean DEFAULT false NOT NULL,
	"is_built_in" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "staff_roles_name" UNIQUE("site_id","name")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"is_half" boolean DEFAULT false NOT NULL,
	"proven_at" timestamp with time zone NOT NULL,
	"device" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entity_changes" ADD COLUMN "staff_id" integer;--> statement-breakpoint
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_role_id_staff_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."staff_roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_member_id_staff_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "office_drafts_row" ON "office_drafts" USING btree ("entity","row_id");--> statement-breakpoint
CREATE INDEX "office_views_entity" ON "office_views" USING btree ("site_id","entity");--> statement-breakpoint
CREATE INDEX "staff_actions_at" ON "staff_actions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "staff_sessions_member" ON "staff_sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_expires" ON "staff_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "entity_changes_at" ON "entity_changes" USING btree ("at");