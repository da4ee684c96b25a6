import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  type FileItem,
  importItems,
  readSent,
  type StoredRow,
  type Values,
  valuesOf,
} from '#features/entities/api.server';
import { AppError, badRequest } from '#kernel/errors';
import { hoursTexts as texts } from '#kernel/messages/nl-office-hours';
import { staffTexts } from '#kernel/messages/nl-staff';
import { formatDay } from '#kernel/values/dutch-dates';
import { writePeriods, writeSpecial } from '#kernel/values/hours-text';
import {
  dayAfter,
  type SpecialHours,
  type Weekday,
  type WeekHours,
  weekdays,
} from '#kernel/values/opening-hours';
import { type ManyDays, specialOf, standingOn, withSpecial } from '#kernel/values/special-days';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import type { ToldHours } from '../contract';
import { rowsOf, tellReport } from './bulk-routes';
import { mayWriteOf, requireEntity, requireOwnStore, requireStaff } from './guard';
import { officeRoute } from './route';

const STORE = 'Location';
/** Days that get hours at once, and how long one stretch of them is at most. */
const MOST_DAYS = 60;
const LONGEST = 366;

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/);
const periods = z.array(z.tuple([time, time])).max(6);
const day = z.iso.date().refine((value) => value > '2000' && dayAfter(value, 0) === value);

const days = z
  .strictObject({
    ...{ from: day, until: day, label: z.string().trim().max(100) },
    hours: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('closed') }),
      z.strictObject({ kind: z.literal('sunday') }),
      z.strictObject({ kind: z.literal('until'), time }),
      z.strictObject({ kind: z.literal('periods'), periods: periods.min(1) }),
    ]),
  })
  .refine(({ from, until }) => from <= until && until <= dayAfter(from, LONGEST));

const asked = z.object({
  days: z.array(days).max(MOST_DAYS).default([]),
  week: z.partialRecord(z.enum(weekdays), periods).default({}),
  /** Days on which a store has hours of its own already: those stay, or give way. */
  over: z.enum(['keep', 'replace']).default('keep'),
  dryRun: z.boolean().default(false),
});

type Asked = Omit<z.infer<typeof asked>, 'days' | 'week'> & {
  days: ManyDays[];
  week: Partial<Record<Weekday, WeekHours[Weekday]>>;
};

const tellSpecial = ({ from, until, label, periods }: SpecialHours): string => {
  const days = from === until ? formatDay(from) : `${formatDay(from)} – ${formatDay(until)}`;
  return [`${days}: ${writePeriods(periods, ', ')}`, label].filter(Boolean).join(', ');
};

/** What a store's values become, what that tells of each day, and what stands in the way. */
const hoursOf = (stands: Values, { days, week, over }: Asked) => {
  const standing = stands.hours as Partial<WeekHours>;
  const hours = Object.fromEntries(
    weekdays.map((name) => [name, week[name] ?? standing[name] ?? []]),
  ) as WeekHours;
  let special = stands.special_hours as SpecialHours[];
  const conflicts: SpecialHours[] = [];
  const told = weekdays.flatMap((name) =>
    week[name] ? `${name}: ${writePeriods(week[name], ', ')}` : [],
  );
  for (const some of days) {
    const wanted = specialOf(some, hours);
    const others = standingOn(special, some);
    // What was said of those days already, word for word, is no conflict.
    const isSame = writeSpecial(others) === writeSpecial(wanted);
    if (!isSame) conflicts.push(...others);
    if (others.length > 0 && over === 'keep') continue;
    special = withSpecial(special, wanted);
    if (!isSame) told.push(...wanted.map(tellSpecial));
  }
  const isWeek = Object.keys(week).length > 0;
  return {
    ...{ conflicts, told },
    values: {
      ...(isWeek && { hours }),
      ...(days.length > 0 && { special_hours: special }),
    },
  };
};

/** Opening hours of many stores at once: with a trial first, conflicts told, and a way back. */
export const addHoursRoutes = (host: Host): void => {
  host.app.post(`${officePath.calls}/hours`, officeRoute(), async (request): Promise<ToldHours> => {
    const { member } = await requireStaff(host, request);
    const stored = requireEntity(host, member, STORE, 'change');
    const read = asked.safeParse(request.body);
    if (!read.success) throw badRequest(texts.wrong);
    const said = read.data as Asked;
    const [hasDays, hasWeek] = [said.days.length > 0, Object.keys(said.week).length > 0];
    if (!hasDays && !hasWeek) throw badRequest(texts.nothing);
    const mayWrite = mayWriteOf(member, stored);
    const fields = { specialHours: hasDays, hours: hasWeek } as Record<string, boolean>;
    if (!stored.entity.fields.every((one) => !fields[one.name] || mayWrite(one))) {
      throw new AppError(403, 'may_not', staffTexts.mayNot);
    }
    const rows = await rowsOf(host, member, stored, request.body as object);
    const planned = rows.map((row: StoredRow, at) => {
      const stands = valuesOf(stored, row);
      requireOwnStore(member, stored, { id: row.id, values: stands });
      const { values, conflicts, told } = hoursOf(stands, said);
      const { problems } = readSent(stored.entity.fields, values, { mayWrite });
      const key = String(stands.access);
      const item: FileItem = { line: at + 1, key, values, parts: {}, problems };
      return { item, title: String(stands.title), conflicts, told };
    });
    const items = planned.map(({ item }) => item);
    const source = { hash: `hours ${randomUUID()}`, items, total: items.length };
    const report = await importItems(host, stored, source, {
      ...{ file: texts.file, dryRun: said.dryRun, staffId: member.id },
    });
    const byKey = new Map(planned.map((one) => [one.item.key, one]));
    const named = <T extends { key: string }>(one: T): T => ({
      ...one,
      key: byKey.get(one.key)?.title ?? one.key,
    });
    const told = tellReport(report);
    return {
      ...told,
      plans: told.plans.map((plan) => ({
        ...named(plan),
        told: byKey.get(plan.key)?.told ?? plan.told,
      })),
      refused: told.refused.map(named),
      kept: report.plans.filter(
        ({ key, kind }) => kind === 'unchanged' && byKey.get(key)?.conflicts.length !== 0,
      ).length,
      conflicts: planned
        .filter(({ conflicts }) => conflicts.length > 0)
        .map(({ title, conflicts }) => ({
          store: title,
          stands: conflicts.map(tellSpecial),
        })),
    };
  });
};
