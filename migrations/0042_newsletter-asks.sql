CREATE TABLE "newsletter_asks" (
	"id" serial PRIMARY KEY NOT NULL,
	"subscriber_id" integer,
	"token" text,
	"name" text,
	"language" text,
	"source" text,
	"text_id" integer,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"client" text,
	"mailbox" text,
	CONSTRAINT "newsletter_asks_token_unique" UNIQUE("token")
);
--> statement-breakpoint
DROP INDEX "newsletter_subscribers_client";--> statement-breakpoint
ALTER TABLE "newsletter_proofs" ADD COLUMN "ask_id" integer;--> statement-breakpoint
ALTER TABLE "newsletter_asks" ADD CONSTRAINT "newsletter_asks_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_asks" ADD CONSTRAINT "newsletter_asks_text_id_newsletter_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."newsletter_texts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_asks_of" ON "newsletter_asks" USING btree ("subscriber_id","id");--> statement-breakpoint
CREATE INDEX "newsletter_asks_client" ON "newsletter_asks" USING btree ("client","asked_at");--> statement-breakpoint
CREATE INDEX "newsletter_asks_mailbox" ON "newsletter_asks" USING btree ("mailbox","asked_at");--> statement-breakpoint
ALTER TABLE "newsletter_proofs" ADD CONSTRAINT "newsletter_proofs_ask_id_newsletter_asks_id_fk" FOREIGN KEY ("ask_id") REFERENCES "public"."newsletter_asks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_proofs_ask" ON "newsletter_proofs" USING btree ("ask_id");--> statement-breakpoint
INSERT INTO "newsletter_asks" ("subscriber_id", "token", "name", "language", "source", "text_id", "asked_at", "confirmed_at", "ended_at")
SELECT s.id, CASE WHEN s.state <> 'unsubscribed' THEN s.token END, CASE WHEN s.state = 'asked' THEN s.name END,
	s.language, a.source, a.text_id, a.at, c.at, CASE WHEN s.state = 'unsubscribed' THEN s.ended_at END
FROM newsletter_subscribers s
JOIN LATERAL (
	SELECT * FROM newsletter_proofs p WHERE p.subscriber_id = s.id AND p.kind = 'asked' ORDER BY p.id DESC LIMIT 1
) a ON true
LEFT JOIN LATERAL (
	SELECT * FROM newsletter_proofs p WHERE p.subscriber_id = s.id AND p.kind = 'confirmed' AND p.id > a.id ORDER BY p.id LIMIT 1
) c ON true;
--> statement-breakpoint
UPDATE newsletter_proofs p SET ask_id = a.id, text_id = coalesce(p.text_id, a.text_id)
FROM newsletter_asks a
WHERE a.subscriber_id = p.subscriber_id AND ((p.kind = 'asked' AND p.at = a.asked_at) OR (p.kind = 'confirmed' AND p.at = a.confirmed_at));
