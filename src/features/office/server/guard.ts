import { inArray, type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { findStored, type StoredEntity, type Values } from '#features/entities/api.server';
import { findStaffSession, requireProven, type StaffSession } from '#features/staff/api.server';
import {
  may,
  mayWriteField,
  type RowAction,
  rightOf,
  type SpecialRight,
  type StaffMember,
} from '#features/staff/contract';
import { traitsOf } from '#fields/traits';
import { type EntityField, wireName } from '#kernel/define/entity';
import { AppError, notFound } from '#kernel/errors';
import { staffTexts as texts } from '#kernel/messages/nl-staff';
import { staffAccountTexts as account } from '#kernel/messages/nl-staff-account';
import { officeHeader } from '#kernel/wire-staff';
import type { Host } from '#platform/host';

/** Throws a 403 for a write that our own script didn't send. */
export const refuseForeignWrite = async ({ method, headers }: FastifyRequest): Promise<void> => {
  if (method === 'GET' || method === 'HEAD' || headers[officeHeader] !== undefined) return;
  throw new AppError(403, 'not_from_office', texts.fromOffice);
};

/**
 * Who calls. Throws a 401 for nobody, and a 403 for who must set up a second factor first; `evenWithout`: of
 * what that takes.
 */
export const requireStaff = async (
  host: Host,
  request: FastifyRequest,
  { evenWithout = false } = {},
): Promise<StaffSession> => {
  const session = await findStaffSession(host, request);
  if (!session) throw new AppError(401, 'no_session', texts.noSession);
  if (session.lacksFactor && !evenWithout) {
    throw new AppError(403, 'second_factor', account.mustSetUpRefused);
  }
  return session;
};

const refused = (message: string = texts.mayNot) => new AppError(403, 'may_not', message);

/** Who calls, with a right of its own. Throws a 401 or a 403; `proven`: also when his password must be given again. */
export const requireSpecial = async (
  host: Host,
  request: FastifyRequest,
  right: SpecialRight,
  { proven = false } = {},
): Promise<StaffMember> => {
  const session = await requireStaff(host, request);
  if (!session.member.rights.special.includes(right)) throw refused();
  if (proven) requireProven(host, session);
  return session.member;
};

/** An entity with whose rows a member may do something. Throws a 404, or a 403. */
export const requireEntity = (
  host: Host,
  member: StaffMember,
  name: string,
  action: RowAction,
): StoredEntity => {
  const stored = findStored(host, name);
  if (!stored) throw notFound(texts.unknownEntity);
  if (!may(member.rights, stored.entity.name, action)) throw refused();
  return stored;
};

const STORE = 'Location';

/** The field by which rows of an entity belong to a store; undefined: they don't, or they are stores. */
const storeField = ({ entity }: StoredEntity): EntityField | undefined =>
  entity.fields.find((field) => field.entity === STORE);

const isBound = (member: StaffMember, { entity }: StoredEntity): boolean =>
  rightOf(member.rights, entity.name)?.ownStores === true;

/** Which rows there are for a member; undefined: all. */
export const ownRows = (member: StaffMember, stored: StoredEntity): SQL | undefined => {
  if (!isBound(member, stored)) return undefined;
  const ids = [...member.storeIds];
  if (ids.length === 0) return sql`false`;
  if (stored.entity.name === STORE) return inArray(stored.table.id, ids);
  const field = storeField(stored);
  const column = field && (stored.table as unknown as Record<string, SQL>)[field.name];
  if (!field || !column) return sql`false`;
  return traitsOf(field).names === 'many'
    ? sql`${column} <@ ${JSON.stringify(ids)}::jsonb and jsonb_array_length(${column}) > 0`
    : sql`${column} in ${ids}`;
};

/** Throws a 403 for a row that isn't of a member's own stores, where he may reach no further. */
export const requireOwnStore = (
  member: StaffMember,
  stored: StoredEntity,
  { id, values }: { id?: number; values: Values },
): void => {
  if (!isBound(member, stored)) return;
  const own = new Set(member.storeIds);
  const field = storeField(stored);
  const stores = stored.entity.name === STORE ? [id] : [field && values[wireName(field)]].flat();
  const isOwn = stores.length > 0 && stores.every((one) => typeof one === 'number' && own.has(one));
  if (!isOwn) throw refused(texts.notYours);
};

/** Whether a member may write a field. */
export const mayWriteOf = (member: StaffMember, { entity }: StoredEntity) => {
  return (field: EntityField): boolean =>
    field.writtenBy !== 'nobody' && mayWriteField(member.rights, entity.name, wireName(field));
};

/** Whether a member may read a field: what only admins read is for who may write all of an entity. */
export const mayReadOf = (member: StaffMember, { entity }: StoredEntity) => {
  const right = rightOf(member.rights, entity.name);
  const isWhole = right?.actions.includes('change') === true && right.fields === undefined;
  return ({ readBy }: EntityField): boolean => readBy !== 'admin' || isWhole;
};
