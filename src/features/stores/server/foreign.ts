import { findCoordinates, listProvinces } from '#features/addresses/api.server';
import type { Foreign } from '#features/entities/api.server';
import { storeFileTexts as texts } from '#kernel/messages/nl-entities';
import { readAddress } from '#kernel/values/address-text';
import type { Coordinates } from '#kernel/values/distance';
import { readDecimal } from '#kernel/values/file-columns';
import { writePeriods } from '#kernel/values/hours-text';
import { weekFromMonday } from '#kernel/values/opening-hours';
import { provinceOf } from '#kernel/values/province-of';
import { fromRd, isRd } from '#kernel/values/rd-coordinates';
import { readWeek } from '#kernel/values/week-text';
import type { Host } from '#platform/host';

const names = {
  adresregel: [
    ...['adresregel', 'adres', 'address', 'address1', 'addressline1', 'straat en huisnummer'],
    ...['straat + nr', 'straat huisnummer', 'streetaddress', 'bezoekadres'],
  ],
  openingstijden: ['openingstijden', 'openinghours', 'opening_hours', 'openingsuren', 'hours'],
  rd_x: ['rd_x', 'x_rd', 'rdx', 'x_coordinaat', 'x'],
  rd_y: ['rd_y', 'y_rd', 'rdy', 'y_coordinaat', 'y'],
};

type Texts = Record<string, string>;

const placeOf = (x: string, y: string): Texts => {
  if (x.trim() === '' && y.trim() === '') return {};
  const [east, north] = [readDecimal(x), readDecimal(y)];
  if (!isRd(east, north)) throw new Error(texts.notRd(x, y));
  const { latitude, longitude } = fromRd(east, north);
  return { latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) };
};

const addressOf = (line: string): Texts => {
  if (line.trim() === '') return {};
  const parts = readAddress(line);
  if (!parts) throw new Error(texts.noNumber(line));
  const { street, housenumber, suffix } = parts;
  return { street, housenumber, housenumber_suffix: suffix };
};

const hoursOf = (text: string): Texts => {
  if (text.trim() === '') return {};
  const week = readWeek(text);
  return Object.fromEntries(weekFromMonday.map((day) => [day, writePeriods(week[day])]));
};

/** What a store's page is called after its name. */
const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);

const ZIPCODES = /\b[1-9]\d{3} ?[a-z]{2}\b/gi;
/** Postcodes that are looked up of one file: of stores there are hundreds, not thousands. */
const MOST_PLACES = 5000;

const plain = (zipcode: string): string => zipcode.replaceAll(/\s/g, '').toUpperCase();

/** Where the postcodes of a file are, those that the site knows. */
const findPlaces = async (host: Host, text: string): Promise<Map<string, Coordinates>> => {
  const zipcodes = [...new Set(text.match(ZIPCODES)?.map(plain))].slice(0, MOST_PLACES);
  const places = new Map<string, Coordinates>();
  for (const zipcode of zipcodes) {
    const at = await findCoordinates(host, zipcode);
    if (at) places.set(zipcode, at);
  }
  return places;
};

/** How files of others tell stores: an address in one line, a week in one text, metres, no province, no key. */
export const foreignStores = async (host: Host, text: string): Promise<Foreign> => {
  const provinces = await listProvinces(host);
  const places = await findPlaces(host, text);
  return {
    names,
    labels: texts.columns,
    read: (cells, fields) => {
      const { zipcode = '' } = fields;
      const isDutch = ['', 'NL'].includes((fields.country ?? '').trim().toUpperCase());
      const province = isDutch
        ? (provinces.get(zipcode.trim().slice(0, 4)) ?? provinceOf(zipcode))
        : undefined;
      return {
        ...(cells.adresregel !== undefined && addressOf(cells.adresregel)),
        ...(cells.openingstijden !== undefined && hoursOf(cells.openingstijden)),
        ...placeOf(cells.rd_x ?? '', cells.rd_y ?? ''),
        ...(province !== undefined && !fields.province?.trim() && { province }),
      };
    },
    fresh: ({ zipcode = '', latitude = '', longitude = '' }) => {
      const isTold = latitude.trim() !== '' || longitude.trim() !== '';
      const at = isTold ? undefined : places.get(plain(zipcode));
      const fresh: Record<string, unknown> = at
        ? { coord_latitude: at.latitude, coord_longitude: at.longitude }
        : {};
      return fresh;
    },
    key: { from: 'title', of: slugOf },
  };
};
