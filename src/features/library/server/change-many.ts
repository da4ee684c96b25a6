import { randomUUID } from 'node:crypto';
import {
  byIds,
  type FileItem,
  importItems,
  readRows,
  valuesOf,
} from '#features/entities/api.server';
import { getSite } from '#features/settings/api.server';
import { badRequest } from '#kernel/errors';
import { library as limits } from '#kernel/limits-library';
import { libraryTexts as texts } from '#kernel/messages/nl-library';
import { tidyFolder } from '#kernel/values/picture-folder';
import type { Host } from '#platform/host';
import { checkLengths } from './add';
import { storedMedia } from './stored-media';

/** What becomes of many pictures: another folder, tags more or fewer. */
export type ManyChange = {
  ids: readonly number[];
  folder?: string;
  addTags: readonly string[];
  takeTags: readonly string[];
};

/** Changes many pictures at once, undone as one. Answers how many, and the import to undo it by. */
export const changeMany = async (
  host: Host,
  { ids, folder, addTags, takeTags }: ManyChange,
  staffId: number,
): Promise<{ changed: number; importId?: number; refused: readonly string[] }> => {
  if (ids.length === 0 || ids.length > limits.many) throw badRequest(texts.tooMany);
  if (folder === undefined && addTags.length + takeTags.length === 0) {
    throw badRequest(texts.nothing);
  }
  checkLengths({ folder: folder ?? '', tags: addTags });
  const taken = new Set(takeTags);
  const rows = await readRows(host.db, storedMedia, getSite(host).id, byIds(storedMedia, ids));
  const items = rows.map((row, at): FileItem => {
    const { key, tags } = valuesOf(storedMedia, row) as { key: string; tags: string[] };
    const values = {
      ...(folder !== undefined && { folder: tidyFolder(folder) }),
      tags: [...new Set([...tags, ...addTags])].filter((tag) => !taken.has(tag)),
    };
    return { line: at + 1, key, values, parts: {}, problems: {} };
  });
  const source = { hash: `pictures ${randomUUID()}`, items, total: items.length };
  const report = await importItems(host, storedMedia, source, {
    file: texts.changedMany(items.length),
    staffId,
  });
  return {
    changed: report.plans.filter(({ kind }) => kind === 'changed').length,
    ...(report.importId !== undefined && { importId: report.importId }),
    refused: report.refused.map(({ reason }) => reason),
  };
};
