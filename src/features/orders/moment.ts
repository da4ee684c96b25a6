import { dayOf, formatDay, localTime } from '#kernel/values/dutch-dates';

/** '2 maart 2026 om 10:05', by Dutch clocks. */
export const formatMoment = (instant: Date): string => {
  const { minutes } = localTime(instant);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${formatDay(dayOf(instant))} om ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};
