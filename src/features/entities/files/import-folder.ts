import { createHash } from 'node:crypto';
import { eq, getTableName, sql } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import { wireName } from '#kernel/define/entity';
import { folderTexts as texts } from '#kernel/messages/nl-entities';
import { findJsonFault } from '#kernel/values/json-place';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { readFields } from '../server/rows';
import { listStoredEntities, type StoredEntity } from '../server/stored';
import { entityImports } from '../server/tables';
import type { FolderFile } from './export-folder';
import { afterNamed, inOrder, namedBy } from './folder-order';
import { importItems } from './import';
import type { Plan } from './plan';
import { type FileItem, keyField, readFileOf, UnreadableFile } from './read-file';

/** What becomes of a folder, each told with its file. */
export type FolderReport = {
  changes: (Pick<Plan, 'kind' | 'told'> & { path: string })[];
  unchanged: number;
  refused: { path: string; reason: string }[];
  /** Files of nothing that a site has. */
  unused: string[];
  /** Rows that the site has and the folder has not, by the name of what they are in paths. */
  absent: { access: string; ids: number[] }[];
};

export type FolderOptions = {
  /** Also where a row is known by another key than the row with its number here. */
  renames?: boolean;
  onProgress?: (done: number, total: number) => void;
};

type Found = { stored: StoredEntity; files: FolderFile[]; items: FileItem[] };

/** Says that a file is no JSON, and where. */
export const jsonFaultOf = (path: string, text: string): string => {
  const { line, column } = findJsonFault(text) ?? { line: 1, column: 1 };
  return texts.notJson(path, line, column);
};

const idIn = ({ text, path }: FolderFile): number => {
  let id: unknown;
  try {
    id = (JSON.parse(text) as { id?: unknown } | null)?.id;
  } catch {
    throw new UnreadableFile(jsonFaultOf(path, text));
  }
  const isNumber = typeof id === 'number' && Number.isSafeInteger(id) && id > 0 && id < 2 ** 31;
  if (!isNumber) throw new UnreadableFile(texts.noNumber(path));
  return id as number;
};

const readEntity = (stored: StoredEntity, files: FolderFile[]): Found => {
  const numbers = files.map(idIn);
  const list = `[${files.map(({ text }) => text).join(',')}]`;
  const { items } = readFileOf(stored.entity, Buffer.from(list));
  const numbered = items.map((item, at) => ({ ...item, key: String(numbers[at]) }));
  const field = keyField(stored.entity);
  return { stored, files, items: field ? afterNamed(numbered, wireName(field)) : numbered };
};

const numbersOf = ({ items }: Found): number[] => items.map(({ key }) => Number(key));

/**
 * Rows that are here already have their number by now, whatever the folder says, where nothing refers to them by it;
 * elsewhere a number that stands for something else here tells that this is the folder of another site, or that
 * something was renamed. Throws UnreadableFile.
 */
const matchKeys = async (
  tx: Tx,
  { stored, items, ...found }: Found,
  { siteId, isReferred, renames }: { siteId: number; isReferred: boolean; renames: boolean },
): Promise<Found> => {
  const field = keyField(stored.entity);
  if (!field) return { ...found, stored, items };
  const rows = await readFields(tx, stored, siteId, { which: sql`true`, fields: [field.name] });
  const here = new Map(rows.map((row) => [String(row.id), String(row[field.name])]));
  const byKey = new Map(rows.map((row) => [String(row[field.name]), String(row.id)]));
  const keys = new Set(items.map(({ values }) => String(values[wireName(field)])));
  const other: [string, string][] = [];
  const matched = items.map((item): FileItem => {
    const told = String(item.values[wireName(field)]);
    const stands = item.key === undefined ? undefined : here.get(item.key);
    const own = byKey.get(told);
    if (own === item.key || (own ?? stands) === undefined) return item;
    // Its number is free for nobody else: what has it here has another one in the folder.
    const isTaken = own !== undefined || keys.has(stands ?? '');
    if (isReferred || !isTaken) {
      if (!renames || isTaken) other.push([stands ?? told, told]);
      return item;
    }
    return { ...item, key: own };
  });
  const [first, ...more] = other;
  if (first) throw new UnreadableFile(texts.otherSite(stored.entity.access, first, more.length));
  return { ...found, stored, items: matched };
};

