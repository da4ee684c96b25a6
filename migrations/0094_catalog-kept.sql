CREATE TABLE "product_gap_rounds" (
	"site_id" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_gaps" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"is_online" boolean NOT NULL,
	"kinds" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_gaps" ADD CONSTRAINT "product_gaps_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_gaps_counted" ON "product_gaps" USING btree ("site_id","is_online","kinds","product_id");--> statement-breakpoint
-- A category lies never below itself, whoever writes it and however many do so at once: each who moves one waits for
-- who did so before him, and reads what came of that. The same lock as `treeLock` of the catalog.
CREATE FUNCTION categories_no_circle() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  above integer := NEW.parent_id;
  steps integer := 0;
BEGIN
  PERFORM pg_advisory_xact_lock(5183220015);
  WHILE above IS NOT NULL AND steps < 1000 LOOP
    IF above = NEW.id THEN
      RAISE EXCEPTION 'category % would lie below itself', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'categories_no_circle';
    END IF;
    SELECT parent_id INTO above FROM categories WHERE id = above;
    steps := steps + 1;
  END LOOP;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER categories_no_circle BEFORE INSERT OR UPDATE OF parent_id ON categories
  FOR EACH ROW WHEN (NEW.parent_id IS NOT NULL) EXECUTE FUNCTION categories_no_circle();
