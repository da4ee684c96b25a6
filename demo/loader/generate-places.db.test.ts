import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/harness/database';
import { generatePlaces } from './generate-places';
import { insertStores, insertVacancies } from './stores';

const folder = resolve(import.meta.dirname, '../content');
let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const picture = () => ({ key: 'x', width: 1, height: 1, alt: '' });
  await insertStores(db, folder, picture);
  await insertVacancies(db, folder, picture);
  await db.execute(sql`select setval(pg_get_serial_sequence('locations', 'id'), 1000)`);
  await db.execute(sql`select setval(pg_get_serial_sequence('vacancies', 'id'), 1000)`);
});
afterEach(() => database.drop());

test('makes the stores and vacancies that were asked for, once', async () => {
  const settings = { stores: 300, vacancies: 2000, seed: 1 };
  expect(await generatePlaces(database.db, settings)).toEqual({ stores: 300, vacancies: 2000 });
  expect(await generatePlaces(database.db, settings)).toEqual({ stores: 0, vacancies: 0 });
  const { rows } = await database.db.execute(sql`
    select count(distinct location_id)::int as places,
      (select count(*)::int from locations where coord_latitude not between 50 and 54.5) as abroad
    from vacancies`);
  expect(rows[0]).toEqual({ places: expect.any(Number), abroad: 0 });
  expect(Number(rows[0]?.places)).toBeGreaterThan(250);
});
