import type { Fallback } from './language';
import type { rangeTexts } from './nl-moment-range';

/** English for a time from one moment until another. */
export const enRangeTexts: Fallback<typeof rangeTexts> = {
  between: (from, until) => `from ${from} until ${until}`,
  since: (from) => `from ${from}`,
  till: (until) => `until ${until}`,
  from: 'From',
  until: 'Until',
  open: 'Empty: no limit.',
  zone: 'Dutch time (Amsterdam).',
  order: 'Choose a moment after the start.',
  skipped: 'There is no such time that night: the clock goes forward an hour.',
  wrong: 'Fill in a day and a time.',
};
