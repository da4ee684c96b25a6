CREATE TABLE "price_plan_items" (
	"plan_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"from_cents" integer,
	"to_cents" integer NOT NULL,
	"from_van_cents" integer,
	"to_van_cents" integer,
	"is_written" boolean DEFAULT false NOT NULL,
	CONSTRAINT "price_plan_items_plan_id_product_id_variant_id_pk" PRIMARY KEY("plan_id","product_id","variant_id")
);
--> statement-breakpoint
CREATE TABLE "price_plans" (
	"id" serial PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"name" text NOT NULL,
	"told" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"state" text DEFAULT 'planned' NOT NULL,
	"member_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_unread" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "price_plan_items" ADD CONSTRAINT "price_plan_items_plan_id_price_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."price_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_plan_items_product" ON "price_plan_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "price_plans_state" ON "price_plans" USING btree ("site_id","state");--> statement-breakpoint
-- The lowest price that was asked of each variant in the last 30 days on which it was for sale, before a
-- moment; null when there were fewer. Of all variants at once: what is told of thousands before their prices
-- change, and what is written then, come from here.
CREATE FUNCTION prior_prices(ids integer[], untils timestamptz[])
RETURNS TABLE (variant_id integer, cents integer) LANGUAGE sql STABLE AS $$
  WITH asked AS (
    SELECT c.variant_id, c.price_cents, c.at, c.id,
      lead(c.at, 1, w.until) OVER (PARTITION BY c.variant_id ORDER BY c.at, c.id) AS ended
    FROM unnest(ids, untils) AS w(id, until)
    JOIN price_changes c ON c.variant_id = w.id AND c.at < w.until
  ), sold AS (
    SELECT asked.variant_id, price_cents, ended - at AS lasted,
      sum(ended - at) OVER (PARTITION BY asked.variant_id ORDER BY at DESC, id DESC) AS with_later
    FROM asked WHERE price_cents IS NOT NULL AND ended > at
  )
  SELECT sold.variant_id, CASE WHEN sum(lasted) >= interval '30 days' THEN
    min(price_cents) FILTER (WHERE with_later - lasted < interval '30 days') END
  FROM sold GROUP BY sold.variant_id
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION prior_price(variant integer, until timestamptz) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT cents FROM prior_prices(ARRAY[variant], ARRAY[until])
$$;
--> statement-breakpoint
-- The earlier price that is told beside a price that variants get at a moment; null: none. A variant that costs
-- what it last cost keeps what it told.
CREATE FUNCTION priors_after(ids integer[], prices integer[], ats timestamptz[])
RETURNS TABLE (variant_id integer, cents integer) LANGUAGE sql STABLE AS $$
  SELECT w.id, CASE WHEN asked.price IS NULL THEN NULL WHEN asked.price = w.price THEN v.prior_cents
    WHEN b.cents > w.price THEN b.cents END
  FROM unnest(ids, prices, ats) AS w(id, price, at)
  JOIN variants v ON v.id = w.id
  LEFT JOIN prior_prices(ids, ats) b ON b.variant_id = w.id
  LEFT JOIN LATERAL (
    SELECT c.price_cents AS price FROM price_changes c
    WHERE c.variant_id = w.id AND c.price_cents IS NOT NULL ORDER BY c.at DESC, c.id DESC LIMIT 1
  ) asked ON true
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_prices(ids integer[]) RETURNS void LANGUAGE sql AS $$
  WITH costs AS (
    SELECT v.id,
      CASE WHEN v.state = 'Online' AND p.state = 'Online'
        THEN coalesce(v.price_cents, p.price_cents) END AS price,
      last.price AS was, last.at IS NOT NULL AS known, greatest(price_moment(), last.at) AS at
    FROM variants v
    JOIN products p ON p.id = v.product_id
    LEFT JOIN LATERAL (
      SELECT c.price_cents AS price, c.at FROM price_changes c
      WHERE c.variant_id = v.id ORDER BY c.at DESC, c.id DESC LIMIT 1
    ) last ON true
    WHERE v.id = ANY (ids)
  ), changed AS (
    SELECT * FROM costs WHERE was IS DISTINCT FROM price AND (known OR price IS NOT NULL)
  ), told AS (
    SELECT t.* FROM (
      SELECT array_agg(id) AS ids, array_agg(price) AS prices, array_agg(at) AS ats
      FROM changed WHERE price IS NOT NULL
    ) a, priors_after(a.ids, a.prices, a.ats) t
  ), kept AS (
    INSERT INTO price_changes (variant_id, price_cents, at)
    SELECT id, price, at FROM changed ORDER BY id
  )
  UPDATE variants v SET prior_cents = t.cents FROM told t
  WHERE v.id = t.variant_id AND v.prior_cents IS DISTINCT FROM t.cents
$$;
