const isDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

/** A day as feeds write it: `2026-03-02`, with or without a time, `2-3-2026`, or RFC 5322's form. */
export const isoDay = (text: string): string | undefined => {
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ]|$)/.exec(text)?.[1];
  if (iso) return isDay(iso) ? iso : undefined;
  const [, day, month, year] = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(text) ?? [];
  if (day && month && year) {
    const dutch = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return isDay(dutch) ? dutch : undefined;
  }
  if (!/^[A-Za-z]{3}, \d{1,2} [A-Za-z]{3} \d{4}/.test(text)) return undefined;
  const time = Date.parse(`${text.slice(5).split(' ').slice(0, 3).join(' ')} UTC`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
};
