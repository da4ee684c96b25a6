import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { getSite } from '#features/settings/api.server';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { pages, sections } from './tables';

/** What shows a section; live: visitors see it there, and not in a draft alone. */
type User = { id: number; title: string; isLive: boolean };
export type SectionUsers = {
  /** By their addresses. */
  pages: (User & { path: string })[];
  sections: User[];
};

/** Whether a tree has a block that shows a section. */
const shows = (tree: PgColumn, id: number): SQL<boolean> =>
  sql<boolean>`coalesce(jsonb_path_exists(${tree},
    '$.** ? (@.type == "SharedSection" && @.props.section == $id)',
    jsonb_build_object('id', ${id}::int)), false)`;

const showing = (table: typeof pages | typeof sections, siteId: number, id: number) => {
  const isLive = shows(table.published, id);
  const only = and(eq(table.siteId, siteId), sql`(${isLive} or ${shows(table.draft, id)})`);
  return { isLive, only };
};

const usersOf = async (db: Db, siteId: number, id: number): Promise<SectionUsers> => {
  const ofPages = showing(pages, siteId, id);
  const ofSections = showing(sections, siteId, id);
  return {
    pages: await db
      .select({ id: pages.id, title: pages.title, path: pages.path, isLive: ofPages.isLive })
      .from(pages)
      .where(ofPages.only),
    sections: await db
      .select({ id: sections.id, title: sections.title, isLive: ofSections.isLive })
      .from(sections)
      .where(ofSections.only),
  };
};

/** Where a section is shown: on which pages, also by way of other sections, and in which of those. */
export const findSectionUsers = async (host: Host, db: Db, id: number): Promise<SectionUsers> => {
  const siteId = getSite(host).id;
  const onPages = new Map<number, SectionUsers['pages'][number]>();
  const inSections = new Map<number, User>();
  const todo: User[] = [{ id, title: '', isLive: true }];
  for (let one = todo.pop(); one !== undefined; one = todo.pop()) {
    const by = one;
    const users = await usersOf(db, siteId, by.id);
    for (const page of users.pages) {
      const isLive = (page.isLive && by.isLive) || onPages.get(page.id)?.isLive === true;
      onPages.set(page.id, { ...page, isLive });
    }
    for (const section of users.sections) {
      const isLive = section.isLive && by.isLive;
      const known = inSections.get(section.id);
      if (section.id === id || (known && (known.isLive || !isLive))) continue;
      inSections.set(section.id, { ...section, isLive });
      todo.push({ ...section, isLive });
    }
  }
  return {
    pages: [...onPages.values()].sort((a, b) => a.path.localeCompare(b.path)),
    sections: [...inSections.values()],
  };
};
