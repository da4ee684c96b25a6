import { and } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type By,
  byIds,
  changeItem,
  createItem,
  isSame,
  listRows,
  MOST_CHANGES,
  readHistory,
  readNamed,
  readRevision,
  readRows,
  readSent,
  refuseProblems,
  removeItem,
  restoreItem,
  StaleRevision,
  type StoredEntity,
  type Values,
  valuesOf,
} from '#features/entities/api.server';
import { getSite } from '#features/settings/api.server';
import type { RowAction, StaffMember } from '#features/staff/contract';
import { wireName } from '#kernel/define/entity';
import { AppError, badRequest, notFound } from '#kernel/errors';
import { staff as limits } from '#kernel/limits-staff';
import { entityTexts } from '#kernel/messages/nl-entities';
import { readWholeNumber } from '#kernel/values/whole-number';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { one, type Params, queryParams } from '#platform/http/params';
import type { ToldChangeOfRow, ToldForm, ToldList } from '../contract';
import { forgetDraft, listOthers, readDraft } from './drafts';
import {
  mayReadOf,
  mayWriteOf,
  ownRows,
  requireEntity,
  requireOwnStore,
  requireStaff,
} from './guard';
import { openOf } from './plan/store';
import { officeRoute } from './route';
import { fieldsOfList, tellListed, tellRow, titleOf } from './tell';

const LARGEST_ID = 2 ** 31 - 1;

export const idOf = ({ params }: FastifyRequest): number => {
  const id = readWholeNumber((params as { id: string }).id) ?? 0;
  if (id <= 0 || id > LARGEST_ID) throw notFound(entityTexts.notFound);
  return id;
};

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a call is about: who calls, and with which rows. */
export type Call = { member: StaffMember; stored: StoredEntity; by: By };

const callOf = async (host: Host, request: FastifyRequest, action: RowAction): Promise<Call> => {
  const { member } = await requireStaff(host, request);
  const { entity } = request.params as { entity: string };
  const stored = requireEntity(host, member, entity, action);
  return { member, stored, by: { way: 'office', staffId: member.id, client: clientOf(request) } };
};

const dataOf = ({ body }: FastifyRequest): Values => {
  const data = isValues(body) ? body.data : undefined;
  if (!isValues(data)) throw badRequest(entityTexts.body, { data: entityTexts.body });
  return data;
};

/** The revision that the writer read; `*`: he writes over whatever stands there. */
export const revisionOf = ({ body }: FastifyRequest): number | '*' => {
  const revision = isValues(body) ? body.revision : undefined;
  if (revision === '*') return revision;
  if (typeof revision === 'number' && Number.isSafeInteger(revision) && revision > 0) {
    return revision;
  }
  throw new AppError(428, 'if_match', entityTexts.ifMatch);
};

/** Values that a member may write. Throws a 400 that names each field that is wrong. */
export const checked = ({ member, stored }: Call, sent: Values, stands?: Values): Values => {
  const { values, problems } = readSent(stored.entity.fields, sent, {
    mayWrite: mayWriteOf(member, stored),
    ...(stands && { stands }),
  });
  refuseProblems(problems, stored.entity.fields);
  return values;
};

/** A row that there is for a member. Throws a 404. */
export const findRow = async (
  host: Host,
  { member, stored }: Pick<Call, 'member' | 'stored'>,
  id: number,
): Promise<{ id: number; revision: number; values: Values }> => {
  const [row] = await readRows(host.db, stored, getSite(host).id, byIds(stored, [id]));
  if (!row) throw notFound(entityTexts.notFound);
  const values = valuesOf(stored, row);
  requireOwnStore(member, stored, { id, values });
  return { id, revision: row.revision, values };
};

/** The fields of the screen that a save comes from, where that has some of a row's alone. */
const partOf = ({ body }: FastifyRequest): readonly string[] => {
  const part = isValues(body) ? body.part : undefined;
  return Array.isArray(part) ? part.filter((wire) => typeof wire === 'string') : [];
};

/**
 * Writes a row of which several screens have a part each: what others changed meanwhile in their part is no
 * reason to refuse what changes in this one.
 */
const unlessPartChanged = async <T>(
  part: readonly string[],
  revision: number | '*',
  write: (revision: number | '*') => Promise<T>,
): Promise<T> => {
  try {
    return await write(revision);
  } catch (error) {
    if (!(error instanceof StaleRevision) || part.length === 0) throw error;
    const { current, read } = error;
    const isUntouched =
      read !== null && part.every((wire) => isSame(read[wire], current.values[wire]));
    if (!isUntouched) throw error;
    return unlessPartChanged(part, current.revision, write);
  }
};

