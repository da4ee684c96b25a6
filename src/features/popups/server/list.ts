import { asc, eq, inArray } from 'drizzle-orm';
import { findOffers } from '#features/promotions/api.server';
import { givesDiscount, kindOf, type PopupKind } from '#kernel/values/popup';
import type { Db } from '#platform/db/types';
import type { PopupTarget } from '../contract';
import { popupLinks, popups } from './tables';

/** A popup as those who make it know it. */
export type ListedPopup = {
  id: number;
  title: string;
  state: 'Online' | 'Offline';
  kind: PopupKind;
  targets: readonly PopupTarget[];
  /** Its offer gives no codes (any more): it isn't shown. */
  isOver: boolean;
};

/** All popups of a site, also those that aren't online. */
export const listPopups = async (db: Db, siteId: number): Promise<ListedPopup[]> => {
  const rows = await db
    .select()
    .from(popups)
    .where(eq(popups.siteId, siteId))
    .orderBy(asc(popups.id));
  const ids = rows.map(({ id }) => id);
  const links = await db.select().from(popupLinks).where(inArray(popupLinks.popupId, ids));
  const offers = await findOffers(
    db,
    rows.flatMap(({ discountOfferId }) => discountOfferId ?? []),
  );
  return rows.map(({ id, title, state, popupactionId, discountOfferId }) => {
    const data = { popupaction_id: popupactionId };
    const offer = offers.find((one) => one.id === discountOfferId);
    return {
      ...{ id, title, state, kind: kindOf(data) },
      targets: links
        .filter(({ popupId }) => popupId === id)
        .map(({ module, itemId }) => ({ module, id: itemId })),
      isOver: givesDiscount(data) && offer?.state !== 'on',
    };
  });
};
