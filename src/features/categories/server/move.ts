import { takeTreeTurn } from '#features/catalog/api.server';
import {
  type By,
  changeItems,
  type PartOfMany,
  RefusedRows,
  type StoredEntity,
} from '#features/entities/api.server';
import { getSite } from '#features/settings/api.server';
import { AppError, notFound } from '#kernel/errors';
import { categoryTexts as texts } from '#kernel/messages/nl-categories';
import { type Place, placeCategory } from '#kernel/values/place-category';
import type { Host } from '#platform/host';
import { readTree } from './read-tree';

/** Puts a category elsewhere, as its tree stands once whoever was before is done. Throws a 404 or a 409. */
export const moveCategory = async (
  host: Host,
  { stored, by }: { stored: StoredEntity; by: By },
  id: number,
  place: Place,
): Promise<void> => {
  const siteId = getSite(host).id;
  try {
    await changeItems(host, {
      by,
      parts: async (tx) => {
        await takeTreeTurn(tx);
        const changes = placeCategory(await readTree(tx, siteId), id, place);
        if (changes === 'gone') throw notFound(texts.gone);
        if (typeof changes === 'string') throw new AppError(409, changes, texts.not[changes]);
        return changes.map(
          ({ id: rowId, parentId, sort }): PartOfMany => ({
            ...{ stored, id: rowId },
            read: () => (rowId === id ? { parent_id: parentId, sort } : { sort }),
          }),
        );
      },
    });
  } catch (error) {
    if (error instanceof RefusedRows) throw error.refused[0]?.error ?? error;
    throw error;
  }
};
