import { eq, getTableColumns } from 'drizzle-orm';
import { findOffers } from '#features/promotions/api.server';
import { AppError } from '#kernel/errors';
import { popups as limits } from '#kernel/limits-popups';
import { popupServerTexts } from '#kernel/messages/nl-popups';
import { readSchedule } from '#kernel/values/block-schedule';
import { isLocalAddress } from '#kernel/values/local-address';
import { givesDiscount, type PopupLink } from '#kernel/values/popup';
import { readConditions } from '#kernel/values/popup-conditions';
import { transact } from '#platform/db/transact';
import type { Db, Tx } from '#platform/db/types';
import { sanitizeRichText } from '#platform/sanitize/sanitize';
import type { PopupTarget } from '../contract';
import { fieldProblems } from './field-problems';
import { popupLinks, popups } from './tables';

export type NewPopup = typeof popups.$inferInsert;

type Values = Omit<typeof popups.$inferSelect, 'id' | 'siteId'>;

const texts = popupServerTexts.definition;

const { id: _, siteId: __, ...columns } = getTableColumns(popups);

/** What a popup is where nothing is said of it. */
const silent = Object.fromEntries(
  Object.entries(columns).map(([key, column]) => [key, column.default ?? null]),
) as Values;

/** All of a popup: what nothing is said of is as it is for every other, whatever it was before. */
const wholeOf = ({ id: _id, siteId: _site, ...popup }: NewPopup): Values => {
  const said = Object.entries(popup).filter(([, value]) => value !== undefined);
  return { ...silent, ...(Object.fromEntries(said) as Partial<Values>) };
};

const isWeb = (href: string): boolean =>
  isLocalAddress(href) || /^(https?:\/\/|tel:|mailto:)/.test(href);

const linkProblems = ({ before, after }: Values): string[] =>
  [before.link, before.link2, after.link, after.link2]
    .filter((link): link is PopupLink => link !== undefined)
    .filter(({ href, confirm }) => !(confirm === undefined ? isWeb(href) : isLocalAddress(href)))
    .map(({ href }) => texts.link(href));

const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** Whether anybody can be rid of it, also without a keyboard. */
const isClosable = ({ closeButton, closeBackgroundclick, closePeriod }: Values): boolean =>
  closeButton === 'Y' || closeBackgroundclick !== 'N' || closePeriod > 0;

const offerProblems = async (db: Db, { popupactionId, discountOfferId }: Values) => {
  const givesCodes = givesDiscount({ popupaction_id: popupactionId });
  if (discountOfferId === null) return givesCodes ? [texts.offer] : [];
  const known = await findOffers(db, [discountOfferId]);
  return known.length === 1 ? [] : [texts.noOffer(discountOfferId)];
};

/** What is wrong with a popup, in the words of whoever made it; none: it can be used. */
const popupProblems = async (db: Db, popup: Values): Promise<string[]> => {
  const { popupactionId, openPeriod, closePeriod, schedule, conditions } = popup;
  const most = limits.longestPeriod;
  return [
    ...(isWithin(popupactionId, 1, 4) ? [] : [texts.kind]),
    ...(isWithin(popup.popuppositionId, 1, 9) ? [] : [texts.position]),
    ...(isWithin(openPeriod, 0, most) ? [] : [texts.period('open_period', most)]),
    ...(isWithin(closePeriod, 0, most) ? [] : [texts.period('close_period', most)]),
    ...(readSchedule(schedule) ? [] : [texts.schedule]),
    ...(readConditions(conditions) ? [] : [texts.conditions]),
    ...(isClosable(popup) ? [] : [texts.closing]),
    ...(await offerProblems(db, popup)),
    ...linkProblems(popup),
    ...fieldProblems(popup),
  ];
};

/** Writes a popup, new or in place of the one with its id. Throws a 404 when there is none. */
const write = async (tx: Tx, { id, siteId }: NewPopup, values: Values): Promise<number> => {
  const own = { ...values, ...(siteId !== undefined && { siteId }) };
  const [row] =
    id === undefined
      ? await tx.insert(popups).values(own).returning({ id: popups.id })
      : await tx.update(popups).set(own).where(eq(popups.id, id)).returning({ id: popups.id });
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
    if (problems.length > 0) throw new AppError(422, 'popup_definition', problems.join(' '));
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
  const { rowCount } = await db.update(popups).set({ state: 'Offline' }).where(eq(popups.id, id));
  return rowCount === 1;
};
