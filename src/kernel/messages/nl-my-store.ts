/** The store that a visitor made his. */
import { dayAndMonth } from '../values/dutch-dates';
import type { OpenState } from '../values/opening-hours';

/** 'open tot 18:00', 'gesloten, morgen vanaf 09:30': true until it changes. */
const state = (now: OpenState): string => {
  if (now.open) return now.until ? `open tot ${now.until}` : 'dag en nacht open';
  if (!now.next) return 'gesloten';
  const { from, weekday, inDays, date } = now.next;
  if (inDays === 0) return `gesloten, vandaag vanaf ${from}`;
  if (inDays === 1) return `gesloten, morgen vanaf ${from}`;
  if (inDays < 7) return `gesloten, ${weekday} vanaf ${from}`;
  const { day, month } = dayAndMonth(date);
  return `gesloten tot ${day} ${month}`;
};

export const myStoreTexts = {
  label: 'Mijn winkel',
  state,
  choose: 'Maak dit mijn winkel',
  forget: 'Niet meer mijn winkel',
  /** On a store's own page. */
  chosen: 'Dit is jouw winkel',
  /** Read aloud. */
  toldChosen: (store: string) => `${store} is nu jouw winkel.`,
  toldForgotten: (store: string) => `${store} is niet meer jouw winkel.`,
  inStock: 'Op voorraad in mijn winkel',
  /** Below it, for who has none yet. */
  find: 'Kies je winkel',
  none: 'Niet op voorraad',
};
