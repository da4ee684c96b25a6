import { stringify } from 'csv-stringify/sync';
import { asc, eq } from 'drizzle-orm';
import { proposeHolidays } from '#kernel/values/holidays';
import { type SpecialHours, weekFromMonday } from '#kernel/values/opening-hours';
import type { Db } from '#platform/db/types';
import { locations } from '../server/tables';
import { type StoreColumn, storeColumns } from './columns';
import { writePeriods, writeSpecial } from './hours-text';
import { guard } from './read-file';

const SITE = 1;

type Stored = typeof locations.$inferSelect;

/** The special hours that a store has, with those proposed for holidays on which it has none. */
const withHolidays = ({ hours, specialHours }: Stored, year: number): SpecialHours[] => {
  const proposed = proposeHolidays(hours, year).filter(
    ({ from }) => !specialHours.some((one) => one.from <= from && from <= one.until),
  );
  return [...specialHours, ...proposed].sort((a, b) => a.from.localeCompare(b.from));
};

const cellsOf = (row: Stored, holidays: number | undefined): Record<StoreColumn, string> => ({
  store: row.access,
  title: row.title,
  state: row.state,
  kind: row.kind,
  street: row.street,
  housenumber: row.housenumber,
  housenumber_suffix: row.housenumberSuffix,
  zipcode: row.zipcode,
  place: row.place,
  province: row.province,
  country: row.country,
  latitude: row.latitude === null ? '' : String(row.latitude),
  longitude: row.longitude === null ? '' : String(row.longitude),
  phone: row.phone,
  email: row.email,
  intro: row.intro,
  ...(Object.fromEntries(
    weekFromMonday.map((day) => [day, writePeriods(row.hours[day] ?? [])]),
  ) as Record<(typeof weekFromMonday)[number], string>),
  special_hours: writeSpecial(
    holidays !== undefined && row.kind === 'store' ? withHolidays(row, holidays) : row.specialHours,
  ),
  services: row.services.join(' | '),
  collections: row.collections.join(' | '),
  since: row.since === null ? '' : String(row.since),
});

/**
 * All places as a CSV file (see `columns`); imported again it changes nothing. With the number of a
 * year the holidays of that year are proposed, to be looked through and imported.
 */
export const exportStores = async (
  db: Db,
  options: { holidays?: number; sheet?: boolean } = {},
): Promise<{ text: string; count: number }> => {
  const rows = await db
    .select()
    .from(locations)
    .where(eq(locations.siteId, SITE))
    .orderBy(asc(locations.id));
  const lines = rows.map((row) => {
    const cells = cellsOf(row, options.holidays);
    return storeColumns.map((column) => guard(cells[column]));
  });
  const text = stringify([[...storeColumns], ...lines], { delimiter: options.sheet ? ';' : ',' });
  return { text: options.sheet ? `\ufeff${text}` : text, count: rows.length };
};
