type Event = {
  state: 'Online' | 'Offline';
  seats: number | null;
  seatVariantId: number | null;
  startsAt: Date;
};

/** Whether seats at an event are booked: it has them, and has not begun. */
export const isBookable = <E extends Event>(
  event: E,
  now: Date,
): event is E & { seats: number; seatVariantId: number } =>
  event.state === 'Online' &&
  event.seats !== null &&
  event.seatVariantId !== null &&
  event.startsAt > now;

/** What is in the way of booking so many seats; `had`: that the same person has at this event already. */
export const findSeatsProblem = (
  seats: number | undefined,
  { left, most, had = 0 }: { left: number; most: number; had?: number },
): 'number' | 'full' | 'left' | 'most' | undefined => {
  if (!seats || seats < 1) return 'number';
  if (left < 1) return 'full';
  if (seats + had > most) return 'most';
  return seats > left ? 'left' : undefined;
};
