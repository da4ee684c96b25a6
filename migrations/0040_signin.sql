CREATE TABLE "account_links" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "account_links_subject" UNIQUE("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "pending_links" (
	"session_id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"is_email_verified" boolean NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"mailed_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pending_links_mailed_hash_unique" UNIQUE("mailed_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_flows" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"provider" text NOT NULL,
	"action" text NOT NULL,
	"account_id" integer,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"return_to" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_credentials" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "account_links_account" ON "account_links" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "pending_links_expires" ON "pending_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_flows_session" ON "sign_in_flows" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sign_in_flows_expires" ON "sign_in_flows" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_credentials_session" ON "used_credentials" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "used_credentials_expires" ON "used_credentials" USING btree ("expires_at");