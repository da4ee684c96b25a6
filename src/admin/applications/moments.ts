import { hiringTexts } from '#kernel/messages/nl-hiring';

const texts = hiringTexts.board;

const DAY = 86_400_000;

/** The day that the chain's clock has, as a number of days. */
const dayNumber = (at: number): number =>
  Date.parse(new Date(at).toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' })) / DAY;

/** Days of the calendar from one moment to another. */
export const daysBetween = (from: string, to: number): number =>
  dayNumber(to) - dayNumber(Date.parse(from));

/** 'vandaag', '3 dagen geleden' */
export const agoOf = (at: string, now: number): string => {
  const days = daysBetween(at, now);
  return days <= 0 ? texts.today : texts.ago(days);
};

/** How long it takes before it is erased. */
export const erasedOf = (at: string, now: number): string => {
  const days = -daysBetween(at, now);
  return days <= 0 ? texts.erasedToday : texts.erasedIn(Math.abs(days));
};
