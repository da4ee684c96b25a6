import type { DeliveryRhythm } from './delivery-promise';

/** How most orders come to the door, in numbers that stay true in a page that is kept. */
export type UsualDelivery = Pick<DeliveryRhythm, 'cutOff' | 'packs' | 'days'> & {
  /** Cents with btw, of a light parcel. */
  priceCents: number;
  /** Goods cents from which it is free; absent: never. */
  freeFromCents?: number;
};

/** What it costs, of all that. */
export type DeliveryCost = Pick<UsualDelivery, 'priceCents' | 'freeFromCents'>;

const workdays: readonly string[] = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag'];

/** On which days orders leave: all seven, the five of the working week, or some other choice. */
export const leavesOn = ({
  packs,
}: Pick<UsualDelivery, 'packs'>): 'daily' | 'workdays' | 'some' => {
  if (packs.length === 7) return 'daily';
  return packs.length === 5 && packs.every((day) => workdays.includes(day)) ? 'workdays' : 'some';
};
