import type { FastifyRequest } from 'fastify';
import {
  readSent,
  type StoredEntity,
  usualValue,
  type Values,
} from '#features/entities/api.server';
import { findStaffSession } from '#features/staff/api.server';
import { may, type StaffMember } from '#features/staff/contract';
import { wireName } from '#kernel/define/entity';
import { notFound } from '#kernel/errors';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';
import { readDraft } from './drafts';
import { begunWith } from './first-publish';
import { requireEntity } from './guard';
import { findRow } from './row-routes';

/** Whose row it is that is looked at, and which; 0: one that isn't there yet. */
export type Asked = { member: StaffMember; stored: StoredEntity; id: number };

/** What a row would hold if it were saved, and what is wrong with what was typed, by its name on the wire. */
export type Typed = { values: Values; problems: Readonly<Record<string, string>> };

/** Who asks for the row of an address, to look at it. Throws a 404 for whoever may not read such rows. */
export const askedBy = async (
  host: Host,
  request: FastifyRequest,
  entity: string,
): Promise<Asked> => {
  const session = await findStaffSession(host, request);
  const isAllowed = session && !session.lacksFactor && may(session.member.rights, entity, 'read');
  const id = readWholeNumber((request.params as { id: string }).id);
  if (!isAllowed || id === undefined || id < 0) throw notFound();
  const { member } = session;
  return { member, stored: requireEntity(host, member, entity, 'read'), id };
};

const standing = async (host: Host, { member, stored, id }: Asked): Promise<Values> => {
  if (id > 0) return (await findRow(host, { member, stored }, id)).values;
  const now = host.clock.now();
  const usual = stored.entity.fields.map((field) => [wireName(field), usualValue(field, now)]);
  return { ...Object.fromEntries(usual), ...begunWith(stored.entity.name) };
};

/**
 * A row as its writer left it: what stands there with what he typed and didn't save. A field that is wrong has
 * what stands there, and says so.
 */
export const readTyped = async (host: Host, asked: Asked): Promise<Typed> => {
  const { member, stored, id } = asked;
  const stands = await standing(host, asked);
  const of = { memberId: member.id, entity: stored.entity.name, rowId: id };
  const draft = await readDraft(host, of);
  const { values, problems } = readSent(stored.entity.fields, draft?.values ?? {}, {
    mayWrite: () => true,
    stands,
  });
  const whole = Object.entries(values).filter(([wire]) => problems[wire] === undefined);
  return { values: { ...stands, ...Object.fromEntries(whole) }, problems };
};
