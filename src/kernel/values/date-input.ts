const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const DUTCH = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/;
const TIME = /^(\d{1,2})[:.](\d{2})(?::\d{2})?$/;

const two = (part: string | number) => String(part).padStart(2, '0');

const asDay = (year = '', month = '', day = ''): string | undefined => {
  const text = `${year}-${two(month)}-${two(day)}`;
  const date = new Date(`${text}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return exists ? text : undefined;
};

/** Reads a day as people type it, '2026-11-20' or '20-11-2026', as the first; undefined: no day. */
export const readDay = (text: string): string | undefined => {
  const iso = ISO.exec(text.trim());
  if (iso) return asDay(iso[1], iso[2], iso[3]);
  const dutch = DUTCH.exec(text.trim());
  return dutch ? asDay(dutch[3], dutch[2], dutch[1]) : undefined;
};

/** Reads a time of day, '9:05' or '09:05:00', as '09:05'; undefined when it is none. */
export const readTime = (text: string): string | undefined => {
  const [, hours = '', minutes = ''] = TIME.exec(text.trim()) ?? [];
  const isTime = hours !== '' && Number(hours) < 24 && Number(minutes) < 60;
  return isTime ? `${two(hours)}:${minutes}` : undefined;
};

/** More than the longest way to write a day and a time. */
const LONGEST_MOMENT = 60;

/** Reads a day and a time, with a space or a 'T' between, as '2026-11-20 09:05'. */
export const readMoment = (text: string): string | undefined => {
  const typed = text.trim();
  // A long row of spaces would be gone through from each of them.
  if (typed.length > LONGEST_MOMENT) return undefined;
  const [, day = '', time = ''] = /^(.+?)[T ]+(\d{1,2}[:.]\d{2}.*)$/.exec(typed) ?? [];
  const moment = [readDay(day), readTime(time)];
  return moment.includes(undefined) ? undefined : moment.join(' ');
};
