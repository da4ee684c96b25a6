import { and, eq } from 'drizzle-orm';
import type { Check } from '#features/entities/api.server';
import { hasPageAt, pages } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import { languageTag } from '#kernel/messages/language';
import { pageTexts as texts } from '#kernel/messages/nl-entities';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';

const ENGLISH = 'en';

/** Whether visitors may see an English page at a path now. */
const hasEnglishAt = async (host: Host, tx: Tx, path: string): Promise<boolean> => {
  const [row] = await tx
    .select({ language: pages.language })
    .from(pages)
    .where(and(eq(pages.siteId, getSite(host).id), eq(pages.path, path)));
  return languageTag(row?.language ?? '').startsWith(ENGLISH) && (await hasPageAt(host, tx, path));
};

const none: Record<string, string> = {};

/** Where a site's English begins: every page of it leads there, so there must be a page. */
export const checkHomes: Check = async (host, tx, { before, after }) => {
  const home = after?.home_en;
  if (typeof home !== 'string' || home === '' || home === before?.home_en) return none;
  return (await hasEnglishAt(host, tx, home)) ? none : { home_en: texts.noEnglishHome };
};
