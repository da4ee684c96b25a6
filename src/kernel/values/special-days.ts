import {
  dayAfter,
  type OpenPeriod,
  type SpecialHours,
  type WeekHours,
  weekdayOf,
} from './opening-hours';

/** What a store's hours on some days are to be: `until`: its usual ones, closing at a time at the latest. */
export type DayHours =
  | { kind: 'closed' }
  | { kind: 'sunday' }
  | { kind: 'until'; time: string }
  | { kind: 'periods'; periods: OpenPeriod[] };

/** Days that many stores get hours for. Both days count, as `YYYY-MM-DD`. */
export type ManyDays = { from: string; until: string; label: string; hours: DayHours };

const shares = (one: SpecialHours | ManyDays, other: SpecialHours | ManyDays): boolean =>
  one.from <= other.until && other.from <= one.until;

const closingBy = (time: string, periods: readonly OpenPeriod[]): OpenPeriod[] =>
  periods
    .filter(([from]) => from < time)
    .map(([from, until]) => [from, until > from && until < time ? until : time]);

/** The days between two, both counted. */
const daysOf = ({ from, until }: ManyDays): string[] => {
  const days: string[] = [];
  for (let day = from; day <= until; day = dayAfter(day, 1)) days.push(day);
  return days;
};

/** What some days come to for a store with these weekly hours. */
export const specialOf = (days: ManyDays, week: WeekHours): SpecialHours[] => {
  const { from, until, label, hours } = days;
  if (hours.kind === 'until') {
    return daysOf(days).map((day) => ({
      ...{ from: day, until: day, label },
      periods: closingBy(hours.time, week[weekdayOf(day)] ?? []),
    }));
  }
  const periods =
    hours.kind === 'closed' ? [] : hours.kind === 'sunday' ? week.zondag : hours.periods;
  return [{ from, until, label, periods: periods.map(([begin, end]) => [begin, end]) }];
};

/** What stands of days among a store's special ones. */
export const standingOn = (list: readonly SpecialHours[], days: ManyDays): SpecialHours[] =>
  list.filter((one) => shares(one, days));

const length = ({ from, until }: SpecialHours): number => Date.parse(until) - Date.parse(from);

/** What is left of special days beside one that holds on each of its days. */
const besides = (stands: readonly SpecialHours[], one: SpecialHours): SpecialHours[] => {
  const cut = stands.flatMap((whole) => {
    if (!shares(one, whole)) return [{ whole, rest: whole }];
    const isAround = whole.from <= one.from && one.until <= whole.until;
    // Of a season around it the shorter holds, so the season stays as it was.
    if (isAround && length(whole) > length(one)) return [{ whole, rest: whole }];
    const before = { ...whole, until: dayAfter(one.from, -1) };
    const after = { ...whole, from: dayAfter(one.until, 1) };
    return [before, after]
      .filter(({ from, until }) => from <= until)
      .map((rest) => ({ whole, rest }));
  });
  const isSame = (a: SpecialHours, b: SpecialHours) => a.from === b.from && a.until === b.until;
  // A season that is cut down to a feast within it was never seen on those days.
  return cut
    .filter(
      ({ whole, rest }) =>
        !cut.some((other) => isSame(other.rest, rest) && length(other.whole) < length(whole)),
    )
    .map(({ rest }) => rest);
};

/** Special days with others beside them, which hold on each of their days: what stood there gives way. */
export const withSpecial = (
  list: readonly SpecialHours[],
  added: readonly SpecialHours[],
): SpecialHours[] =>
  added.reduce<SpecialHours[]>(
    (stands, one) =>
      [...besides(stands, one), one].sort(
        (a, b) => a.from.localeCompare(b.from) || length(b) - length(a),
      ),
    [...list],
  );
