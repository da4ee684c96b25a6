import { locations } from '#features/stores/api.server';
import { vacancies } from '#features/vacancies/api.server';
import type { PictureRef } from '#kernel/define/entity';
import { dayOf } from '#kernel/values/dutch-dates';
import { proposeHolidays } from '#kernel/values/holidays';
import { dayAfter, type SpecialHours, type WeekHours } from '#kernel/values/opening-hours';
import type { Db } from '#platform/db/types';
import type { Drawn, DrawScene } from './articles';
import { readContent } from './read';

type StoreContent = {
  id: number;
  title: string;
  access: string;
  street: string;
  housenumber: string;
  suffix: string;
  zipcode: string;
  place: string;
  province: string;
  latitude: number;
  longitude: number;
  phone: string;
  email: string;
  /** Absent: it packs and sends no orders of the web shop. */
  sendsOrders?: boolean;
  hours: WeekHours;
  services: string[];
  collections: string[];
  intro: string;
  since: number;
};

const HEAD_OFFICE = 35;
const DISTRIBUTION_CENTRE = 36;

const kindOf = (id: number) => {
  if (id === HEAD_OFFICE) return 'office' as const;
  return id === DISTRIBUTION_CENTRE ? ('warehouse' as const) : ('store' as const);
};

/** Days ahead that holidays are in the stores' own calendars: each of them once. */
const CALENDAR = 364;

/** The holidays of the coming months, as a store of the chain keeps them. */
const holidaysOf = (week: WeekHours): SpecialHours[] => {
  const today = dayOf(new Date());
  const last = dayAfter(today, CALENDAR);
  const year = Number(today.slice(0, 4));
  return [year, year + 1]
    .flatMap((one) => proposeHolidays(week, one))
    .filter(({ from }) => from >= today && from <= last);
};

/** Puts the stores in the database; answers those that sell. */
export const insertStores = async (
  db: Db,
  folder: string,
  picture: (store: StoreContent) => PictureRef,
) => {
  const stores = readContent<StoreContent[]>(folder, 'stores.json');
  await db.insert(locations).values(
    stores.map(({ suffix, ...store }) => ({
      ...store,
      kind: kindOf(store.id),
      housenumberSuffix: suffix,
      specialHours: kindOf(store.id) === 'store' ? holidaysOf(store.hours) : [],
      picture: kindOf(store.id) === 'store' ? picture({ suffix, ...store }) : null,
    })),
  );
  return stores.filter((store) => kindOf(store.id) === 'store');
};

type VacancyContent = {
  id: number;
  title: string;
  access: string;
  /** By its name in `vacancy-pictures.json`. */
  picture: string;
  location: number;
  category: string;
  hours_min: number;
  hours_max: number;
  contract: string;
  code: number;
  /** Absent: as old as for any work. */
  minimum_age?: number;
  salary_min: number;
  salary_max: number;
  salary_unit: 'HOUR' | 'MONTH';
  posted: string;
  valid_through: string;
  intro: string;
  description: string[];
  tasks: string[];
  asks: string[];
  offers: string[];
};

/** Vacancies of the same work share a picture. */
export const insertVacancies = async (db: Db, folder: string, draw: DrawScene): Promise<void> => {
  const all = readContent<VacancyContent[]>(folder, 'vacancies.json');
  const drawn = readContent<Record<string, Drawn & { alt: string }>>(
    folder,
    'vacancy-pictures.json',
  );
  const pictures = Object.fromEntries(
    Object.entries(drawn).map(([name, { alt, ...one }]) => [name, draw(`werk-${name}`, one, alt)]),
  );
  await db.insert(vacancies).values(
    all.map((one) => ({
      id: one.id,
      access: one.access,
      title: one.title,
      locationId: one.location,
      category: one.category,
      contract: one.contract,
      hoursMin: one.hours_min,
      hoursMax: one.hours_max,
      code: one.code,
      minimumAge: one.minimum_age,
      salaryMin: one.salary_min,
      salaryMax: one.salary_max,
      salaryUnit: one.salary_unit,
      postedOn: one.posted,
      validThrough: one.valid_through,
      intro: one.intro,
      description: one.description,
      tasks: one.tasks,
      asks: one.asks,
      offers: one.offers,
      picture: pictures[one.picture],
    })),
  );
};
