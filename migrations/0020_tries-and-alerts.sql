CREATE TABLE "email_changes" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_account_id_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "tries" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_expires" ON "email_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tries_until" ON "tries" USING btree ("until");--> statement-breakpoint
-- Pieces of which somebody waits came in: all processes hear it when that is committed, whoever wrote
-- it. The message is one of src/platform/events, the event that of src/features/stock.
CREATE FUNCTION tell_stock_rose() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM stock_alerts a WHERE a.variant_id = NEW.variant_id AND a.state = 'waiting'
  ) THEN
    PERFORM pg_notify('etalage_events', '{"from":"database","event":"stock.rose","payload":null}');
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION tell_stock_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM stock_alerts a JOIN fresh f ON f.variant_id = a.variant_id AND f.pieces > 0
    WHERE a.state = 'waiting'
  ) THEN
    PERFORM pg_notify('etalage_events', '{"from":"database","event":"stock.rose","payload":null}');
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER stock_rose AFTER UPDATE OF pieces ON stock
  FOR EACH ROW WHEN (NEW.pieces > OLD.pieces) EXECUTE FUNCTION tell_stock_rose();
--> statement-breakpoint
CREATE TRIGGER stock_came AFTER INSERT ON stock REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION tell_stock_came();
