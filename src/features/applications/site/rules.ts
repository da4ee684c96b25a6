import { applications as limits } from '#kernel/limits-applications';
import { AVAILABLE } from '../contract';

/** As three selects give it. */
export type Birth = { day: string; month: string; year: string };

const two = (number: string): string => number.padStart(2, '0');

/** The day of birth as `YYYY-MM-DD`; undefined when something is missing or there is no such day. */
export const birthDay = ({ day, month, year }: Birth): string | undefined => {
  if (![day, month, year].every((part) => /^\d{1,4}$/.test(part))) return undefined;
  const text = `${year.padStart(4, '0')}-${two(month)}-${two(day)}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
};

/**
 * Age in whole years on a day, both `YYYY-MM-DD`: on a birthday one is a year older. Who was born on
 * 29 February gets older on 1 March in other years.
 */
export const ageOn = (born: string, today: string): number => {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
};

/** What an age means for who wants to work: the law has rules of its own for each. */
export type AgeClass = 'child' | 'young' | 'adult';

/** At 13 to 15 one may do light work, until 18 not at night; from then as everybody. */
export const ageClassOf = (age: number): AgeClass => {
  if (age < 16) return 'child';
  return age < 18 ? 'young' : 'adult';
};

/** S5.3/3 */
export const hasEnoughChoices = (count: number): boolean => count >= limits.choices;

/** Whether a field is a day of the availability chooser. */
export const isAvailability = (name: string): boolean => name.startsWith(AVAILABLE);
