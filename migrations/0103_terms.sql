CREATE TABLE "terms" (
	"id" serial PRIMARY KEY NOT NULL,
	"site_id" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'Online' NOT NULL,
	"vocabulary" text NOT NULL,
	"access" text NOT NULL,
	"title" text NOT NULL,
	"english" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"number" integer,
	"merged_into" integer,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "terms" ADD CONSTRAINT "terms_merged_into_terms_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "terms_site_vocabulary_access" ON "terms" USING btree ("site_id","vocabulary","access");
--> statement-breakpoint
-- A row's id is its number in addresses where it has none of its own: beyond those of the first lists.
ALTER SEQUENCE "terms_id_seq" START WITH 1000 RESTART WITH 1000;--> statement-breakpoint
-- What was fixed before; a site changes it as it likes.
INSERT INTO "terms" ("vocabulary", "access", "title", "english", "sort", "number") VALUES
  ('store-services', 'passen-op-afspraak', 'Passen op afspraak', 'Fitting by appointment', 0, 1),
  ('store-services', 'kleermaker', 'Kleermaker', 'Tailor', 1, 2),
  ('store-services', 'cadeauservice', 'Cadeauservice', 'Gift wrapping', 2, 3),
  ('store-services', 'afhalen', 'Bestelling afhalen', 'Collect an order', 3, 4),
  ('store-services', 'retour', 'Retour inleveren', 'Hand in a return', 4, 5),
  ('store-services', 'koffie', 'Koffie', 'Coffee', 5, 6),
  ('store-services', 'rolstoel', 'Toegankelijk met een rolstoel', 'Wheelchair access', 6, 7),
  ('vacancy-categories', 'verkoop', 'Verkoop', '', 0, 1),
  ('vacancy-categories', 'leiding', 'Leidinggeven', '', 1, 2),
  ('vacancy-categories', 'visual', 'Etalage en presentatie', '', 2, 3),
  ('vacancy-categories', 'magazijn', 'Magazijn', '', 3, 4),
  ('vacancy-categories', 'kantoor', 'Kantoor', '', 4, 5),
  ('vacancy-categories', 'bijbaan', 'Bijbaan', '', 5, 6),
  ('vacancy-categories', 'stage', 'Stage', '', 6, 7),
  ('news-categories', 'winkels', 'Winkels', '', 0, 1),
  ('news-categories', 'collectie', 'Collectie', '', 1, 2),
  ('news-categories', 'duurzaam', 'Duurzaam', '', 2, 3),
  ('news-categories', 'service', 'Service', '', 3, 4),
  ('news-categories', 'bedrijf', 'Het bedrijf', '', 4, 5),
  ('weblog-categories', 'stijl', 'Stijl', '', 0, 1),
  ('weblog-categories', 'seizoen', 'Seizoen', '', 1, 2),
  ('weblog-categories', 'onderhoud', 'Onderhoud', '', 2, 3),
  ('weblog-categories', 'wonen', 'Wonen', '', 3, 4),
  ('weblog-categories', 'makers', 'Makers', '', 4, 5),
  ('calendar-categories', 'workshop', 'Workshop', '', 0, 1),
  ('calendar-categories', 'actie', 'Actie', '', 1, 2),
  ('calendar-categories', 'kinderen', 'Voor kinderen', '', 2, 3),
  ('calendar-categories', 'lezing', 'Lezing', '', 3, 4),
  ('calendar-categories', 'opening', 'Opening', '', 4, 5),
  ('faq-categories', 'bestellen', 'Bestellen', '', 0, 1),
  ('faq-categories', 'bezorgen', 'Bezorgen', '', 1, 2),
  ('faq-categories', 'retourneren', 'Retourneren', '', 2, 3),
  ('faq-categories', 'betalen', 'Betalen', '', 3, 4),
  ('faq-categories', 'winkels', 'Winkels', '', 4, 5),
  ('faq-categories', 'maten', 'Maten', '', 5, 6),
  ('faq-categories', 'account', 'Account', '', 6, 7),
  ('faq-categories', 'cadeau', 'Cadeaus', '', 7, 8),
  ('faq-categories', 'werken', 'Werken bij ons', '', 8, 9);--> statement-breakpoint
-- What a store sells is a chain's own: only where stores may say so already.
INSERT INTO "terms" ("vocabulary", "access", "title", "english", "sort", "number")
SELECT * FROM (VALUES
  ('store-departments', 'dames', 'Dames', 'Women', 0, 1),
  ('store-departments', 'heren', 'Heren', 'Men', 1, 2),
  ('store-departments', 'schoenen', 'Schoenen', 'Shoes', 2, 3),
  ('store-departments', 'accessoires', 'Accessoires', 'Accessories', 3, 4),
  ('store-departments', 'wonen', 'Wonen', 'Home', 4, 5)
) AS "one" WHERE EXISTS (SELECT 1 FROM "locations");