export const unlessStale = async (
  call: Call,
  reply: FastifyReply,
  run: () => Promise<object>,
): Promise<object> => {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof StaleRevision)) throw error;
    const { current, read } = error;
    const tell = (values: Values) =>
      tellRow(call.member, call.stored, { ...current, values }).values;
    reply.code(error.status);
    return {
      ...{ code: error.code, message: error.message, fields: {} },
      current: { revision: current.revision, values: tell(current.values) },
      read: read && tell(read),
    };
  }
};

const FILTER = /^f\.(\w{1,60})$/;

const filtersIn = (params: Params): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, values]) => {
      const [, wire] = FILTER.exec(name) ?? [];
      const said = values.filter((value) => value !== '');
      return wire && said.length > 0 ? [[wire, said]] : [];
    }),
  );

/** What a list is asked for by its address. */
export const askedIn = ({ url }: FastifyRequest) => {
  const params = queryParams(url);
  const limit = readWholeNumber(one(params, 'limit')) ?? limits.rows;
  const start = readWholeNumber(one(params, 'start')) ?? 0;
  return {
    search: (one(params, 'q') ?? '').slice(0, limits.search),
    filters: filtersIn(params),
    sort: one(params, 'sort') ?? '',
    limit: Math.max(1, Math.min(limit, limits.mostRows)),
    start: Math.max(0, Math.min(start, limits.counted)),
    columns: (one(params, 'columns') ?? '').split(',').filter(Boolean),
  };
};

