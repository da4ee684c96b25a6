import { sql } from 'drizzle-orm';
import { lacksMakers } from '#features/catalog/api.server';
import { findStored, listRows, readRows, valuesOf } from '#features/entities/api.server';
import { onlineNote } from '#features/payments/api.server';
import { getSite, themeOf } from '#features/settings/api.server';
import { stock } from '#features/stock/api.server';
import {
  getDirectory,
  type Location,
  listStoresWith,
  PICKUP_SERVICE,
} from '#features/stores/api.server';
import type { Host } from '#platform/host';
import type { BeginCheck, ToldBegin, ToldBeginPage, ToldCheck } from '../../contract';
import { beginSteps } from '../../contract';
import { type BegunRow, pagesThere } from './make-pages';
import { readyPages, TO_CHECK } from './ready-pages';
import { begunOf, isKnown } from './state';

const isLive = ({ values }: BegunRow): boolean =>
  values.state === 'Online' && values.content !== null;

const isUnwritten = ({ values }: BegunRow): boolean =>
  TO_CHECK.test(JSON.stringify(values.content));

const tellPages = (there: ReadonlyMap<string, BegunRow>): ToldBeginPage[] =>
  readyPages.map(({ key, path, title, isToCheck = false }) => {
    const row = there.get(path);
    return {
      ...{ key, path, title, isToCheck, isLive: row !== undefined && isLive(row) },
      ...(row && { id: row.id }),
    };
  });

/** How many rows of an entity visitors may see. */
const countOnline = async (host: Host, name: string): Promise<number> => {
  const stored = findStored(host, name);
  if (!stored) return 0;
  const asked = { search: '', filters: { state: ['Online'] }, sort: '', start: 0, limit: 1 };
  const fields = [stored.entity.key ?? 'state'];
  return (await listRows(host.db, stored, getSite(host).id, { ...asked, fields })).total;
};

const hasStock = async (host: Host): Promise<boolean> => {
  const { rows } = await host.db.execute(sql`select 1 from ${stock} where pieces > 0 limit 1`);
  return rows.length > 0;
};

/** Whether orders can be picked up, as far as the ways of delivery say. */
const offersPickup = async (host: Host): Promise<boolean> => {
  const stored = findStored(host, 'DeliveryMethod');
  if (!stored) return false;
  const rows = await readRows(host.db, stored, getSite(host).id);
  return rows
    .map((row) => valuesOf(stored, row))
    .some(({ kind, state }) => kind === 'pickup' && state === 'Online');
};

/** Whether visitors reach the site at an address of its own, safely. */
const hasAddress = (siteUrl: string): boolean => {
  const { protocol, hostname } = new URL(siteUrl);
  return protocol === 'https:' && hostname !== 'localhost';
};

const PAGES = ['home', 'terms', 'privacy', 'returns', 'contact'] as const;

const checkPages = (pages: readonly ToldBeginPage[], there: ReadonlyMap<string, BegunRow>) => {
  const unwritten = [...there.values()].filter((row) => isLive(row) && isUnwritten(row));
  const of = PAGES.map((key): ToldCheck => {
    const page = pages.find((one) => one.key === key);
    const to = page?.id === undefined ? '/begin/paginas' : `/page/${page.id}/bouwen`;
    return { key, state: page?.isLive ? 'done' : 'todo', to };
  });
  const [first] = unwritten;
  const written: ToldCheck = {
    ...{ key: 'unwritten', state: first ? 'todo' : 'done' },
    ...(first && { to: `/page/${first.id}/bouwen` }),
    ...(first && { about: unwritten.map(({ values }) => String(values.title)) }),
  };
  return [...of, written];
};

const check = (key: BeginCheck, isDone: boolean, to?: string): ToldCheck => ({
  ...{ key, state: isDone ? 'done' : 'todo' },
  ...(to && { to }),
});

/** What a shop can do without. */
const advice = (key: BeginCheck, isDone: boolean, to: string): ToldCheck => ({
  ...{ key, state: isDone ? 'done' : 'advice', to },
});

const knowsHours = ({ hours, specialHours }: Pick<Location, 'hours' | 'specialHours'>): boolean =>
  Object.values(hours).some((day) => day.length > 0) || specialHours.length > 0;

/** How far a new site is, and what it lacks before visitors come. */
export const tellBegin = async (host: Host): Promise<ToldBegin> => {
  const site = getSite(host);
  const begun = begunOf(site);
  const [there, pieces, lackMakers, directory, products, stores, methods] = await Promise.all([
    pagesThere(host),
    hasStock(host),
    lacksMakers(host.db),
    getDirectory(host),
    ...['Product', 'Location', 'DeliveryMethod'].map((name) => countOnline(host, name)),
  ] as const);
  const counts = { products: products ?? 0, stores: stores ?? 0, methods: methods ?? 0 };
  const pages = tellPages(there);
  const lackHours = directory.stores.some((store) => !knowsHours(store));
  const hasPickup =
    !(await offersPickup(host)) || (await listStoresWith(host, PICKUP_SERVICE)).length > 0;
  const isTestBank = onlineNote(host) !== undefined;
  const hasLogo = themeOf(host)?.logo !== undefined;
  // Whoever read files in elsewhere did that step too.
  const done = new Set([
    ...(begun?.done ?? []),
    ...(counts.products > 0 ? ['aanbod' as const] : []),
  ]);
  return {
    ...{
      done: beginSteps.filter((step) => done.has(step)),
      isEnded: begun?.isEnded ?? false,
      isKnown: isKnown(site),
    },
    ...{ pages, counts, isTestBank },
    checks: [
      check('identity', isKnown(site), '/begin/wie'),
      ...checkPages(pages, there),
      check('navigation', site.navigation.length > 0 && site.footer.length > 0, '/navigatie'),
      check('products', counts.products > 0, '/begin/aanbod'),
      check('stock', pieces, '/begin/aanbod'),
      check('makers', !lackMakers, '/product'),
      advice('hours', !lackHours, '/location/tijden'),
      check('delivery', counts.methods > 0, '/begin/bezorgen'),
      check('pickup', hasPickup, '/location'),
      check('payment', !isTestBank),
      check('iban', site.settings.iban !== undefined, '/begin/wie'),
      check('mail', host.config.smtpUrl !== undefined),
      check('address', hasAddress(host.config.siteUrl)),
      advice('logo', hasLogo, '/huisstijl'),
    ],
  };
};
