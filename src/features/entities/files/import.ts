import { createHash } from 'node:crypto';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import { fileTexts as texts } from '#kernel/messages/nl-entities';
import { transact } from '#platform/db/transact';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { FileColumn } from '../contract';
import { announceRows } from '../server/changes';
import type { StoredEntity } from '../server/stored';
import { entityImports as imports } from '../server/tables';
import { withTerms } from '../server/vocabularies';
import { openForeign } from './foreign';
import { type Plan, type PlanOf, planItems, type Refusal, type Step } from './plan';
import {
  choicesOf,
  decodeFile,
  type FileItem,
  keyField,
  readFileOf,
  UnreadableFile,
} from './read-file';
import { writeSteps } from './write-steps';

/** Items that are written in one transaction: what a kill costs. */
const BATCH = 500;

export type ImportReport = {
  /** To undo it by; undefined after a trial. */
  importId?: number;
  /** How many items an import of the same file had done that was cut off. */
  resumedAt: number;
  plans: Plan[];
  refused: Refusal[];
  unused: string[];
  /** Of a table: its columns, with what each was taken for. */
  columns?: FileColumn[];
  /** What columns may be, by name with what people call it. */
  choices?: { name: string; label: string }[];
};

/** Items of a file in any format. */
export type ItemSource = {
  /** Of the file: an import that was cut off goes on when the same one comes again. */
  hash: string;
  items: Iterable<FileItem> | AsyncIterable<FileItem>;
  /**
   * What follows from the file and what stands there by now: done last, also when an import goes on; not done of a file
   * of which nothing was taken.
   */
  last?: readonly FileItem[];
  total: number;
  unused?: string[];
  /** The property by whose value items name rows; left out: the entity's key, or their number. */
  key?: string;
  /** Read again, it would make rows once more. */
  makesNew?: boolean;
  /** Each item has a number, by which it is known, and which a new row gets. */
  keepsNumbers?: boolean;
  /** Numbers of rows that come after these, by their entity's name: they may be referred to. */
  coming?: ReadonlyMap<string, ReadonlySet<number>>;
};

export type ImportOptions = {
  /** What it is called in the list of imports. */
  file: string;
  /** Nothing is written. */
  dryRun?: boolean;
  /** Also when the same file was read before, and new items would be there twice. */
  again?: boolean;
  onProgress?: (done: number, total: number) => void;
  /** A transaction that all of it is part of; left out: each 500 items are one. */
  db?: Db;
  /** The member of staff who does it; left out: a command. */
  staffId?: number;
};

/** The import that this file goes on with, or a new one. Throws UnreadableFile for a file that was read. */
const beginImport = async (
  host: Host,
  db: Db,
  { entity }: StoredEntity,
  {
    file,
    hash,
    again,
    makesNew,
  }: { file: string; hash: string; again: boolean; makesNew: boolean },
): Promise<{ id: number; done: number }> =>
  transact(db, async (tx) => {
    // Of two that begin with the same file at once, the second goes on with what the first began.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`import ${entity.name} ${hash}`}, 0))`,
    );
    const isSame = and(eq(imports.entity, entity.name), eq(imports.hash, hash));
    const [last] = await tx
      .select()
      .from(imports)
      .where(and(isSame, isNull(imports.undoneAt)))
      .orderBy(desc(imports.id))
      .limit(1);
    if (last && last.endedAt === null) return last;
    if (last && makesNew && !again) throw new UnreadableFile(texts.readBefore(last.id));
    const [made] = await tx
      .insert(imports)
      .values({ entity: entity.name, file, hash, startedAt: host.clock.now() })
      .returning();
    if (!made) throw new Error('No import was begun');
    return made;
  });

type Planned = { steps: Step[]; refused: Refusal[]; seen: Set<string> };

/** Writes some items; noted and told with their commit. */
const writeItems = (
  host: Host,
  db: Db,
  { importId, staffId, done, ...of }: PlanOf & { importId: number; staffId?: number; done: number },
  items: readonly FileItem[],
): Promise<Planned> =>
  transact(db, async (tx) => {
    // A transaction that is tried again must not meet its own keys as those of earlier items.
    const seen = new Set(of.seen);
    await of.stored.prepare?.(host, tx);
    const planned = await planItems(host, tx, { ...of, seen }, items);
    const { stored, siteId } = of;
    const { made, changed } = await writeSteps(
      tx,
      { stored, siteId, importId, staffId, at: host.clock.now(), host },
      {
        inserts: planned.steps.flatMap(({ insert, id }) =>
          insert ? [{ values: insert, ...(id !== undefined && { id }) }] : [],
        ),
        updates: planned.steps.flatMap(({ update }) => update ?? []),
      },
    );
    const [counted] = await tx
      .update(imports)
      .set({ done: done + items.length })
      .where(and(eq(imports.id, importId), eq(imports.done, done), isNull(imports.undoneAt)))
      .returning();
    // The same file is read by another process, or was undone meanwhile: what it did stays as it is.
    if (!counted) throw new UnreadableFile(texts.elsewhere);
    const ids = [...made, ...changed].map(({ id }) => id);
    await announceRows(host, stored, ids, tx);
    return { ...planned, seen };
  });

