-- The price ledger. Every way in which a variant's price can change ends here, whoever writes it.
-- A command that writes the past says so: set_config('etalage.now', …) for its transaction.
CREATE FUNCTION price_moment() RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT coalesce(nullif(current_setting('etalage.now', true), '')::timestamptz, now())
$$;
--> statement-breakpoint
-- The lowest price that was asked in the 30 days before a moment; null when the ledger doesn't
-- reach back so far. A price that was replaced in the same instant was never asked.
CREATE FUNCTION prior_price(variant integer, until timestamptz) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN min(c.at) <= until - interval '30 days' THEN
    min(c.price_cents) FILTER (WHERE c.ended > c.at AND c.ended > until - interval '30 days') END
  FROM (
    SELECT price_cents, at, lead(at, 1, until) OVER (ORDER BY at, id) AS ended
    FROM price_changes WHERE variant_id = variant AND at < until
  ) c
$$;
--> statement-breakpoint
CREATE FUNCTION keep_prices(ids integer[]) RETURNS void LANGUAGE sql AS $$
  WITH costs AS (
    SELECT v.id, v.prior_cents, coalesce(v.price_cents, p.price_cents) AS price, last.price AS was,
      greatest(price_moment(), last.at) AS at
    FROM variants v
    JOIN products p ON p.id = v.product_id
    LEFT JOIN LATERAL (
      SELECT c.price_cents AS price, c.at FROM price_changes c
      WHERE c.variant_id = v.id ORDER BY c.at DESC, c.id DESC LIMIT 1
    ) last ON true
    WHERE v.id = ANY (ids)
  ), changed AS (
    SELECT *, CASE WHEN was IS NOT NULL THEN prior_price(id, at) END AS prior
    FROM costs WHERE was IS DISTINCT FROM price
  ), kept AS (
    INSERT INTO price_changes (variant_id, price_cents, at)
    SELECT id, price, at FROM changed ORDER BY id
  )
  UPDATE variants v SET prior_cents = CASE WHEN c.prior > c.price THEN c.prior END
  FROM changed c
  WHERE v.id = c.id AND v.prior_cents IS DISTINCT FROM CASE WHEN c.prior > c.price THEN c.prior END
$$;
--> statement-breakpoint
CREATE FUNCTION keep_prices_of_variants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(id) INTO ids FROM fresh;
  ELSE
    SELECT array_agg(f.id) INTO ids FROM fresh f JOIN stale s USING (id)
    WHERE f.price_cents IS DISTINCT FROM s.price_cents OR f.product_id <> s.product_id;
  END IF;
  IF ids IS NOT NULL THEN PERFORM keep_prices(ids); END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION keep_prices_of_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[];
BEGIN
  SELECT array_agg(v.id) INTO ids FROM fresh f JOIN stale s USING (id)
  JOIN variants v ON v.product_id = f.id AND v.price_cents IS NULL
  WHERE f.price_cents <> s.price_cents;
  IF ids IS NOT NULL THEN PERFORM keep_prices(ids); END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER variants_made_prices AFTER INSERT ON variants REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION keep_prices_of_variants();
--> statement-breakpoint
CREATE TRIGGER variants_changed_prices AFTER UPDATE ON variants
  REFERENCING OLD TABLE AS stale NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION keep_prices_of_variants();
--> statement-breakpoint
CREATE TRIGGER products_changed_prices AFTER UPDATE ON products
  REFERENCING OLD TABLE AS stale NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION keep_prices_of_products();
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only added to', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
CREATE TRIGGER price_changes_stay BEFORE UPDATE ON price_changes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- What is for sale now begins its history now.
INSERT INTO price_changes (variant_id, price_cents, at)
SELECT v.id, coalesce(v.price_cents, p.price_cents), now()
FROM variants v JOIN products p ON p.id = v.product_id;
--> statement-breakpoint
-- A gift card's balance is the sum of its entries: nothing else moves it.
CREATE FUNCTION book_gift_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE gift_cards SET balance_cents = balance_cents + NEW.cents WHERE id = NEW.card_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER gift_card_entries_book AFTER INSERT ON gift_card_entries
  FOR EACH ROW EXECUTE FUNCTION book_gift_card();
--> statement-breakpoint
CREATE TRIGGER gift_card_entries_stay BEFORE UPDATE OR DELETE ON gift_card_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
