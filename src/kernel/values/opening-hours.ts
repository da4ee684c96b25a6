/** Names by `Date.getDay()`: Sunday first (S2.12/6). */
export const weekdays = [
  'zondag',
  'maandag',
  'dinsdag',
  'woensdag',
  'donderdag',
  'vrijdag',
  'zaterdag',
] as const;

export type Weekday = (typeof weekdays)[number];

/** From and until as `HH:MM`, in the store's own time. */
export type OpenPeriod = [from: string, until: string];

/** A day without periods is closed. */
export type WeekHours = Record<Weekday, OpenPeriod[]>;
