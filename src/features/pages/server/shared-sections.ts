import { and, eq } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { PageTree, TreeBlock } from '../contract';
import { findBlockType, slotsOf } from './blocks';
import { keep } from './kept-reads';
import { sections } from './tables';

/** The type of the blocks that show a section. */
const SHARED = 'SharedSection';

/** How deep sections may stand in each other. */
export const DEEPEST = 4;
/** Blocks that a page may come to with all its sections: what is beyond is left out. */
const MOST = 2000;

/** The number of the section that a block shows. */
const sectionOf = ({ props }: TreeBlock): number => readWholeNumber(String(props.section)) ?? 0;

const everyBlock = (host: Host, content: readonly TreeBlock[]): TreeBlock[] =>
  content.flatMap((block) => [
    block,
    ...everyBlock(host, Object.values(slotsOf(host, block)).flat()),
  ]);

/** The numbers of the sections that blocks show, those in their slots too. */
export const sectionsIn = (host: Host, tree: Pick<PageTree, 'content'> | null): number[] =>
  everyBlock(host, tree?.content ?? [])
    .filter(({ type }) => type === SHARED)
    .map(sectionOf);

/** What a section holds for visitors; undefined: it isn't there, or isn't published. */
type Find = (id: number) => Promise<readonly TreeBlock[] | undefined>;

type Walk = { host: Host; find: Find; left: number };
/** What stands before the names of the blocks there, and the sections that they stand in. */
type Within = { prefix: string; path: readonly number[] };

const fill = async (
  walk: Walk,
  block: TreeBlock,
  { prefix, path }: Within,
): Promise<TreeBlock[]> => {
  const id = sectionOf(block);
  // One that stands in itself would never end.
  if (path.includes(id) || path.length >= DEEPEST) return [];
  const content = (await walk.find(id)) ?? [];
  // A section may stand on a page twice: its blocks are known by where they stand.
  return expandAll(walk, content, {
    prefix: `${prefix}${block.props.id}/`,
    path: [...path, id],
  });
};

const expandOne = async (walk: Walk, block: TreeBlock, within: Within): Promise<TreeBlock[]> => {
  walk.left -= 1;
  if (walk.left < 0) return [];
  const { filled } = findBlockType(walk.host, block.type)?.definition ?? {};
  const slots: Record<string, TreeBlock[]> = {};
  for (const [name, content] of Object.entries(slotsOf(walk.host, block))) {
    if (name !== filled) slots[name] = await expandAll(walk, content, within);
  }
  if (filled && block.type === SHARED) slots[filled] = await fill(walk, block, within);
  const id = within.prefix + block.props.id;
  return [{ ...block, props: { ...block.props, ...slots, id } }];
};

const expandAll = async (
  walk: Walk,
  content: readonly TreeBlock[],
  within: Within,
): Promise<TreeBlock[]> => {
  const all: TreeBlock[] = [];
  for (const block of content) all.push(...(await expandOne(walk, block, within)));
  return all;
};

const expand = async (
  host: Host,
  content: readonly TreeBlock[],
  find: Find,
): Promise<readonly TreeBlock[]> =>
  everyBlock(host, content).some(({ type }) => type === SHARED)
    ? expandAll({ host, find, left: MOST }, content, { prefix: '', path: [] })
    : content;

const readContent = async (
  host: Host,
  db: Db,
  id: number,
): Promise<readonly TreeBlock[] | undefined> => {
  const isOne = and(eq(sections.siteId, getSite(host).id), eq(sections.id, id));
  const [row] = await db.select({ tree: sections.published }).from(sections).where(isOne);
  return row?.tree?.content;
};

/** By host and by what was read of a page: that is read anew once a page, or a section, changes. */
const expanded = new WeakMap<Host, WeakMap<object, Promise<readonly TreeBlock[]>>>();

/** Blocks with those of the sections that they show, each under a name of its own. */
export const withSections = (
  host: Host,
  content: readonly TreeBlock[],
): Promise<readonly TreeBlock[]> => {
  const ofHost = expanded.get(host) ?? new WeakMap();
  expanded.set(host, ofHost);
  const known = ofHost.get(content);
  if (known) return known;
  const find: Find = (id) =>
    keep(host, `section ${id}`, async () => readContent(host, host.db, id));
  const made = expand(host, content, find);
  ofHost.set(content, made);
  // What couldn't be read is tried again.
  made.catch(() => ofHost.delete(content));
  return made;
};

/** The same, as a transaction has sections. */
export const withSectionsIn = (
  host: Host,
  tx: Tx,
  content: readonly TreeBlock[],
): Promise<readonly TreeBlock[]> => {
  const read = new Map<number, Promise<readonly TreeBlock[] | undefined>>();
  return expand(host, content, (id) => {
    const known = read.get(id) ?? readContent(host, tx, id);
    read.set(id, known);
    return known;
  });
};

/** A section as its editors left it. */
export const findSectionDraft = async (
  host: Host,
  id: number,
): Promise<{ id: number; title: string; tree: PageTree } | undefined> => {
  const isOne = and(eq(sections.siteId, getSite(host).id), eq(sections.id, id));
  const [row] = await host.db.select().from(sections).where(isOne);
  const nothing: PageTree = { root: {}, content: [], zones: {} };
  return row && { id: row.id, title: row.title, tree: row.draft ?? row.published ?? nothing };
};
