/** English for the store that a visitor made his, where English pages show it. */
import { dayAndMonth } from '../values/dutch-dates';
import type { Weekday } from '../values/opening-hours';
import type { Fallback } from './language';
import type { myStoreTexts } from './nl-my-store';

const weekdays: Record<Weekday, string> = {
  zondag: 'Sunday',
  maandag: 'Monday',
  dinsdag: 'Tuesday',
  woensdag: 'Wednesday',
  donderdag: 'Thursday',
  vrijdag: 'Friday',
  zaterdag: 'Saturday',
};

export const enMyStore: Fallback<typeof myStoreTexts> = {
  label: 'My store',
  state: (now) => {
    if (now.open) return now.until ? `open until ${now.until}` : 'open day and night';
    if (!now.next) return 'closed';
    const { from, weekday, inDays, date } = now.next;
    if (inDays === 0) return `closed, today from ${from}`;
    if (inDays === 1) return `closed, tomorrow from ${from}`;
    if (inDays < 7) return `closed, ${weekdays[weekday]} from ${from}`;
    const { day, month } = dayAndMonth(date, 'en-GB');
    return `closed until ${day} ${month}`;
  },
  inStock: 'In stock at my store',
  find: 'Choose your store',
};
