import { type SQL, sql } from 'drizzle-orm';
import {
  entityChanges,
  findStored,
  listStoredEntities,
  tellFields,
} from '#features/entities/api.server';
import { staffActions } from '#features/staff/api.server';
import { may, type StaffMember } from '#features/staff/contract';
import { wireName } from '#kernel/define/entity';
import { auditTexts as texts } from '#kernel/messages/nl-audit';
import type { Host } from '#platform/host';
import type { ToldDeed, Values } from '../contract';
import { mayReadOf } from './guard';
import { titleOf } from './tell';

/** What of the audit log is asked for. */
export type AuditAsked = {
  search: string;
  /** `staff:3`, `api:2`, `none`; empty: everybody. */
  who: string;
  /** The name of an entity, or what was done, such as `login`; `refused`: what was refused. */
  what: string;
  /** Days, both ends included: `2026-03-02`. */
  from: string;
  until: string;
};

type Deed = {
  key: string;
  at: string;
  staff_id: number | null;
  api_user_id: number | null;
  import_id: number | null;
  way: string | null;
  action: string;
  outcome: 'success' | 'failure' | 'refused';
  entity: string | null;
  row_id: number | null;
  subject: string | null;
  client: string | null;
  device: string | null;
  before: Values | null;
  after: Values | null;
};

// Both lists as one; each is read by its index on time, so that a page of it takes no sorting of all.
const deeds = sql`(
  select 'c' || id as key, id, at, staff_id, api_user_id, import_id, way, action, 'success' as outcome,
    entity, row_id, null as subject, client, null as device, before, after
  from ${entityChanges}
  union all
  select 'a' || id as key, id, at, member_id as staff_id, null, null, null, action, outcome,
    null, null, subject, client, device, before, after
  from ${staffActions}
) as deeds`;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(Date.parse(text));

/** When a day begins here. */
const startOfDay = (day: string, more = 0): SQL =>
  sql`(${day}::date + ${more}::int)::timestamp at time zone 'Europe/Amsterdam'`;

const whoIs = (who: string): SQL | undefined => {
  const [, kind, id] = /^(staff|api):(\d{1,9})$/.exec(who) ?? [];
  if (kind === 'staff') return sql`staff_id = ${Number(id)}`;
  if (kind === 'api') return sql`api_user_id = ${Number(id)}`;
  return who === 'none' ? sql`staff_id is null and api_user_id is null` : undefined;
};

const holding = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;

const conditions = ({ search, who, what, from, until }: AuditAsked): SQL => {
  const all = [
    whoIs(who),
    what === 'refused' ? sql`outcome <> 'success'` : undefined,
    what !== '' && what !== 'refused' ? sql`(entity = ${what} or action = ${what})` : undefined,
    isDay(from) ? sql`at >= ${startOfDay(from)}` : undefined,
    isDay(until) ? sql`at < ${startOfDay(until, 1)}` : undefined,
    ...search
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, 6)
      .map((word) => {
        const text = holding(word);
        return sql`(subject ilike ${text} or client ilike ${text} or entity ilike ${text}
          or row_id::text = ${word} or before::text ilike ${text} or after::text ilike ${text})`;
      }),
  ];
  return sql.join([sql`true`, ...all.filter((one) => one !== undefined)], sql` and `);
};

const readDeeds = async (
  { db }: Host,
  asked: AuditAsked,
  { start, limit, before }: { start: number; limit: number; before?: Date },
): Promise<Deed[]> => {
  const { rows } = await db.execute(sql`
    select key, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      staff_id, api_user_id, import_id, way, action, outcome, entity, row_id, subject, client, device,
      before, after
    from ${deeds}
    where ${conditions(asked)} ${before ? sql`and at <= ${before.toISOString()}::timestamptz` : sql``}
    order by deeds.at desc, deeds.id desc, deeds.key
    limit ${limit} offset ${start}`);
  return rows as Deed[];
};

type Names = { staff: ReadonlyMap<number, string>; api: ReadonlyMap<number, string> };

