import { isEmail } from '#kernel/values/email';
import { type WeekHours, weekFromMonday } from '#kernel/values/opening-hours';
import { isPostcode, tidyPostcode } from '#kernel/values/postcode';
import { collections, provinces, services } from '../contract';
import type { locations } from '../server/tables';
import type { StoreColumn } from './columns';
import { readPeriods, readSpecial } from './hours-text';
import type { StoreRow } from './read-file';

type Stored = typeof locations.$inferSelect;
/** What a line says of a store; what it doesn't say is left out. */
export type StoreDraft = Partial<Omit<Stored, 'id' | 'siteId' | 'picture' | 'access' | 'hours'>> & {
  access: string;
  /** The days that the file has. */
  hours?: Partial<WeekHours>;
};

type Cells = StoreRow['cells'];
type Reader = (text: string) => Partial<StoreDraft>;

const fail = (message: string): never => {
  throw new Error(message);
};

const needed =
  (name: keyof StoreDraft, label: string): Reader =>
  (text) =>
    text === '' ? fail(`${label} ontbreekt`) : { [name]: text };

const plain =
  (name: keyof StoreDraft): Reader =>
  (text) => ({ [name]: text });

const oneOf =
  (name: keyof StoreDraft, allowed: readonly string[], usual?: string): Reader =>
  (text) => {
    const wanted = (text || usual) ?? '';
    const found = allowed.find((one) => one.toLowerCase() === wanted.toLowerCase());
    return found ? { [name]: found } : fail(`'${text}' is geen van ${allowed.join(', ')}`);
  };

const listOf =
  (name: keyof StoreDraft, allowed: readonly { access: string }[]): Reader =>
  (text) => {
    const given = text
      .split('|')
      .map((one) => one.trim())
      .filter(Boolean);
    const names = allowed.map(({ access }) => access);
    const unknown = given.find((one) => !names.includes(one));
    if (unknown !== undefined) fail(`'${unknown}' is geen van ${names.join(', ')}`);
    return { [name]: [...new Set(given)] };
  };

const degrees =
  (name: 'latitude' | 'longitude', most: number): Reader =>
  (text) => {
    if (text === '') return { [name]: null };
    const number = /^-?\d{1,3}([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
    return Math.abs(number) <= most ? { [name]: number } : fail(`'${text}' is geen coördinaat`);
  };

const readers: Partial<Record<StoreColumn, Reader>> = {
  title: needed('title', 'de titel'),
  state: oneOf('state', ['Online', 'Offline'], 'Online'),
  kind: oneOf('kind', ['store', 'office', 'warehouse'], 'store'),
  street: needed('street', 'de straat'),
  housenumber: needed('housenumber', 'het huisnummer'),
  housenumber_suffix: plain('housenumberSuffix'),
  zipcode: (text) =>
    isPostcode(text) ? { zipcode: tidyPostcode(text) } : fail(`'${text}' is geen postcode`),
  place: needed('place', 'de plaats'),
  province: oneOf(
    'province',
    provinces.map(({ label }) => label),
  ),
  country: (text) =>
    /^[a-z]{2}$/i.test(text || 'NL')
      ? { country: (text || 'NL').toUpperCase() }
      : fail(`'${text}' is geen landcode van twee letters`),
  latitude: degrees('latitude', 90),
  longitude: degrees('longitude', 180),
  phone: plain('phone'),
  email: (text) =>
    text === '' || isEmail(text) ? { email: text } : fail(`'${text}' is geen e-mailadres`),
  intro: plain('intro'),
  special_hours: (text) => ({ specialHours: readSpecial(text) }),
  services: listOf('services', services),
  collections: listOf('collections', collections),
  since: (text) => {
    if (text === '') return { since: null };
    return /^(1[89]|20)\d\d$/.test(text) ? { since: Number(text) } : fail(`'${text}' is geen jaar`);
  },
};

const readHours = (cells: Cells): Pick<StoreDraft, 'hours'> => {
  const given = weekFromMonday.filter((day) => cells[day] !== undefined);
  if (given.length === 0) return {};
  return { hours: Object.fromEntries(given.map((day) => [day, readPeriods(cells[day] ?? '')])) };
};

/** What a line says of a store. Throws an error that says what is wrong with it, in Dutch. */
export const readDraft = ({ cells }: StoreRow): StoreDraft => {
  const access = cells.store ?? '';
  if (!/^[a-z0-9'][a-z0-9'-]{0,79}$/.test(access)) {
    fail(`'${access}' kan geen deel van een adres zijn: kleine letters, cijfers en streepjes`);
  }
  const parts = Object.entries(readers).flatMap(([column, read]) => {
    const text = cells[column as StoreColumn];
    if (text === undefined) return [];
    try {
      return [read(text)];
    } catch (error) {
      return fail(`${column}: ${(error as Error).message}`);
    }
  });
  return Object.assign({ access }, ...parts, readHours(cells));
};

/** What a new store can't do without, as far as a draft lacks it. */
export const missingOf = (draft: StoreDraft): string[] =>
  (['title', 'street', 'housenumber', 'zipcode', 'place', 'province'] as const).filter(
    (name) => draft[name] === undefined,
  );
