import { inArray, type SQL } from 'drizzle-orm';
import {
  changeItem,
  createItem,
  findStored,
  readRows,
  type StoredEntity,
  valuesOf,
} from '#features/entities/api.server';
import { getSite } from '#features/settings/api.server';
import { notFound } from '#kernel/errors';
import { beginPageTexts as texts } from '#kernel/messages/nl-begin-pages';
import { staffTexts } from '#kernel/messages/nl-staff';
import type { Host } from '#platform/host';
import type { BeginPageKey, Values } from '../../contract';
import { newPage } from '../first-publish';
import { type Call, checked } from '../row-routes';
import { applicationForm, contactForm } from './ready-forms';
import { type ReadyPage, readyPages } from './ready-pages';

export type BegunRow = { id: number; values: Values };

/** The name under which applications know their form. */
const APPLICATION_FORM = 'sollicitatie';

const storedOf = (host: Host, name: string): StoredEntity => {
  const stored = findStored(host, name);
  if (!stored) throw notFound(staffTexts.unknownEntity);
  return stored;
};

/** Rows of an entity by a field, as the database has them now. */
const rowsBy = async (
  host: Host,
  stored: StoredEntity,
  field: string,
  values: readonly string[],
): Promise<BegunRow[]> => {
  const column = (stored.table as unknown as Record<string, SQL>)[field];
  if (!column) throw new Error(`${stored.entity.name} has no column '${field}'`);
  const rows = await readRows(host.db, stored, getSite(host).id, inArray(column, [...values]));
  return rows.map((row) => ({ id: row.id, values: valuesOf(stored, row) }));
};

/** What lies at the addresses of the ready-made pages, by address. */
export const pagesThere = async (host: Host): Promise<ReadonlyMap<string, BegunRow>> => {
  const paths = readyPages.map(({ path }) => path);
  const rows = await rowsBy(host, storedOf(host, 'Page'), 'path', paths);
  return new Map(rows.map((row) => [String(row.values.path), row]));
};

/** The number of the form of a name, which is made where there is none. */
const ensureForm = async (host: Host, call: Call, values: Values): Promise<number> => {
  const stored = storedOf(host, 'Form');
  const find = async () => (await rowsBy(host, stored, 'name', [String(values.name)]))[0]?.id;
  const there = await find();
  if (there !== undefined) return there;
  const of = { ...call, stored };
  try {
    return (await createItem(host, { stored, by: call.by }, checked(of, values))).id;
  } catch (error) {
    // Somebody else made it meanwhile.
    const made = await find();
    if (made === undefined) throw error;
    return made;
  }
};

const makePage = async (
  host: Host,
  call: Call,
  page: ReadyPage,
  made: Parameters<ReadyPage['tree']>[1],
): Promise<void> => {
  const { path, title, isToCheck, id } = page;
  const tree = page.tree(getSite(host), made);
  const seen = isToCheck
    ? { ...newPage, draft: tree }
    : { state: 'Online', content: tree, draft: null };
  const values = checked(call, { path, title, ...seen });
  try {
    await createItem(host, { stored: call.stored, by: call.by }, values, id);
  } catch (error) {
    // Asked for twice at once, or again because the answer was lost.
    if (!(await pagesThere(host)).has(path)) throw error;
  }
};

const link = (title: string, href: string, items?: readonly object[]) => ({
  ...{ title, href },
  ...(items && { children: items }),
});

const entryOf = ({ title, path }: ReadyPage) => link(title, path);

/** Where a new site's header and footer lead, of the pages that there are. */
const framesOf = (keys: ReadonlySet<string>) => {
  const of = (...wanted: BeginPageKey[]) =>
    readyPages.filter(({ key }) => wanted.includes(key) && keys.has(key)).map(entryOf);
  const column = (title: string, items: { href: string; title: string }[]) =>
    items[0] ? [link(title, items[0].href, items)] : [];
  return {
    navigation: of('shop', 'stores', 'about', 'contact'),
    footer: [
      ...column(texts.footer.service, of('contact', 'delivery', 'returns')),
      ...column(texts.footer.about, of('about', 'stores', 'jobs')),
      ...column(texts.footer.terms, of('terms', 'privacy', 'cookies')),
    ],
  };
};

/** Fills the header and the footer of a site that has none yet. */
const fillFrames = async (host: Host, call: Call, keys: ReadonlySet<string>): Promise<void> => {
  const stored = storedOf(host, 'Site');
  const frames = framesOf(keys);
  const row = { id: getSite(host).id, revision: '*' as const };
  await changeItem(host, { stored, by: call.by }, row, (stands) => {
    const lacks = Object.entries(frames).filter(([name, items]) => {
      const has = stands[name];
      return items.length > 0 && Array.isArray(has) && has.length === 0;
    });
    return checked({ ...call, stored }, Object.fromEntries(lacks), stands);
  });
};

/**
 * Makes the chosen of the ready-made pages, as far as nothing lies at their addresses, with their forms, and
 * a header and footer that lead to them where there are none. Asked for again it makes what is lacking.
 */
export const makePages = async (
  host: Host,
  call: Call,
  chosen: readonly BeginPageKey[],
): Promise<void> => {
  const there = await pagesThere(host);
  // Who applies does so at a page of its own.
  const wanted = new Set<string>([...chosen, ...(chosen.includes('jobs') ? ['apply'] : [])]);
  const isThere = ({ path }: ReadyPage) => there.has(path);
  const keys = new Set(
    readyPages.filter((page) => wanted.has(page.key) || isThere(page)).map(({ key }) => key),
  );
  const isNew = (page: ReadyPage) => wanted.has(page.key) && !isThere(page);
  const fresh = readyPages.filter(isNew);
  const form = fresh.some((page) => page.form === 'contact')
    ? { contactForm: await ensureForm(host, call, contactForm(getSite(host))) }
    : {};
  if (wanted.has('apply')) await ensureForm(host, call, applicationForm(APPLICATION_FORM));
  for (const page of fresh) await makePage(host, call, page, { keys, ...form });
  await fillFrames(host, call, keys);
};
