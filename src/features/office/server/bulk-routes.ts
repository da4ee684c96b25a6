import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import {
  byIds,
  exportEntity,
  type FileItem,
  findImport,
  type ImportReport,
  importEntity,
  importItems,
  listRows,
  readFields,
  readRows,
  readSent,
  refuseProblems,
  type StoredEntity,
  UnreadableFile,
  understands,
  undoImport,
  valuesOf,
  whichRows,
} from '#features/entities/api.server';
import { getSite } from '#features/settings/api.server';
import { noteAction } from '#features/staff/api.server';
import { may, rightOf, type StaffMember } from '#features/staff/contract';
import { wireName } from '#kernel/define/entity';
import { AppError, badRequest } from '#kernel/errors';
import { staff as limits } from '#kernel/limits-staff';
import { entityTexts } from '#kernel/messages/nl-entities';
import { officeTexts as texts } from '#kernel/messages/nl-office';
import { staffTexts } from '#kernel/messages/nl-staff';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { queryParams } from '#platform/http/params';
import type { ToldBulk } from '../contract';
import { mayWriteOf, ownRows, requireEntity, requireOwnStore, requireStaff } from './guard';
import { officeRoute } from './route';
import { askedIn } from './row-routes';
import { titleOf } from './tell';

/** Columns of a file that one can choose of. */
const MOST_COLUMNS = 200;

/** Which column of a file is what, as somebody chose; what makes no sense is left out. */
const readColumns = (sent: unknown): Record<string, string> =>
  isObject(sent)
    ? Object.fromEntries(
        Object.entries(sent)
          .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
          .slice(0, MOST_COLUMNS),
      )
    : {};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the address of a list says besides its filters. */
const listParams = new Set(['q', 'sort', 'start', 'limit', 'page', 'columns']);

/** What a change of many rows says that it is about. */
type Which = { ids?: unknown; list?: unknown };

/** The numbers of rows that a change is about: those that were ticked, or all of a list. */
export const rowIdsOf = async (
  host: Host,
  member: StaffMember,
  stored: StoredEntity,
  which: Which,
): Promise<number[]> => (await rowsOf(host, member, stored, which, [])).map(({ id }) => id);

