CREATE TABLE "wishlist_shares" (
	"owner" text PRIMARY KEY NOT NULL,
	"account_id" integer,
	"key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishlist_shares_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "bookmarks" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD COLUMN "color_id" integer;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD COLUMN "size_id" integer;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD COLUMN "price_cents" integer;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD COLUMN "was_available" boolean;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "keep_days" integer;--> statement-breakpoint
CREATE INDEX "wishlist_shares_account" ON "wishlist_shares" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "bookmarks_account" ON "bookmarks" USING btree ("account_id");
--> statement-breakpoint
INSERT INTO "bookmarks" ("session_id", "account_id", "module_object", "item_id", "created_at")
	SELECT 'account:' || s.account_id, s.account_id, b.module_object, b.item_id, b.created_at
	FROM "bookmarks" b JOIN "sessions" s ON s.id = b.session_id WHERE s.account_id IS NOT NULL
	ON CONFLICT DO NOTHING;
--> statement-breakpoint
DELETE FROM "bookmarks" b USING "sessions" s WHERE s.id = b.session_id AND s.account_id IS NOT NULL;