const whoOf = (deed: Deed, names: Names): string => {
  if (deed.staff_id !== null) return names.staff.get(deed.staff_id) ?? texts.gone(deed.staff_id);
  if (deed.api_user_id !== null) return texts.api(names.api.get(deed.api_user_id) ?? '');
  return deed.entity === null ? texts.nobody : texts.command;
};

/** A value that the log has by a name of ours, in words. */
const toldValue = (name: string, value: unknown): unknown =>
  typeof value === 'string' ? (texts.values[`${name} ${value}`] ?? value) : value;

/** Of what is no row: what stood there, and what stands there since. */
const plainLines = ({ before, after }: Deed): string[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].map((name) => {
    const [from, to] = [before?.[name], after?.[name]].map((value) => toldValue(name, value));
    const label = texts.names[name] ?? name;
    if (from === undefined) return `${label}: ${to}`;
    return `${label}: ${from} → ${to ?? '–'}`;
  });

type Fields = ReadonlyMap<Deed, Awaited<ReturnType<typeof tellFields>>[number]>;

/** What deeds came to field by field, those of one entity at once. */
const readFields = async (host: Host, deeds: readonly Deed[]): Promise<Fields> => {
  const names = [...new Set(deeds.flatMap(({ entity }) => entity ?? []))];
  const read = names.map(async (name) => {
    const stored = findStored(host, name);
    const own = deeds.filter(({ entity }) => entity === name);
    const told = stored ? await tellFields(host.db, stored, own) : [];
    return own.map((deed, at) => [deed, told[at] ?? {}] as const);
  });
  return new Map((await Promise.all(read)).flat());
};

/** What a change of a row came to, as far as whoever asks may read such rows. */
const linesOf = (host: Host, member: StaffMember, deed: Deed, fields: Fields): string[] => {
  const stored = deed.entity === null ? undefined : findStored(host, deed.entity);
  if (!stored) return plainLines(deed);
  if (!may(member.rights, stored.entity.name, 'read')) return [];
  const mayRead = mayReadOf(member, stored);
  const readable = new Set(stored.entity.fields.filter(mayRead).map(wireName));
  return Object.entries(fields.get(deed) ?? {}).flatMap(([wire, { told }]) =>
    readable.has(wire) ? told : [],
  );
};

const tellDeed = (host: Host, member: StaffMember, names: Names, fields: Fields) => {
  return (deed: Deed): ToldDeed => {
    const stored = deed.entity === null ? undefined : findStored(host, deed.entity);
    const values = deed.after ?? deed.before;
    const isRead = stored && may(member.rights, stored.entity.name, 'read');
    const title = isRead ? String(values?.[titleOf(stored)] ?? deed.row_id) : String(deed.row_id);
    const isThere = isRead && deed.after !== null;
    return {
      ...{ id: deed.key, at: deed.at, who: whoOf(deed, names), outcome: deed.outcome },
      what: texts.actions[deed.action] ?? deed.action,
      way: deed.way && deed.way !== 'office' ? (texts.ways[deed.way] ?? deed.way) : '',
      subject: deed.entity
        ? `${stored?.entity.label.one ?? deed.entity} ‘${title}’`
        : (deed.subject ?? ''),
      ...(isThere && { to: `/${stored.entity.access}/${deed.row_id}` }),
      lines: linesOf(host, member, deed, fields),
      from: [deed.client, deed.device].filter(Boolean).join(' · '),
    };
  };
};

/** Some of the audit log, the last deed first. */
export const tellAudit = async (
  host: Host,
  member: StaffMember,
  {
    asked,
    names,
    ...page
  }: {
    asked: AuditAsked;
    names: Names;
    start: number;
    limit: number;
    before?: Date;
  },
): Promise<ToldDeed[]> => {
  const deeds = await readDeeds(host, asked, page);
  const fields = await readFields(host, deeds);
  return deeds.map(tellDeed(host, member, names, fields));
};

/** What can be chosen as what was done: the entities that there are, and what else is noted. */
export const auditChoices = (host: Host): { value: string; label: string }[] => [
  { value: 'refused', label: texts.refused },
  ...listStoredEntities(host).map(({ entity }) => ({
    ...{ value: entity.name, label: entity.label.many },
  })),
  ...Object.entries(texts.actions).map(([value, label]) => ({ value, label })),
];
