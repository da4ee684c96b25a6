import type { FastifyRequest } from 'fastify';
import {
  changeRole,
  createRole,
  noteAction,
  readRole,
  removeRole,
  tellRoles,
} from '#features/staff/api.server';
import type { RightsEntity, RoleFields, StaffMember, ToldRoles } from '#features/staff/contract';
import { badRequest, notFound } from '#kernel/errors';
import { peopleTexts } from '#kernel/messages/nl-people';
import { roleTexts as texts } from '#kernel/messages/nl-roles';
import { readWholeNumber } from '#kernel/values/whole-number';
import { officePath } from '#kernel/wire-staff';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { requireSpecial } from './guard';
import { officeRoute } from './route';

const bodyOf = ({ body }: FastifyRequest): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};

const idOf = ({ params }: FastifyRequest): number => {
  const id = readWholeNumber((params as { id: string }).id);
  if (id === undefined || id < 1 || id >= 2 ** 31) throw notFound(texts.gone);
  return id;
};

/** A role in words, a line each: names of fields are told, since a number of them says not which. */
const linesOf = (
  { label, rights, secondFactor, idleMinutes }: RoleFields,
  entities: readonly RightsEntity[],
): Record<string, string> => ({
  [texts.name]: label,
  [texts.secondFactor]: secondFactor ? texts.yes : texts.no,
  [texts.idle]: idleMinutes === null ? texts.idleUsual : texts.idleAfter(idleMinutes),
  [texts.special]: rights.special.map((one) => texts.specials[one]).join(', ') || texts.no,
  ...Object.fromEntries(
    rights.entities.map((line) => {
      const known = entities.find(({ name }) => name === line.entity);
      const fields = known?.fields.filter(({ name }) => line.fields?.includes(name));
      const named = line.fields && fields ? ` (${fields.map((one) => one.label).join(', ')})` : '';
      return [known?.label ?? texts.others, texts.line(line) + named];
    }),
  ),
});

/** Roles as data: for those alone who may change rights, each change with the password. */
export const addRoleRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const roles = `${officePath.calls}/roles`;

  const who = (request: FastifyRequest) =>
    requireSpecial(host, request, 'rights', { proven: true });

  const noter = (request: FastifyRequest, by: StaffMember, action: string) => {
    return (tx: Tx, noted: { subject: string; before?: object; after?: object }) =>
      noteAction(host, request, { action, outcome: 'success', memberId: by.id, ...noted }, tx);
  };

  const lines = async () => {
    const { entities } = await tellRoles(host);
    return (role: RoleFields) => linesOf(role, entities);
  };

  app.get(roles, options, async (request): Promise<ToldRoles> => {
    await requireSpecial(host, request, 'rights');
    return tellRoles(host);
  });

  app.post(roles, options, async (request) => {
    const by = await who(request);
    const fields = readRole(host, bodyOf(request));
    const told = await lines();
    const note = noter(request, by, 'role.create');
    const id = await createRole(host, by, fields, (tx, after) =>
      note(tx, { subject: after.label, after: told(after) }),
    );
    return { id };
  });

  app.patch(`${roles}/:id`, options, async (request) => {
    const by = await who(request);
    const { revision } = bodyOf(request);
    if (!Number.isSafeInteger(revision)) throw badRequest(peopleTexts.stale);
    const fields = { ...readRole(host, bodyOf(request)), revision: Number(revision) };
    const told = await lines();
    const note = noter(request, by, 'role.change');
    await changeRole(host, by, idOf(request), fields, (tx, before, after) => {
      const [from, to] = [told(before), told(after)];
      const differs = ([name, value]: [string, string]) =>
        from[name] !== value || to[name] !== value;
      return note(tx, {
        subject: after.label,
        before: Object.fromEntries(Object.entries(from).filter(differs)),
        after: Object.fromEntries(Object.entries(to).filter(differs)),
      });
    });
    return {};
  });

  app.delete(`${roles}/:id`, options, async (request) => {
    const by = await who(request);
    const told = await lines();
    const note = noter(request, by, 'role.delete');
    await removeRole(host, by, idOf(request), (tx, before) =>
      note(tx, { subject: before.label, before: told(before) }),
    );
    return {};
  });
};
