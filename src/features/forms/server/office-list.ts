import {
  and,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { handledElsewhere } from './handlers';
import { CONFIRMED } from './mailed-to';
import { formSubmissions, forms } from './tables';

/** Words of what was typed that are looked for. */
const MOST_WORDS = 6;

/** A submission with the form that it came by. Sealed values stay sealed. */
export type SubmissionRow = typeof formSubmissions.$inferSelect & { form: string };

export type SubmissionsAsked = {
  formId?: number | undefined;
  /** Ticked off, or not; left out: both. */
  isHandled?: boolean | undefined;
  /** Words that all stand in what was sent. */
  search?: string;
};

const containing = (word: string): string => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;

const holdsWord = (word: string): SQL =>
  sql`exists (select 1 from jsonb_array_elements(${formSubmissions.values}) sent
    where lower(sent ->> 'shown') like ${containing(word)})`;

const wordsOf = (search: string): string[] =>
  search.toLowerCase().replaceAll('\0', '').split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);

/** Those of the site, but for what another screen of the office is about. */
const ofScreen = (host: Host): SQL => {
  const elsewhere = handledElsewhere(host);
  return and(
    eq(forms.siteId, getSite(host).id),
    elsewhere.length > 0 ? notInArray(forms.name, elsewhere) : undefined,
  ) as SQL;
};

const chosenOf = (host: Host, { formId, isHandled, search = '' }: SubmissionsAsked): SQL =>
  and(
    ofScreen(host),
    formId === undefined ? undefined : eq(formSubmissions.formId, formId),
    isHandled === undefined
      ? undefined
      : (isHandled ? isNotNull : isNull)(formSubmissions.handledAt),
    ...wordsOf(search).map(holdsWord),
  ) as SQL;

const rowsOf = async (host: Host, where: SQL, page: { start: number; limit: number }) => {
  const rows = await host.db
    .select({ row: formSubmissions, form: forms.title })
    .from(formSubmissions)
    .innerJoin(forms, eq(forms.id, formSubmissions.formId))
    .where(where)
    .orderBy(desc(formSubmissions.id))
    .offset(page.start)
    .limit(page.limit);
  return rows.map(({ row, form }): SubmissionRow => ({ ...row, form }));
};

/** What forms were sent with, the newest first, without what features handle on screens of their own. */
export const listSubmissions = (
  host: Host,
  asked: SubmissionsAsked,
  page: { start: number; limit: number },
): Promise<SubmissionRow[]> => rowsOf(host, chosenOf(host, asked), page);

/** One of those; undefined: it isn't there, was erased, or is handled on another screen. */
export const findSubmissionRow = async (
  host: Host,
  id: number,
): Promise<SubmissionRow | undefined> => {
  const where = and(ofScreen(host), eq(formSubmissions.id, id)) as SQL;
  const [row] = await rowsOf(host, where, { start: 0, limit: 1 });
  return row;
};

/** Forms that submissions are listed of, by title: how many there are, and how many are open. */
export const countSubmissions = (
  host: Host,
): Promise<{ id: number; name: string; title: string; open: number; total: number }[]> =>
  host.db
    .select({
      ...{ id: forms.id, name: forms.name, title: forms.title },
      total: count(formSubmissions.id),
      open: sql<number>`(count(${formSubmissions.id}) filter (where ${formSubmissions.handledAt} is null))::int`,
    })
    .from(forms)
    .leftJoin(formSubmissions, eq(forms.id, formSubmissions.formId))
    .where(ofScreen(host))
    .groupBy(forms.id)
    .orderBy(forms.title);

/** How many are open that nobody of the chain was mailed: who doesn't look here never learns of them. */
export const countUntold = async (host: Host): Promise<number> => {
  const isTold = sql`exists (select 1 from jsonb_array_elements_text(${formSubmissions.mailedTo}) told
    where not starts_with(told, ${CONFIRMED}))`;
  const [row] = await host.db
    .select({ count: count() })
    .from(formSubmissions)
    .innerJoin(forms, eq(forms.id, formSubmissions.formId))
    .where(and(ofScreen(host), isNull(formSubmissions.handledAt), sql`not ${isTold}`));
  return row?.count ?? 0;
};

export type Handling = { ids: readonly number[]; isHandled: boolean; memberId: number };

/**
 * Ticks submissions off, or opens them again; answers the numbers of those that it changed: others stood so
 * already, are gone, or are handled elsewhere.
 */
export const handleSubmissions = async (
  host: Host,
  db: Db,
  { ids, isHandled, memberId }: Handling,
): Promise<number[]> => {
  if (ids.length === 0) return [];
  const { handledAt } = formSubmissions;
  const own = host.db.select({ id: forms.id }).from(forms).where(ofScreen(host));
  const rows = await db
    .update(formSubmissions)
    .set(
      isHandled
        ? { handledAt: host.clock.now(), handledBy: memberId }
        : { handledAt: null, handledBy: null },
    )
    .where(
      and(
        inArray(formSubmissions.id, [...ids]),
        (isHandled ? isNull : isNotNull)(handledAt),
        inArray(formSubmissions.formId, own),
      ),
    )
    .returning({ id: formSubmissions.id });
  return rows.map(({ id }) => id);
};
