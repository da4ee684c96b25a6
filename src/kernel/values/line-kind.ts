/** What is bought: a thing, a gift card (which is mailed), or a seat at an event. */
export type LineKind = 'goods' | 'giftcard' | 'seat';

/** Whether it goes in a parcel, or is fetched: gift cards are mailed, and a seat stays where it is. */
export const isGoods = ({ kind = 'goods' }: { kind?: LineKind }): boolean => kind === 'goods';

/** Whether seats are among what is bought, or all of it. */
export type SeatsAmong = 'none' | 'some' | 'all';

export const seatsAmong = (lines: readonly { kind?: LineKind }[]): SeatsAmong => {
  const seats = lines.filter(isSeat).length;
  if (seats === 0) return 'none';
  return seats === lines.length ? 'all' : 'some';
};

/** A seat at an event. */
export const isSeat = ({ kind }: { kind?: LineKind }): boolean => kind === 'seat';

/** How many pieces are seats. */
export const countSeats = (lines: readonly { kind?: LineKind; quantity: number }[]): number =>
  lines.filter(isSeat).reduce((sum, { quantity }) => sum + quantity, 0);
