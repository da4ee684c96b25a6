import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/types';

export type GeneratePlaces = {
  /** How many places and vacancies of the seed there are. */
  stores: number;
  vacancies: number;
  /** The same number makes the same ones. */
  seed: number;
};

const insertStores = (db: Db, { stores, seed }: GeneratePlaces) =>
  db.execute(sql`
    insert into locations (access, title, address_street, address_housenumber, address_zipcode, address_place, address_province, address_country,
      coord_latitude, coord_longitude, phone, email, hours, services, collections, intro)
    select 'gemaakt-' || ${seed}::int || '-' || n, one.title || ' ' || n, one.address_street, n::text,
      one.address_zipcode, one.address_place, one.address_province, one.address_country,
      one.coord_latitude + (n % 97 - 48) / 500.0, one.coord_longitude + (n % 89 - 44) / 400.0,
      one.phone, one.email, one.hours, one.services, one.collections, one.intro
    from generate_series(1, ${stores}::int) n
    join (
      select *, row_number() over (order by id) - 1 as at, count(*) over () as total
      from locations where kind = 'store' and access not like 'gemaakt-%'
    ) one on one.at = (n + ${seed}::int) % one.total
    on conflict do nothing`);

const insertVacancies = (db: Db, { vacancies, seed }: GeneratePlaces) =>
  db.execute(sql`
    with places as (
      select id, row_number() over (order by id) - 1 as at, count(*) over () as total
      from locations where kind = 'store'
    ), templates as (
      select *, row_number() over (order by id) - 1 as at, count(*) over () as total
      from vacancies where access not like 'gemaakt-%'
    )
    insert into vacancies (access, title, location_id, category, contract, hours_min, hours_max, code,
      salary_min, salary_max, salary_unit, posted_on, valid_through, intro, description, tasks, asks, offers)
    select 'gemaakt-' || ${seed}::int || '-' || n, one.title, place.id, one.category, one.contract,
      one.hours_min, one.hours_max, one.code, one.salary_min, one.salary_max, one.salary_unit,
      one.posted_on, one.valid_through, one.intro, one.description, one.tasks, one.asks, one.offers
    from generate_series(1, ${vacancies}::int) n
    join templates one on one.at = (n + ${seed}::int) % one.total
    join places place on place.at = (n * 7 + ${seed}::int) % place.total
    on conflict do nothing`);

/**
 * Adds stores and vacancies after the demo's own, to measure by; what was made before with this seed
 * is left as it is. Answers how many were added.
 */
export const generatePlaces = async (
  db: Db,
  settings: GeneratePlaces,
): Promise<{ stores: number; vacancies: number }> =>
  db.transaction(async (tx) => {
    const stores = await insertStores(tx, settings);
    const vacancies = await insertVacancies(tx, settings);
    await tx.execute(sql`analyze locations, vacancies`);
    return { stores: stores.rowCount ?? 0, vacancies: vacancies.rowCount ?? 0 };
  });
