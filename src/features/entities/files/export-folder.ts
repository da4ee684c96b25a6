import { getSite } from '#features/settings/api.server';
import { wireName } from '#kernel/define/entity';
import { transact } from '#platform/db/transact';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { readRows } from '../server/rows';
import { listStoredEntities, type StoredEntity, type StoredRow, valuesOf } from '../server/stored';
import { keyField } from './read-file';

/** A file of a folder that holds a site; `path` with slashes, from the folder. */
export type FolderFile = { path: string; text: string };

/** Names that every file system takes: an address with its parts as folders, `/` as `index`. */
const pathOf = (key: string): string =>
  key
    .split('/')
    .filter((part) => part !== '')
    .map((part) => part.replaceAll(/[^\p{L}\p{N}._-]/gu, '-').replace(/^\.+/, '-'))
    .join('/') || 'index';

/** Those that differ in capitals alone are one file on some machines: the later one gets its number. */
const createNames = () => {
  const taken = new Set<string>();
  return (name: string, id: number): string => {
    const free = taken.has(name.toLowerCase()) ? `${name}~${id}` : name;
    taken.add(free.toLowerCase());
    return free;
  };
};

const isEmpty = (value: unknown): boolean => [null, undefined, ''].includes(value as null);

const fileOf = (stored: StoredEntity, row: StoredRow): string => {
  const values = valuesOf(stored, row);
  const required = new Set(
    stored.entity.fields.filter((field) => field.required).map((field) => wireName(field)),
  );
  const written = stored.entity.fields
    .filter(({ writtenBy }) => writtenBy !== 'nobody')
    .map((field) => [wireName(field), values[wireName(field)]] as const)
    // Whatever nobody has filled in yet would be refused when it is read: it is left out.
    .filter(([wire, value]) => !isEmpty(value) || !required.has(wire));
  return `${JSON.stringify({ id: row.id, ...Object.fromEntries(written) }, null, 2)}\n`;
};

/** One file a row, by its key's value or else its number. */
const filesOf = async (db: Db, stored: StoredEntity, siteId: number): Promise<FolderFile[]> => {
  const field = keyField(stored.entity);
  const nameOf = createNames();
  const rows = await readRows(db, stored, siteId);
  return rows.map((row) => {
    const name = field ? pathOf(String(row[field.name] ?? row.id)) : String(row.id);
    const path = `${stored.entity.access}/${nameOf(name, row.id)}.json`;
    return { path, text: fileOf(stored, row) };
  });
};

/** All that is written by its fields, as it stood at one moment: a file a row. */
export const exportFolder = (host: Host): Promise<FolderFile[]> =>
  transact(
    host.db,
    async (tx) => {
      const files: FolderFile[] = [];
      for (const stored of listStoredEntities(host)) {
        files.push(...(await filesOf(tx, stored, getSite(host).id)));
      }
      return files;
    },
    { isolationLevel: 'repeatable read' },
  );
