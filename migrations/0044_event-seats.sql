CREATE TABLE "event_bookings" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"warehouse_id" integer NOT NULL,
	"token" text NOT NULL,
	"key" text NOT NULL,
	"seats" integer NOT NULL,
	"name" text,
	"email" text,
	"state" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "event_bookings_token_unique" UNIQUE("token"),
	CONSTRAINT "event_bookings_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "seats_per_booking" integer DEFAULT 6 NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "vat_rate" integer DEFAULT 21 NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "seat_variant_id" integer;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "seats_given" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "event_bookings_event" ON "event_bookings" USING btree ("event_id","state");--> statement-breakpoint
CREATE INDEX "event_bookings_email" ON "event_bookings" USING btree ("email");--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_seat_variant_id_unique" UNIQUE("seat_variant_id");
--> statement-breakpoint
-- The seats of an event are pieces of a variant that is sold as any other: that nobody gets more of them
-- than there are, that they come back from orders which are given up, and what they cost, is then the
-- same as for all that is sold. The database keeps that variant in step with its event, whoever writes
-- the event. Fewer seats than are taken can't be: then the event isn't written.
CREATE FUNCTION keep_event_seats() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  product integer;
  place integer;
  more integer := coalesce(NEW.seats - NEW.seats_given, 0);
  standing text := CASE WHEN NEW.seats IS NOT NULL AND NEW.state = 'Online'
    THEN 'Online' ELSE 'Offline' END;
BEGIN
  IF NEW.seat_variant_id IS NULL AND NEW.seats IS NULL THEN
    RETURN NEW;
  END IF;
  IF NEW.seat_variant_id IS NULL THEN
    SELECT id INTO place FROM warehouses WHERE kind = 'web' ORDER BY id LIMIT 1;
    IF place IS NULL THEN
      INSERT INTO warehouses (title, kind) VALUES ('Agenda', 'web') RETURNING id INTO place;
    END IF;
    INSERT INTO products (site_id, access, title, state, price_cents, kind, vat_rate)
      VALUES (NEW.site_id, 'agenda/' || NEW.id, NEW.title, 'Offline', NEW.price_cents, 'seat', NEW.vat_rate)
      RETURNING id INTO product;
    INSERT INTO variants (product_id, state) VALUES (product, standing)
      RETURNING id INTO NEW.seat_variant_id;
    INSERT INTO stock (warehouse_id, variant_id, pieces)
      VALUES (place, NEW.seat_variant_id, NEW.seats);
  ELSE
    UPDATE products p SET title = NEW.title, price_cents = NEW.price_cents, vat_rate = NEW.vat_rate
      FROM variants v WHERE v.id = NEW.seat_variant_id AND p.id = v.product_id
        AND (p.title, p.price_cents, p.vat_rate)
          IS DISTINCT FROM (NEW.title, NEW.price_cents, NEW.vat_rate);
    UPDATE variants v SET state = standing
      WHERE v.id = NEW.seat_variant_id AND v.state <> standing;
    IF more <> 0 THEN
      UPDATE stock SET pieces = pieces + more, updated_at = now()
        WHERE variant_id = NEW.seat_variant_id AND pieces + more >= 0;
      IF NOT FOUND THEN
        RAISE EXCEPTION 'event % has more seats taken than %', NEW.id, NEW.seats
          USING ERRCODE = 'check_violation';
      END IF;
    END IF;
  END IF;
  NEW.seats_given := coalesce(NEW.seats, NEW.seats_given);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER event_seats BEFORE INSERT OR UPDATE OF seats, state, title, price_cents, vat_rate, starts_at
  ON calendar_events FOR EACH ROW EXECUTE FUNCTION keep_event_seats();
--> statement-breakpoint
-- An event that is gone sells nothing; what was ordered of it keeps its words.
CREATE FUNCTION drop_event_seats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM products p USING variants v WHERE v.id = OLD.seat_variant_id AND p.id = v.product_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER event_gone AFTER DELETE ON calendar_events
  FOR EACH ROW WHEN (OLD.seat_variant_id IS NOT NULL) EXECUTE FUNCTION drop_event_seats();
