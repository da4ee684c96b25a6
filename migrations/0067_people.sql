CREATE TABLE "staff_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "has_password" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_roles" ADD COLUMN "idle_minutes" integer;--> statement-breakpoint
ALTER TABLE "staff_links" ADD CONSTRAINT "staff_links_member_id_staff_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_links_member" ON "staff_links" USING btree ("member_id");