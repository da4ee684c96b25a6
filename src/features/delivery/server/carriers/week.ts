import { weekFromMonday } from '#kernel/values/opening-hours';

const SHORT = ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'];

/** Days are told together when they follow each other and have the same hours. */
const begin = (from: number, until: number): string => {
  if (from === until) return SHORT[from] ?? '';
  const between = until - from > 1 ? ' t/m ' : ' en ';
  return `${SHORT[from]}${between}${SHORT[until]}`;
};

/** Hours from Monday to Sunday ('' for a day that it is closed) → 'ma t/m vr 8:00–20:00, za 9:00–17:00'. */
export const weekText = (hours: readonly string[]): string => {
  const parts: string[] = [];
  for (let day = 0; day < weekFromMonday.length; day += 1) {
    const from = day;
    while (day + 1 < weekFromMonday.length && hours[day + 1] === hours[from]) day += 1;
    if (hours[from]) parts.push(`${begin(from, day)} ${hours[from]}`);
  }
  return parts.join(', ');
};

/** '08:00' → '8:00' */
export const shortTime = (time: string): string => time.replace(/^0(\d)/, '$1').slice(0, 5);
