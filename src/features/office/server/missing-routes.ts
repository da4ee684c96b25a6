import { createItem } from '#features/entities/api.server';
import {
  dismissMissing,
  findMissing,
  forgetMissing,
  listMissing,
} from '#features/pages/api.server';
import { noteAction } from '#features/staff/api.server';
import { may } from '#features/staff/contract';
import { AppError, badRequest, notFound } from '#kernel/errors';
import { missingLimits as limits } from '#kernel/limits-missing';
import { missingTexts as texts } from '#kernel/messages/nl-office-missing';
import { readWholeNumber } from '#kernel/values/whole-number';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { one, queryParams } from '#platform/http/params';
import type { ToldMissing } from '../contract';
import { requireEntity, requireStaff } from './guard';
import { proposeAddresses } from './propose-address';
import { officeRoute } from './route';
import { checked, idOf, isValues } from './row-routes';

const REDIRECT = 'Redirect';

/** Addresses that visitors asked for in vain, and where those are to lead. */
export const addMissingRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const all = `${officePath.calls}/missing`;

  app.get(all, options, async (request): Promise<ToldMissing> => {
    const { member } = await requireStaff(host, request);
    requireEntity(host, member, REDIRECT, 'read');
    const asked = readWholeNumber(one(queryParams(request.url), 'start')) ?? 0;
    const start = Math.max(0, Math.min(asked, limits.rows));
    // One more than is told says whether there are more.
    const found = await listMissing(host, { start, limit: limits.page + 1 });
    const shown = found.slice(0, limits.page);
    const mayChange = may(member.rights, REDIRECT, 'create');
    // Who can't lead them anywhere isn't shown where to.
    const paths = mayChange ? shown.map(({ path }) => path) : [];
    const near = await proposeAddresses(host, member, paths);
    return {
      rows: shown.map(({ lastAt, fromPath, ...row }) => ({
        ...{ ...row, lastAt: lastAt.toISOString(), from: fromPath },
        proposal: near.get(row.path) ?? null,
      })),
      hasMore: found.length > limits.page,
      days: host.config.notFoundDays ?? limits.days,
      mayChange,
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