/** New rows of the site itself come after those that brought their numbers. */
const moveNumbersOn = ({ table }: StoredEntity, tx: Tx) => {
  const name = getTableName(table);
  return tx.execute(
    sql`select setval(sequence, most) from (
      select pg_get_serial_sequence(${name}, ${table.id.name})::regclass as sequence, max(${table.id}) as most
      from ${table}
    ) as numbers where most >= nextval(sequence)`,
  );
};

const listAbsent = async (tx: Tx, { stored, items }: Found, siteId: number) => {
  const known = new Set(items.map(({ key }) => Number(key)));
  const rows = await readFields(tx, stored, siteId, { which: sql`true`, fields: [] });
  return rows.map(({ id }) => id).filter((id) => !known.has(id));
};

const importFound = async (
  host: Host,
  tx: Tx,
  { stored, files, items }: Found,
  coming: ReadonlyMap<string, ReadonlySet<number>>,
) => {
  const hash = createHash('sha256').update(files.map(({ text }) => text).join('\n'));
  const source = { hash: hash.digest('base64url'), items, total: items.length };
  const report = await importItems(
    host,
    stored,
    { ...source, keepsNumbers: true, coming },
    { file: stored.entity.access, db: tx },
  );
  const { importId, plans } = report;
  const isSame = plans.every(({ kind }) => kind === 'unchanged');
  // What changed nothing is no import that somebody could undo.
  if (isSame && importId !== undefined) {
    await tx.delete(entityImports).where(eq(entityImports.id, importId));
  }
  if (plans.some(({ kind }) => kind === 'new')) await moveNumbersOn(stored, tx);
  return report;
};

/**
 * Writes the files of a folder over what the site holds, within a transaction that the caller ends. Rows are known by
 * their numbers, and keep them; what the folder has not stays. Throws UnreadableFile.
 */
export const importFolder = async (
  host: Host,
  tx: Tx,
  files: readonly FolderFile[],
  { renames = false, onProgress }: FolderOptions = {},
): Promise<FolderReport> => {
  const siteId = getSite(host).id;
  const all = inOrder(listStoredEntities(host));
  const ofEntity = new Map(all.map((stored) => [stored.entity.access, [] as FolderFile[]]));
  const unused: string[] = [];
  for (const file of [...files].sort((one, other) => one.path.localeCompare(other.path, 'nl'))) {
    const into = ofEntity.get(file.path.split('/')[0] ?? '');
    if (into && file.path.endsWith('.json')) into.push(file);
    else unused.push(file.path);
  }
  const found = all.flatMap((stored) => {
    const own = ofEntity.get(stored.entity.access) ?? [];
    return own.length > 0 ? [readEntity(stored, own)] : [];
  });
  const report: FolderReport = { changes: [], unchanged: 0, refused: [], unused, absent: [] };
  const coming = new Map(found.map((one) => [one.stored.entity.name, new Set(numbersOf(one))]));
  let done = 0;
  const referred = new Set(all.flatMap(({ entity }) => entity.fields.flatMap(namedBy)));
  for (const read of found) {
    const isReferred = referred.has(read.stored.entity.name);
    const one = await matchKeys(tx, read, { siteId, isReferred, renames });
    const { plans, refused } = await importFound(host, tx, one, coming);
    const pathAt = (line: number) => one.files[line - 1]?.path ?? one.stored.entity.access;
    for (const { line, kind, told } of plans) {
      if (kind === 'unchanged') report.unchanged += 1;
      else report.changes.push({ path: pathAt(line), kind, told });
    }
    report.refused.push(...refused.map(({ line, reason }) => ({ path: pathAt(line), reason })));
    // Whatever refers to these would be refused for that: what is wrong by itself is told.
    if (refused.length > 0) break;
    const ids = await listAbsent(tx, one, siteId);
    if (ids.length > 0) report.absent.push({ access: one.stored.entity.access, ids });
    done += one.items.length;
    onProgress?.(done, files.length);
  }
  return report;
};
