import { and, eq, getTableColumns, ilike, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { createItem, listStoredEntities, type StoredEntity } from '#features/entities/api.server';
import {
  dismissMissing,
  findMissing,
  forgetMissing,
  listMissing,
} from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import { noteAction } from '#features/staff/api.server';
import { may, type StaffMember } from '#features/staff/contract';
import { AppError, badRequest, notFound } from '#kernel/errors';
import { missingLimits } from '#kernel/limits-missing';
import { staff as limits } from '#kernel/limits-staff';
import { missingTexts as texts } from '#kernel/messages/nl-office-missing';
import { nearestAddress, wordsOfAddress } from '#kernel/values/near-address';
import { readWholeNumber } from '#kernel/values/whole-number';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { one, queryParams } from '#platform/http/params';
import type { ToldMissing } from '../contract';
import { ownRows, requireEntity, requireStaff } from './guard';
import { officeRoute } from './route';
import { checked, idOf, isValues } from './row-routes';

const REDIRECT = 'Redirect';
const SAMPLE = 'voorbeeld';

/** Entities each of whose rows has an address of its own, which ends as its key does. */
const addressed = (host: Host, member: StaffMember): StoredEntity[] =>
  listStoredEntities(host).filter(({ entity }) => {
    const href = entity.key === undefined ? '' : entity.href(SAMPLE);
    const isPage = href === SAMPLE || (href.endsWith(`/${SAMPLE}`) && !href.startsWith('/webcore'));
    return isPage && may(member.rights, entity.name, 'read');
  });

const escapeLike = (word: string): string => word.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Addresses of rows online that have a word of those that were asked for. */
const findAddresses = async (
  host: Host,
  member: StaffMember,
  words: readonly string[],
): Promise<string[]> => {
  const found = await Promise.all(
    addressed(host, member).map(async (stored) => {
      const { entity, table } = stored;
      const columns = getTableColumns(table) as Record<string, PgColumn>;
      const key = columns[entity.key ?? ''];
      if (!key) return [];
      const isLike = words.map((word) => ilike(key, `%${escapeLike(word)}%`));
      const only: (SQL | undefined)[] = [stored.only, ownRows(member, stored)];
      const rows = await host.db
        .select({ key })
        .from(table)
        .where(
          and(
            eq(table.siteId, getSite(host).id),
            eq(table.state, 'Online'),
            ...only,
            or(...isLike),
          ),
        )
        .limit(missingLimits.candidates);
      return rows.map((row) => entity.href(String(row.key)));
    }),
  );
  return found.flat();
};

/** A word that is typed wrong still begins as it should. */
const BEGIN = 5;

/** What each of some addresses may have meant. */
const propose = async (
  host: Host,
  member: StaffMember,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const words = new Set(paths.flatMap(wordsOfAddress).map((word) => word.slice(0, BEGIN)));
  if (words.size === 0) return new Map();
  const addresses = await findAddresses(host, member, [...words]);
  return new Map(
    paths.flatMap((path) => {
      const near = nearestAddress(path, addresses);
      return near === undefined ? [] : [[path, near] as const];
    }),
  );
};

/** Addresses that visitors asked for in vain, and where those are to lead. */
export const addMissingRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const all = `${officePath.calls}/missing`;

  app.get(all, options, async (request): Promise<ToldMissing> => {
    const { member } = await requireStaff(host, request);
    requireEntity(host, member, REDIRECT, 'read');
    const asked = readWholeNumber(one(queryParams(request.url), 'start')) ?? 0;
    const start = Math.max(0, Math.min(asked, missingLimits.rows));
    // One more than is told says whether there are more.
    const found = await listMissing(host, { start, limit: limits.rows + 1 });
    const shown = found.slice(0, limits.rows);
    const near = await propose(
      host,
      member,
      shown.map(({ path }) => path),
    );
    return {
      rows: shown.map(({ lastAt, fromPath, ...row }) => ({
        ...{ ...row, lastAt: lastAt.toISOString(), from: fromPath },
        proposal: near.get(row.path) ?? null,
      })),
      hasMore: found.length > limits.rows,
      days: host.config.notFoundDays ?? missingLimits.days,
      mayChange: may(member.rights, REDIRECT, 'create'),
    };
  });

  app.post(`${all}/:id/redirect`, options, async (request, reply) => {
    const { member } = await requireStaff(host, request);
    const stored = requireEntity(host, member, REDIRECT, 'create');
    const id = idOf(request);
    const from = await findMissing(host, id);
    if (from === undefined) throw notFound(texts.gone);
    const to = isValues(request.body) ? request.body.to : undefined;
    if (typeof to !== 'string' || to.trim() === '') {
      throw badRequest(texts.lacksTo, { to: texts.lacksTo });
    }
    const by = { way: 'office', staffId: member.id, client: clientOf(request) } as const;
    const sent = { from_path: from, to_path: to.trim() };
    try {
      await createItem(host, { stored, by }, checked({ member, stored, by }, sent));
    } catch (error) {
      throw asked(error);
    }
    await forgetMissing(host, id);
    reply.code(201);
    return { from, to: to.trim() };
  });

  app.post(`${all}/:id/dismiss`, options, async (request) => {
    const { member } = await requireStaff(host, request);
    requireEntity(host, member, REDIRECT, 'create');
    const id = idOf(request);
    const path = await findMissing(host, id);
    if (path === undefined || !(await dismissMissing(host, id))) throw notFound(texts.gone);
    await noteAction(host, request, {
      ...{ action: 'missing.dismiss', outcome: 'success', memberId: member.id, subject: path },
    });
    return {};
  });
};

/** What is wrong with where it is to lead is told at the one line that there is. */
const asked = (error: unknown): unknown => {
  if (!(error instanceof AppError) || error.status >= 500) return error;
  const [problem = error.message] = Object.values(error.fields);
  return new AppError(error.status, error.code, problem, { to: problem });
};
