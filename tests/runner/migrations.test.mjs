import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findContracting } from './migrations.mjs';

const folder = join(import.meta.dirname, '../../migrations');
/** Those before it ran on no site that is updated process by process. */
const FIRST = '0105';

test('a migration only adds, or says why it may take away', () => {
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && name >= FIRST)
    .flatMap((name) =>
      findContracting(readFileSync(join(folder, name), 'utf8')).map((what) => `${name}: ${what}`),
    );
  expect(found).toEqual([]);
});

test.each([
  'DROP TABLE "a";',
  'ALTER TABLE "a" DROP COLUMN "b";',
  'ALTER TABLE "a" RENAME COLUMN "b" TO "c";',
  'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE integer;',
  'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;',
  'ALTER TABLE "public"."a" ADD COLUMN "b" integer NOT NULL;',
  'ALTER TABLE "a" ADD CONSTRAINT "c" CHECK (b > 0);',
  'CREATE UNIQUE INDEX "c" ON "a" USING btree ("b");',
  'CREATE TABLE "b" ("id" serial);--> statement-breakpoint\nALTER TABLE "a"\n  DROP COLUMN "b";',
])('%s breaks the version before', (sql) => {
  expect(findContracting(sql)).toHaveLength(1);
  expect(findContracting(`-- contract: unused since 0.1.0\n${sql}`)).toEqual([]);
});

test.each([
  'CREATE TABLE "a" ("id" serial PRIMARY KEY, "b" text NOT NULL);\nCREATE UNIQUE INDEX "c" ON "a" USING btree ("b");',
  'ALTER TABLE "a" ADD COLUMN "b" integer;',
  'ALTER TABLE "a" ADD COLUMN "b" integer DEFAULT 0 NOT NULL;',
  'CREATE INDEX IF NOT EXISTS "c" ON "a" USING btree ("b");',
  'CREATE FUNCTION f() RETURNS trigger AS $$ BEGIN DROP TABLE x; END $$ LANGUAGE plpgsql;',
  '-- DROP TABLE "a";\nUPDATE "a" SET "b" = 1;',
])('%s only adds', (sql) => expect(findContracting(sql)).toEqual([]));