/** Rows of entities: listing, reading, writing, their history. */
export const addRowRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const list = `${officePath.calls}/rows/:entity`;
  const item = `${list}/:id`;

  app.get(list, options, async (request): Promise<ToldList> => {
    const { member, stored } = await callOf(host, request, 'read');
    const { columns, ...asked } = askedIn(request);
    const only = ownRows(member, stored);
    const { rows, total } = await listRows(host.db, stored, getSite(host).id, {
      ...asked,
      ...(only && { only }),
      fields: fieldsOfList(stored, columns),
    });
    const ids = rows.map(({ id }) => id);
    const named = await readNamed(host.db, stored, ids, columns);
    const open = await openOf(host.db, host, stored.entity.name, ids);
    const plans = new Map(
      open.map(({ item, release: { at, name } }) => [item.rowId, { at, name }]),
    );
    return {
      rows: rows.map((row) => {
        const { at, name = '' } = plans.get(row.id) ?? {};
        const planned = { at: at?.toISOString() ?? null, name };
        const plain = tellListed(member, stored, row, columns);
        const names = Object.entries(named.get(row.id) ?? {}).filter(
          ([wire]) => plain.told[wire] !== undefined,
        );
        const listed = { ...plain, told: { ...plain.told, ...Object.fromEntries(names) } };
        return plans.has(row.id) ? { ...listed, planned } : listed;
      }),
      total,
    };
  });

  app.get(item, options, async (request): Promise<ToldForm> => {
    const call = await callOf(host, request, 'read');
    const { member, stored } = call;
    const row = await findRow(host, call, idOf(request));
    const about = { memberId: member.id, entity: stored.entity.name, rowId: row.id };
    const [draft, others] = await Promise.all([readDraft(host, about), listOthers(host, about)]);
    return { row: tellRow(member, stored, row), ...(draft && { draft }), others };
  });

  app.post(list, options, async (request, reply) => {
    const call = await callOf(host, request, 'create');
    const { member, stored, by } = call;
    const values = checked(call, dataOf(request));
    // A new store is nobody's own yet.
    requireOwnStore(member, stored, { values });
    const written = await createItem(host, { stored, by }, values);
    await forgetDraft(host, { memberId: member.id, entity: stored.entity.name, rowId: 0 });
    reply.code(201);
    return tellRow(member, stored, written);
  });

  app.patch(item, options, async (request, reply) => {
    const call = await callOf(host, request, 'change');
    const { member, stored, by } = call;
    const [id, read, data] = [idOf(request), revisionOf(request), dataOf(request)];
    // Of what isn't his own he is told nothing, how it stands included.
    await findRow(host, call, id);
    const named = partOf(request);
    const part = named.length > 0 ? [...named, ...Object.keys(data)] : [];
    return unlessStale(call, reply, async () => {
      const written = await unlessPartChanged(part, read, (revision) =>
        changeItem(host, { stored, by }, { id, revision }, (stands) => {
          requireOwnStore(member, stored, { id, values: stands });
          const values = checked(call, data, stands);
          requireOwnStore(member, stored, { id, values: { ...stands, ...values } });
          return values;
        }),
      );
      await forgetDraft(host, { memberId: member.id, entity: stored.entity.name, rowId: id });
      return tellRow(member, stored, written);
    });
  });

  app.delete(item, options, async (request, reply) => {
    const call = await callOf(host, request, 'delete');
    const row = { id: idOf(request), revision: revisionOf(request) };
    await findRow(host, call, row.id);
    return unlessStale(call, reply, async () => {
      const { id } = await removeItem(host, { stored: call.stored, by: call.by }, row);
      return { id };
    });
  });

  app.get(`${item}/history`, options, async (request): Promise<ToldChangeOfRow[]> => {
    const call = await callOf(host, request, 'read');
    const id = idOf(request);
    await findRow(host, call, id);
    const params = queryParams(request.url);
    const start = readWholeNumber(one(params, 'start')) ?? 0;
    const mayRead = mayReadOf(call.member, call.stored);
    const readable = call.stored.entity.fields.filter(mayRead).map(wireName);
    // A screen that has some of a row's fields tells what became of those.
    const named = one(params, 'part')?.split(',') ?? [];
    const part = readable.filter((wire) => named.includes(wire));
    const asked = { start, limit: MOST_CHANGES, part };
    const changes = await readHistory(host, call.stored, id, asked);
    const told = new Set(part.length > 0 ? part : readable);
    return changes.map(({ fields, ...change }) => ({
      ...change,
      lines: Object.entries(fields).flatMap(([wire, one]) => (told.has(wire) ? one.told : [])),
    }));
  });

  app.post(`${item}/restore`, options, async (request, reply) => {
    const call = await callOf(host, request, 'change');
    const { stored, by, member } = call;
    const id = idOf(request);
    const to = isValues(request.body) ? request.body.to : undefined;
    if (typeof to !== 'number' || !Number.isSafeInteger(to)) {
      throw badRequest(entityTexts.revision, { to: entityTexts.revision });
    }
    await findRow(host, call, id);
    const part = partOf(request);
    const known = stored.entity.fields.map(wireName);
    if (!part.every((wire) => known.includes(wire))) {
      const told = entityTexts.unknownField(known.join(', '));
      throw badRequest(told, { part: told });
    }
    // What was is put back whole, or as a screen has it, so it is for who may write all of that.
    const isWhole = stored.entity.fields
      .filter((field) => part.length === 0 || part.includes(wireName(field)))
      .every((field) => field.writtenBy === 'nobody' || mayWriteOf(member, stored)(field));
    if (!isWhole) throw new AppError(403, 'may_not', entityTexts.mayNotWrite);
    const held = await readRevision(host.db, stored, id, to);
    // It may have been another store's then.
    if (held) requireOwnStore(member, stored, { id, values: held });
    const row = { id, to, part, revision: revisionOf(request) };
    return unlessStale(call, reply, async () => {
      const written = await restoreItem(host, { stored, by: { ...by, way: 'restore' } }, row);
      return tellRow(member, stored, written);
    });
  });

  /** Rows by their numbers, or by what is typed, of those that filters leave: for fields that name rows. */
  app.get(`${officePath.calls}/names/:entity`, options, async (request) => {
    const { member, stored } = await callOf(host, request, 'read');
    const params = queryParams(request.url);
    const asked = one(params, 'ids');
    const ids = (asked ?? '')
      .split(',')
      .flatMap((text) => readWholeNumber(text) ?? [])
      .slice(0, limits.mostRows);
    const siteId = getSite(host).id;
    const only = ownRows(member, stored);
    const rows =
      asked !== undefined
        ? await readRows(host.db, stored, siteId, and(byIds(stored, ids), only))
        : (
            await listRows(host.db, stored, siteId, {
              ...{ search: (one(params, 'q') ?? '').slice(0, limits.search), start: 0, limit: 20 },
              ...{ sort: titleOf(stored), fields: [titleOf(stored)], filters: filtersIn(params) },
              ...(only && { only }),
            })
          ).rows;
    return rows.map((row) => ({
      id: row.id,
      title: String(valuesOf(stored, row)[titleOf(stored)] ?? row.id),
    }));
  });
};