/** What would become of items, written nowhere. */
const tryItems = (host: Host, db: Db, of: PlanOf, items: readonly FileItem[]): Promise<Planned> =>
  transact(db, async (tx) => {
    const seen = new Set(of.seen);
    return { ...(await planItems(host, tx, { ...of, seen }, items)), seen };
  });

async function* inBatches(
  items: ItemSource['items'],
  isNext: (item: FileItem) => boolean = () => true,
): AsyncGenerator<FileItem[]> {
  let batch: FileItem[] = [];
  for await (const item of items) {
    if (isNext(item)) batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The same file read by other columns is another. */
const hashOf = (bytes: Uint8Array, chosen: Readonly<Record<string, string>> = {}): string => {
  const hash = createHash('sha256').update(bytes);
  const said = Object.entries(chosen).sort(([one], [other]) => (one < other ? -1 : 1));
  return (said.length > 0 ? hash.update(JSON.stringify(said)) : hash).digest('base64url');
};

/**
 * Writes the items of a file: rows that they name are changed, others made, those that are wrong refused by
 * their line. What was done of a file whose import was cut off is not done again.
 */
export const importItems = async (
  host: Host,
  stored: StoredEntity,
  source: ItemSource,
  { file, dryRun = false, again = false, onProgress, staffId, db = host.db }: ImportOptions,
): Promise<ImportReport> => {
  const { hash, total, unused = [], makesNew = false, keepsNumbers = false, coming } = source;
  const begun = dryRun
    ? undefined
    : await beginImport(host, db, stored, { file, hash, again, makesNew });
  const { fields } = stored.entity;
  const named = source.key ? fields.find(({ name }) => name === source.key) : undefined;
  const key = keepsNumbers ? undefined : (named ?? keyField(stored.entity));
  const resumedAt = begun?.done ?? 0;
  const report: ImportReport = { resumedAt, plans: [], refused: [], unused };
  let done = resumedAt;
  let seen = new Set<string>();
  let at = 0;
  /** What was done before is only noted, by what it is known by. */
  const isNext = ({ key: known }: FileItem): boolean => {
    at += 1;
    if (at <= resumedAt && known !== undefined) seen.add(known);
    return at > resumedAt;
  };
  const write = async (part: FileItem[]) => {
    const of: PlanOf = { stored, siteId: getSite(host).id, key, seen, keepsNumbers, coming };
    const planned = begun
      ? await writeItems(host, db, { ...of, importId: begun.id, done, staffId }, part)
      : await tryItems(host, db, of, part);
    seen = planned.seen;
    for (const { plan } of planned.steps) report.plans.push(plan);
    report.refused.push(...planned.refused);
    done += part.length;
    onProgress?.(done, total);
  };
  for await (const part of inBatches(source.items, isNext)) await write(part);
  if (report.plans.length > 0 || resumedAt > 0) {
    for await (const part of inBatches(source.last ?? [])) await write(part);
  }
  if (!begun) return report;
  await db.update(imports).set({ endedAt: host.clock.now() }).where(eq(imports.id, begun.id));
  return { ...report, importId: begun.id };
};

type ImportedFile = {
  bytes: Uint8Array;
  /** By a field's name in files, what the file calls it; '': its column of that name is not used. */
  columns?: Readonly<Record<string, string>> | undefined;
};

/** Reads a CSV or JSON file into an entity. Throws UnreadableFile for a file that is none. */
export const importEntity = async (
  host: Host,
  entity: StoredEntity,
  { bytes, columns: chosen, ...options }: ImportOptions & ImportedFile,
): Promise<ImportReport> => {
  const stored = withTerms(host, entity);
  const foreign = await openForeign(host, stored.entity.name, decodeFile(bytes));
  const { items, unused, columns } = readFileOf(stored.entity, bytes, { foreign, chosen });
  const makesNew = !keyField(stored.entity) && items.some(({ key }) => key === undefined);
  const source = { hash: hashOf(bytes, chosen), items, total: items.length, unused, makesNew };
  const report = await importItems(host, stored, source, options);
  return { ...report, columns, choices: choicesOf(stored.entity, foreign) };
};
