import { and, asc, eq, inArray } from 'drizzle-orm';
import { ENTITY_CHANGED, type EntityChanged } from '#features/overviews/api.server';
import { findOffers, OFFERS_CHANGED } from '#features/promotions/api.server';
import { getSite } from '#features/settings/api.server';
import { givesDiscount } from '#kernel/values/popup';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { PopupTarget } from '../contract';
import { popupEntity } from '../entity';
import { belongsTo, isDue, isOpen, type Popup, readPopup } from './popup';
import { popupLinks, popups } from './tables';

/** Says that popups changed. */
const POPUPS_CHANGED = 'popups.changed';

/** All that are online, in each process: pages are made with them without a question to the database. */
const kept = new WeakMap<Host, readonly Popup[]>();

/**
 * `{code_dagen}` in what a popup says is how many days its offer's codes are good, so that no text
 * contradicts the offer.
 */
export const withDays = (row: typeof popups.$inferSelect, days: number | undefined) => {
  if (days === undefined) return row;
  const texts = Object.entries(row).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const filled = texts.map(([key, text]) => [key, text.replaceAll('{code_dagen}', String(days))]);
  return { ...row, ...(Object.fromEntries(filled) as Partial<typeof row>) };
};

const read = async (host: Host): Promise<readonly Popup[]> => {
  const rows = await host.db
    .select()
    .from(popups)
    .where(and(eq(popups.siteId, getSite(host).id), eq(popups.state, 'Online')))
    .orderBy(asc(popups.seq), asc(popups.id));
  const ids = rows.map(({ id }) => id);
  const links =
    ids.length === 0
      ? []
      : await host.db.select().from(popupLinks).where(inArray(popupLinks.popupId, ids));
  const offers = await findOffers(
    host.db,
    rows.flatMap(({ discountOfferId }) => discountOfferId ?? []),
  );
  return rows.map((row) => {
    const offer = offers.find(({ id }) => id === row.discountOfferId);
    const wantsOffer = givesDiscount({ popupaction_id: row.popupactionId });
    return readPopup(host, withDays(row, offer?.validDays), {
      links: links.filter(({ popupId }) => popupId === row.id),
      isOver: wantsOffer && offer?.state !== 'on',
    });
  });
};

/** The tag of what shows the popups of something. */
export const tagOf = ({ module, id }: PopupTarget): string => `popups:${module}:${id}`;

/** Readings come one after another, so that none is followed by what was read before it. */
const reading = new WeakMap<Host, Promise<void>>();

const refresh = (host: Host): Promise<void> => {
  const next = (reading.get(host) ?? Promise.resolve()).catch(() => {}).then(() => readAgain(host));
  reading.set(host, next);
  return next;
};

/** Reads them anew, and drops the pages of what had one or has one now. */
const readAgain = async (host: Host): Promise<void> => {
  const before = kept.get(host) ?? [];
  const now = await read(host);
  kept.set(host, now);
  const targets = [...before, ...now].flatMap((popup) => popup.targets);
  host.cache.drop([...new Set(targets.map(tagOf))]);
};

/** Keeps popups in this process from now on. */
export const keepPopups = async (host: Host): Promise<void> => {
  kept.set(host, await read(host));
  host.events.subscribe(POPUPS_CHANGED, () => refresh(host));
  host.events.subscribe(OFFERS_CHANGED, () => refresh(host));
  host.events.subscribe<EntityChanged>(ENTITY_CHANGED, ({ entity }) =>
    entity === 'DiscountOffer' || entity === popupEntity.name ? refresh(host) : undefined,
  );
  host.events.onReconnect(() => refresh(host));
};

/** Tells every process that popups changed; with a transaction when that commits. */
export const announcePopups = (host: Host, tx?: Db): Promise<void> =>
  host.events.publish(POPUPS_CHANGED, {}, tx);

/** All that are online, the first before the others, whatever their time. */
export const listOnline = (host: Host): readonly Popup[] => kept.get(host) ?? [];

/** Those whose time it is. */
export const listDue = (host: Host, now: Date): Popup[] =>
  listOnline(host).filter((popup) => isDue(popup, now));

/** The popup with that number, if visitors may see it now. */
export const findDue = (host: Host, id: number, now: Date): Popup | undefined =>
  listDue(host, now).find((popup) => popup.id === id);

/**
 * The popup with that number, if its form may be sent now: whoever has it before him still may, also
 * once its offer has stopped.
 */
export const findOpen = (host: Host, id: number, now: Date): Popup | undefined =>
  listOnline(host).find((popup) => popup.id === id && isOpen(popup, now));

/** Those of a page's subject, whatever their time. */
export const listOf = (host: Host, target: PopupTarget): Popup[] =>
  listOnline(host).filter((popup) => belongsTo(popup, target));
