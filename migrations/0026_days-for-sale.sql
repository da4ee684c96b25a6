ALTER TABLE "price_changes" ALTER COLUMN "price_cents" DROP NOT NULL;--> statement-breakpoint
-- The lowest price that was asked in the last 30 days, before a moment, on which the variant was for
-- sale; null when there were fewer. Days off the shelf count for nothing, and neither does a price that
-- was replaced in the same instant.
CREATE OR REPLACE FUNCTION prior_price(variant integer, until timestamptz) RETURNS integer LANGUAGE sql STABLE AS $$
  WITH asked AS (
    SELECT price_cents, at, lead(at, 1, until) OVER (ORDER BY at, id) AS ended, id
    FROM price_changes WHERE variant_id = variant AND at < until
  ), sold AS (
    SELECT price_cents, ended - at AS lasted,
      sum(ended - at) OVER (ORDER BY at DESC, id DESC) AS with_later
    FROM asked WHERE price_cents IS NOT NULL AND ended > at
  )
  SELECT CASE WHEN sum(lasted) >= interval '30 days' THEN
    min(price_cents) FILTER (WHERE with_later - lasted < interval '30 days') END
  FROM sold
$$;
--> statement-breakpoint
-- What a variant costs now; null when visitors can't buy it. Coming back for what it cost before is no
-- change of price: an earlier price that was shown stays.
CREATE OR REPLACE FUNCTION keep_prices(ids integer[]) RETURNS void LANGUAGE sql AS $$
  WITH costs AS (
    SELECT v.id,
      CASE WHEN v.state = 'Online' AND p.state = 'Online'
        THEN coalesce(v.price_cents, p.price_cents) END AS price,
      last.price AS was, last.at IS NOT NULL AS known, asked.price AS asked,
      greatest(price_moment(), last.at) AS at
    FROM variants v
    JOIN products p ON p.id = v.product_id
    LEFT JOIN LATERAL (
      SELECT c.price_cents AS price, c.at FROM price_changes c
      WHERE c.variant_id = v.id ORDER BY c.at DESC, c.id DESC LIMIT 1
    ) last ON true
    LEFT JOIN LATERAL (
      SELECT c.price_cents AS price FROM price_changes c
      WHERE c.variant_id = v.id AND c.price_cents IS NOT NULL ORDER BY c.at DESC, c.id DESC LIMIT 1
    ) asked ON true
    WHERE v.id = ANY (ids)
  ), changed AS (
    SELECT *, CASE WHEN asked IS NOT NULL THEN prior_price(id, at) END AS prior
    FROM costs WHERE was IS DISTINCT FROM price AND (known OR price IS NOT NULL)
  ), kept AS (
    INSERT INTO price_changes (variant_id, price_cents, at)
    SELECT id, price, at FROM changed ORDER BY id
  )
  UPDATE variants v SET prior_cents = CASE WHEN c.prior > c.price THEN c.prior END
  FROM changed c
  WHERE v.id = c.id AND c.price IS NOT NULL AND c.price IS DISTINCT FROM c.asked
    AND v.prior_cents IS DISTINCT FROM CASE WHEN c.prior > c.price THEN c.prior END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_prices_of_variants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(id) INTO ids FROM fresh;
  ELSE
    SELECT array_agg(f.id) INTO ids FROM fresh f JOIN stale s USING (id)
    WHERE f.price_cents IS DISTINCT FROM s.price_cents OR f.product_id <> s.product_id
      OR f.state <> s.state;
  END IF;
  IF ids IS NOT NULL THEN PERFORM keep_prices(ids); END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_prices_of_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[];
BEGIN
  SELECT array_agg(v.id) INTO ids FROM fresh f JOIN stale s USING (id)
  JOIN variants v ON v.product_id = f.id
  WHERE f.state <> s.state OR (f.price_cents <> s.price_cents AND v.price_cents IS NULL);
  IF ids IS NOT NULL THEN PERFORM keep_prices(ids); END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- What is off the shelf now: since when nobody wrote down.
INSERT INTO price_changes (variant_id, price_cents, at)
SELECT v.id, NULL, now() FROM variants v JOIN products p ON p.id = v.product_id
WHERE v.state <> 'Online' OR p.state <> 'Online';
