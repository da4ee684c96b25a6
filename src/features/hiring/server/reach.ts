import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import {
  type ApplicationRow,
  applications,
  findApplicationById,
} from '#features/applications/api.server';
import { requireSpecial } from '#features/office/api.server';
import { getSite } from '#features/settings/api.server';
import { rightOf, type StaffMember } from '#features/staff/contract';
import { AppError, notFound } from '#kernel/errors';
import { applications as texts } from '#kernel/messages/nl-applications';
import { staffTexts } from '#kernel/messages/nl-staff';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';

/** Whether somebody sees the applications of all stores: who may read all vacancies does. */
export const reachesAll = ({ rights }: StaffMember): boolean => {
  const right = rightOf(rights, 'Vacancy');
  return right?.actions.includes('read') === true && right.ownStores !== true;
};

/** The applications that there are for a member: of the site, and of his own stores where he reaches no further. */
export const ownApplications = (host: Host, member: StaffMember): SQL => {
  const ofSite = eq(applications.siteId, getSite(host).id);
  if (reachesAll(member)) return ofSite;
  const { storeIds } = member;
  const ofStores =
    storeIds.length === 0 ? sql`false` : inArray(applications.locationId, [...storeIds]);
  return and(ofSite, ofStores) as SQL;
};

const isWithin = (host: Host, member: StaffMember, row: ApplicationRow): boolean =>
  row.siteId === getSite(host).id &&
  (reachesAll(member) || (row.locationId !== null && member.storeIds.includes(row.locationId)));

export const numberIn = (request: FastifyRequest, name: string): number => {
  const id = readWholeNumber((request.params as Record<string, string>)[name]);
  if (id === undefined) throw notFound(texts.api.unknown);
  return id;
};

/** Who asks for an application, and the application. Throws a 401, a 403, or a 404 for what isn't his to see. */
export const requireApplication = async (
  host: Host,
  request: FastifyRequest,
): Promise<{ member: StaffMember; row: ApplicationRow }> => {
  const member = await requireSpecial(host, request, 'applications');
  const row = await findApplicationById(host.db, numberIn(request, 'id'));
  if (!row || !isWithin(host, member, row)) throw notFound(texts.api.unknown);
  return { member, row };
};

/** Who may handle the applications of all stores. Throws a 401 or a 403. */
export const requireAll = async (host: Host, request: FastifyRequest): Promise<StaffMember> => {
  const member = await requireSpecial(host, request, 'applications');
  if (!reachesAll(member)) throw new AppError(403, 'may_not', staffTexts.mayNot);
  return member;
};
