import { type BlockSchedule, readSchedule } from './block-schedule';
import { type PopupConditions, readConditions } from './popup-conditions';

/** When a popup opens and for whom, as it is stored. */
export type PopupAudience = { schedule: unknown; conditions: unknown };

/** Ways to come to a page that exclude each other; a host name may be any of them. */
const kinds = ['search', 'social', 'own', 'other', 'direct'];

const isApart = <T>(one: readonly T[] | undefined, other: readonly T[] | undefined): boolean =>
  one !== undefined && other !== undefined && !one.some((item) => other.includes(item));

const isAnotherWay = ({ from: one }: PopupConditions, { from: other }: PopupConditions): boolean =>
  isApart(one, other) && [...(one ?? []), ...(other ?? [])].every((way) => kinds.includes(way));

const isOtherCart = ({ cart: one = {} }: PopupConditions, { cart: other = {} }: PopupConditions) =>
  (one.most ?? Number.POSITIVE_INFINITY) < (other.least ?? 0) ||
  (other.most ?? Number.POSITIVE_INFINITY) < (one.least ?? 0);

const isBefore = (one: BlockSchedule, other: BlockSchedule): boolean =>
  !one.outside &&
  !other.outside &&
  one.until !== undefined &&
  other.from !== undefined &&
  one.until < other.from;

const isOtherTime = (one: BlockSchedule, other: BlockSchedule): boolean =>
  isBefore(one, other) ||
  isBefore(other, one) ||
  isApart(
    one.stores?.length ? one.stores : undefined,
    other.stores?.length ? other.stores : undefined,
  );

/**
 * Whether there may be a visitor for whom both popups are meant at one moment. Hours of a week aren't compared: two
 * that never overlap in them count as meeting.
 */
export const mayMeet = (one: PopupAudience, other: PopupAudience): boolean => {
  const [here, there] = [readConditions(one.conditions), readConditions(other.conditions)];
  const [now, then] = [readSchedule(one.schedule), readSchedule(other.schedule)];
  // One that can't be read opens nowhere.
  if (!here || !there || !now || !then) return false;
  return !(
    isApart(here.devices, there.devices) ||
    (here.visit !== undefined && there.visit !== undefined && here.visit !== there.visit) ||
    isAnotherWay(here, there) ||
    isOtherCart(here, there) ||
    isOtherTime(now, then)
  );
};
