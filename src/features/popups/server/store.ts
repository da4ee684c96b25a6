import { eq, getTableColumns, sql } from 'drizzle-orm';
import { AppError } from '#kernel/errors';
import { popupServerTexts } from '#kernel/messages/nl-popups';
import { transact } from '#platform/db/transact';
import type { Db, Tx } from '#platform/db/types';
import { sanitizeRichText } from '#platform/sanitize/sanitize';
import type { PopupTarget } from '../contract';
import { type PopupValues, popupProblems } from './problems';
import { popupLinks, popups } from './tables';

export type NewPopup = typeof popups.$inferInsert;

const texts = popupServerTexts.definition;

const next = sql`${popups.revision} + 1`;

const { id: _, siteId: __, revision: ___, ...columns } = getTableColumns(popups);

/** What a popup is where nothing is said of it. */
const silent = Object.fromEntries(
  Object.entries(columns).map(([key, column]) => [key, column.default ?? null]),
) as PopupValues;

/** All of a popup: what nothing is said of is as it is for every other, whatever it was before. */
const wholeOf = ({
  id: _id,
  siteId: _site,
  revision: _revision,
  ...popup
}: NewPopup): PopupValues => {
  const said = Object.entries(popup).filter(([, value]) => value !== undefined);
  return { ...silent, ...(Object.fromEntries(said) as Partial<PopupValues>) };
};

/** Writes a popup, new or in place of the one with its id. Throws a 404 when there is none. */
const write = async (tx: Tx, { id, siteId }: NewPopup, values: PopupValues): Promise<number> => {
  const own = { ...values, ...(siteId !== undefined && { siteId }) };
  const [row] =
    id === undefined
      ? await tx.insert(popups).values(own).returning({ id: popups.id })
      : await tx
          .update(popups)
          .set({ ...own, revision: next })
          .where(eq(popups.id, id))
          .returning({ id: popups.id });
  if (!row) throw new AppError(404, 'not_found', texts.unknown(id ?? 0));
  return row.id;
};

/**
 * Stores a popup with what it belongs to, in place of the one with its id; tell it with
 * `announcePopups`. What it doesn't say is as it is for a new one. Answers its number. Throws a 422
 * that names what is wrong with it, and a 404 for an id that there is none of.
 */
export const storePopup = (
  db: Db,
  popup: NewPopup,
  targets: readonly PopupTarget[],
): Promise<number> =>
  transact(db, async (tx) => {
    const values = wholeOf(popup);
    const problems = await popupProblems(tx, values);
    if (problems.length > 0)
      throw new AppError(422, 'popup_definition', problems.map(([, told]) => told).join(' '));
    const { content, afterContent, consentText } = values;
    const id = await write(tx, popup, {
      ...values,
      content: sanitizeRichText(content),
      afterContent: sanitizeRichText(afterContent),
      consentText: sanitizeRichText(consentText),
    });
    await tx.delete(popupLinks).where(eq(popupLinks.popupId, id));
    const links = targets.map((target) => ({
      popupId: id,
      module: target.module,
      itemId: target.id,
    }));
    if (links.length > 0) await tx.insert(popupLinks).values(links).onConflictDoNothing();
    return id;
  });

/** Takes a popup off the pages; tell it with `announcePopups`. Answers whether there was such a one. */
export const stopPopup = async (db: Db, id: number): Promise<boolean> => {
  const { rowCount } = await db
    .update(popups)
    .set({ state: 'Offline', revision: next })
    .where(eq(popups.id, id));
  return rowCount === 1;
};