/** Rows that a change of many is about; `fields`: of their fields no others. */
export const rowsOf = async (
  host: Host,
  member: StaffMember,
  stored: StoredEntity,
  { ids, list }: Which,
  fields?: readonly string[],
) => {
  const siteId = getSite(host).id;
  const only = ownRows(member, stored);
  if (Array.isArray(ids)) {
    const numbers = ids.filter((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31);
    if (numbers.length > limits.bulk) throw badRequest(texts.bulk.most(limits.bulk));
    return fields
      ? readFields(host.db, stored, siteId, { which: byIds(stored, numbers), fields })
      : readRows(host.db, stored, siteId, byIds(stored, numbers));
  }
  // What isn't said, or not understood, must not mean all.
  if (typeof list !== 'string') throw badRequest(texts.bulk.which);
  const { columns: _, ...asked } = askedIn({ url: `?${list}` } as FastifyRequest);
  const isUnderstood = ([name, said]: [string, readonly string[]]): boolean =>
    name.startsWith('f.')
      ? said.every((one) => understands(stored, name.slice(2), one))
      : listParams.has(name);
  if (!Object.entries(queryParams(`?${list}`)).every(isUnderstood)) {
    throw badRequest(texts.bulk.which);
  }
  const all = {
    ...asked,
    start: 0,
    limit: limits.bulk + 1,
    ...(only && { only }),
    ...(fields && { fields }),
  };
  const { rows } = await listRows(host.db, stored, siteId, all);
  if (rows.length > limits.bulk) throw badRequest(texts.bulk.most(limits.bulk));
  return rows;
};

export const tellReport = ({ plans, refused, importId }: ImportReport): ToldBulk => {
  const changing = plans.filter(({ kind }) => kind !== 'unchanged');
  return {
    made: plans.filter(({ kind }) => kind === 'new').length,
    changed: plans.filter(({ kind }) => kind === 'changed').length,
    unchanged: plans.length - changing.length,
    plans: changing.slice(0, limits.plans).map(({ key, kind, told }) => ({ key, kind, told })),
    refused: refused.map(({ line, key, reason }) => ({ line, key, reason })),
    ...(importId !== undefined && { importId }),
  };
};

/** Whether a member may write whole rows of all stores. */
export const mayWriteWhole = ({ rights }: StaffMember, { entity }: StoredEntity): boolean => {
  const right = rightOf(rights, entity.name);
  return (
    may(rights, entity.name, 'create') &&
    may(rights, entity.name, 'change') &&
    right?.fields === undefined &&
    !right?.ownStores
  );
};

/** Throws a 403 unless a member may write whole rows of all stores. */
export const requireWhole = (member: StaffMember, stored: StoredEntity): void => {
  if (!mayWriteWhole(member, stored)) throw new AppError(403, 'may_not', staffTexts.mayNot);
};

/** Changing many rows at once, files out and in: each with a trial first and a way back. */
export const addBulkRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const list = `${officePath.calls}/rows/:entity`;
  const entityOf = ({ params }: FastifyRequest) => (params as { entity: string }).entity;

  app.post(`${list}/bulk`, options, async (request): Promise<ToldBulk> => {
    const { member } = await requireStaff(host, request);
    const stored = requireEntity(host, member, entityOf(request), 'change');
    const body = isObject(request.body) ? request.body : {};
    if (!isObject(body.data) || Object.keys(body.data).length === 0) {
      throw badRequest(entityTexts.body, { data: entityTexts.body });
    }
    const { values, problems } = readSent(stored.entity.fields, body.data, {
      mayWrite: mayWriteOf(member, stored),
    });
    refuseProblems(problems, stored.entity.fields);
    const rows = await rowsOf(host, member, stored, body);
    const keyField = stored.entity.fields.find(({ name }) => name === stored.entity.key);
    const items = rows.map((row, at): FileItem => {
      const stands = valuesOf(stored, row);
      requireOwnStore(member, stored, { id: row.id, values: stands });
      requireOwnStore(member, stored, { id: row.id, values: { ...stands, ...values } });
      const key = String(keyField ? stands[wireName(keyField)] : row.id);
      return { line: at + 1, key, values: { ...values }, parts: {}, problems: {} };
    });
    const source = { hash: `bulk ${randomUUID()}`, items, total: items.length };
    const file = texts.bulk.name(Object.keys(values).length);
    const dryRun = body.dryRun === true;
    const report = await importItems(host, stored, source, { file, dryRun, staffId: member.id });
    const titles = new Map(
      rows.map((row, at) => [
        items[at]?.key,
        String(valuesOf(stored, row)[titleOf(stored)] ?? row.id),
      ]),
    );
    const named = <T extends { key: string }>(one: T): T => ({
      ...one,
      key: titles.get(one.key) ?? one.key,
    });
    const told = tellReport(report);
    return { ...told, plans: told.plans.map(named), refused: told.refused.map(named) };
  });

  app.post(`${list}/undo`, options, async (request) => {
    const { member } = await requireStaff(host, request);
    const stored = requireEntity(host, member, entityOf(request), 'change');
    const importId = isObject(request.body) ? request.body.importId : undefined;
    if (!Number.isSafeInteger(importId)) throw badRequest(texts.bulk.noUndo);
    const begun = await findImport(host, Number(importId));
    // Who may not write all of it undoes what he did himself.
    const isOwn = begun?.entity === stored.entity.name && begun.staffIds.includes(member.id);
    if (!isOwn) requireWhole(member, stored);
    if (begun?.entity !== stored.entity.name) throw badRequest(texts.bulk.noUndo);
    const { undone, kept, hidden } = await undoImport(host, Number(importId), {
      staffId: member.id,
    });
    return { undone, kept: [...kept, ...hidden] };
  });

  app.get(`${list}/export`, options, async (request, reply) => {
    const { member } = await requireStaff(host, request);
    const stored = requireEntity(host, member, entityOf(request), 'read');
    const siteId = getSite(host).id;
    const only = ownRows(member, stored);
    const { search, filters } = askedIn(request);
    const which = whichRows(stored, siteId, { search, filters, ...(only && { only }) });
    const { text } = await host.reads((db) =>
      exportEntity(db, stored, { ...{ siteId, format: 'sheet' }, ...(which && { which }) }),
    );
    await noteAction(host, request, {
      ...{ action: 'export', memberId: member.id, subject: stored.entity.name },
      outcome: 'success',
    });
    const day = host.clock.now().toISOString().slice(0, 10);
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${stored.entity.access}-${day}.csv"`)
      .header('cache-control', 'private, no-store')
      .send(text);
  });

  const importing = { ...options, bodyLimit: limits.file };
  app.post(`${list}/import`, importing, async (request): Promise<ToldBulk> => {
    const { member } = await requireStaff(host, request);
    const stored = requireEntity(host, member, entityOf(request), 'create');
    requireWhole(member, stored);
    const { file, content, dryRun, columns } = isObject(request.body) ? request.body : {};
    if (typeof file !== 'string' || typeof content !== 'string') {
      throw badRequest(texts.bulk.file);
    }
    try {
      const report = await importEntity(host, stored, {
        bytes: Buffer.from(content, 'base64'),
        ...{ file: file.slice(0, 200), dryRun: dryRun === true, staffId: member.id },
        columns: readColumns(columns),
      });
      const { unused, columns: found, choices } = report;
      return { ...tellReport(report), unused, ...(found?.length && { columns: found, choices }) };
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      if (!error.table) throw badRequest(error.message);
      const nothing = { made: 0, changed: 0, unchanged: 0, plans: [], refused: [] };
      return { ...nothing, ...error.table, problem: error.message };
    }
  });
};
