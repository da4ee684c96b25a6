import {
  type OpenPeriod,
  type SpecialHours,
  type Weekday,
  type WeekHours,
  weekFromMonday,
} from './opening-hours';

const english: Record<Weekday, string> = {
  zondag: 'Sunday',
  maandag: 'Monday',
  dinsdag: 'Tuesday',
  woensdag: 'Wednesday',
  donderdag: 'Thursday',
  vrijdag: 'Friday',
  zaterdag: 'Saturday',
};

const TYPE = 'OpeningHoursSpecification';

const times = ([opens, closes]: OpenPeriod) => ({
  opens,
  closes: closes === '24:00' ? '23:59' : closes,
});

/** Opening hours as schema.org has them: one specification for all days with the same period. */
export const openingHoursJsonLd = (hours: WeekHours): object[] => {
  const byPeriod = new Map<string, { period: OpenPeriod; days: string[] }>();
  for (const weekday of weekFromMonday) {
    for (const period of hours[weekday] ?? []) {
      const same = byPeriod.get(period.join()) ?? { period, days: [] };
      same.days.push(`https://schema.org/${english[weekday]}`);
      byPeriod.set(period.join(), same);
    }
  }
  return [...byPeriod.values()].map(({ period, days }) => ({
    '@type': TYPE,
    dayOfWeek: days,
    ...times(period),
  }));
};

/** A day on which a store is closed opens and closes at midnight (Google's reading of schema.org). */
const CLOSED: OpenPeriod = ['00:00', '00:00'];

/** Special hours as schema.org's specialOpeningHoursSpecification; those before `today` are over. */
export const specialHoursJsonLd = (special: readonly SpecialHours[], today: string): object[] =>
  special
    .filter(({ until }) => until >= today)
    .flatMap(({ from, until, label, periods }) =>
      (periods.length > 0 ? periods : [CLOSED]).map((period) => ({
        '@type': TYPE,
        name: label || undefined,
        validFrom: from,
        validThrough: until,
        ...times(period),
      })),
    );
