import type { FastifyRequest } from 'fastify';
import { findStored, listRows, valuesOf } from '#features/entities/api.server';
import { getSite } from '#features/settings/api.server';
import {
  blockPerson,
  changePerson,
  endSessionsOf,
  invitePerson,
  noteAction,
  type PersonFields,
  removeFactorOf,
  roleChoices,
  sendLink,
  tellPeople,
  withdrawInvitation,
} from '#features/staff/api.server';
import type { StaffMember, ToldPeople } from '#features/staff/contract';
import { AppError, badRequest, notFound } from '#kernel/errors';
import { staff as limits } from '#kernel/limits-staff';
import { peopleTexts as texts } from '#kernel/messages/nl-people';
import { isStandardEmail } from '#kernel/values/email';
import { readWholeNumber } from '#kernel/values/whole-number';
import { officePath } from '#kernel/wire-staff';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import { requireSpecial } from './guard';
import { officeRoute } from './route';
import { titleOf } from './tell';

type Store = { id: number; title: string };

/** The chain's stores, as somebody can be given them. */
const listStores = async (host: Host): Promise<Store[]> => {
  const stored = findStored(host, 'Location');
  if (!stored) return [];
  const title = titleOf(stored);
  const asked = { start: 0, limit: limits.stores, sort: title, fields: [title] };
  const { rows } = await listRows(host.db, stored, getSite(host).id, asked);
  return rows.map((row) => ({ id: row.id, title: String(valuesOf(stored, row)[title] ?? row.id) }));
};

const bodyOf = ({ body }: FastifyRequest): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};

/** One line, as a name is. */
const lineIn = (value: unknown, most: number): string =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, most) : '';

type Problems = Record<string, string>;

/** Throws a 400 that names all that is missing, or isn't there; `wrong`: what else of the form is. */
const readPerson = (
  request: FastifyRequest,
  stores: readonly Store[],
  wrong: Problems = {},
): PersonFields => {
  const { name, role, stores: given } = bodyOf(request);
  const said = lineIn(name, limits.name);
  const known = new Set(stores.map(({ id }) => id));
  const chosen =
    Array.isArray(given) && given.length <= limits.stores && given.every((id) => known.has(id))
      ? [...new Set<number>(given)].sort((one, other) => one - other)
      : undefined;
  const problems: Problems = {
    ...wrong,
    ...(said === '' && { name: texts.nameMissing }),
    ...(!Number.isSafeInteger(role) && { role: texts.roleMissing }),
    ...(!chosen && { stores: texts.storesWrong }),
  };
  const [first] = Object.values(problems);
  if (first !== undefined || !chosen) throw badRequest(first ?? texts.storesWrong, problems);
  return { name: said, roleId: Number(role), storeIds: chosen };
};

const idOf = ({ params }: FastifyRequest): number => {
  const id = readWholeNumber((params as { id: string }).id);
  if (id === undefined || id < 1 || id >= 2 ** 31) throw notFound(texts.gone);
  return id;
};

/** Who may come into the office: for those alone who may change rights, each change with the password. */
export const addPeopleRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const people = `${officePath.calls}/people`;
  const sent = createRateLimiter(host, {
    ...{ name: 'staff links sent', points: limits.linksSent, seconds: 60 * 60 },
  });

  const who = (request: FastifyRequest) =>
    requireSpecial(host, request, 'rights', { proven: true });

  const tell = async (member: StaffMember): Promise<ToldPeople> => ({
    people: await tellPeople(host),
    roles: await roleChoices(host, member),
    stores: await listStores(host),
  });

  type Noted = { subject: string; before?: object; after?: object };

  const noter = (request: FastifyRequest, by: StaffMember, action: string) => {
    return (tx: Tx, noted: Noted) =>
      noteAction(host, request, { action, outcome: 'success', memberId: by.id, ...noted }, tx);
  };

  /** Throws a 429 for who mails more than anybody needs to. */
  const countMail = async ({ id }: StaffMember): Promise<void> => {
    if (!(await sent.take(String(id)))) throw new AppError(429, 'too_many', texts.often);
  };

  const titlesIn = (stores: readonly Store[]) => (ids: readonly number[]) =>
    ids.map((id) => stores.find((one) => one.id === id)?.title ?? String(id)).join(', ') ||
    texts.noStores;

  app.get(people, options, async (request) => tell(await requireSpecial(host, request, 'rights')));

  app.post(people, options, async (request) => {
    const by = await who(request);
    const stores = await listStores(host);
    const email = lineIn(bodyOf(request).email, 300);
    const wrong: Problems = isStandardEmail(email) ? {} : { email: texts.emailWrong };
    const fields = readPerson(request, stores, wrong);
    await countMail(by);
    const note = noter(request, by, 'person.invite');
    const titles = titlesIn(stores);
    const made = await invitePerson(host, by, { ...fields, email }, (tx, member, role) => {
      const after = { [texts.name]: member.name, [texts.role]: role.label };
      const own = member.storeIds.length > 0 && { [texts.stores]: titles(member.storeIds) };
      return note(tx, { subject: member.email, after: { ...after, ...own } });
    });
    return { id: made.id, email: made.email };
  });

  app.patch(`${people}/:id`, options, async (request) => {
    const by = await who(request);
    const stores = await listStores(host);
    const { revision } = bodyOf(request);
    if (!Number.isSafeInteger(revision)) throw badRequest(texts.stale);
    const fields = { ...readPerson(request, stores), revision: Number(revision) };
    const note = noter(request, by, 'person.change');
    const titles = titlesIn(stores);
    await changePerson(host, by, idOf(request), fields, (tx, { before, after, roles }) => {
      const lines = [
        [texts.name, before.name, after.name],
        [texts.role, roles.before.label, roles.after.label],
        [texts.stores, titles(before.storeIds), titles(after.storeIds)],
      ].filter(([, from, to]) => from !== to);
      return note(tx, {
        subject: after.email,
        before: Object.fromEntries(lines.map(([label, from]) => [label, from])),
        after: Object.fromEntries(lines.map(([label, , to]) => [label, to])),
      });
    });
    return tell(by);
  });

  const noting = (request: FastifyRequest, by: StaffMember, action: string) => {
    const note = noter(request, by, action);
    return (tx: Tx, { email }: { email: string }) => note(tx, { subject: email });
  };

  for (const isBlocked of [true, false]) {
    const way = isBlocked ? 'block' : 'unblock';
    app.post(`${people}/:id/${way}`, options, async (request) => {
      const by = await who(request);
      const note = noter(request, by, `person.${way}`);
      const told = (yes: boolean) => ({
        [texts.state]: yes ? texts.states.blocked : texts.states.active,
      });
      await blockPerson(host, by, { id: idOf(request), isBlocked }, (tx, { email }) =>
        note(tx, { subject: email, before: told(!isBlocked), after: told(isBlocked) }),
      );
      return tell(by);
    });
  }

  app.post(`${people}/:id/link`, options, async (request) => {
    const by = await who(request);
    await countMail(by);
    const { email } = await sendLink(host, by, idOf(request), noting(request, by, 'person.link'));
    return { email };
  });

  app.delete(`${people}/:id/sessions`, options, async (request) => {
    const by = await who(request);
    await endSessionsOf(host, by, idOf(request), noting(request, by, 'person.sessions'));
    return {};
  });

  app.delete(`${people}/:id/factor`, options, async (request) => {
    const by = await who(request);
    const note = noter(request, by, 'person.factor');
    await removeFactorOf(host, by, idOf(request), (tx, { email }) =>
      note(tx, {
        subject: email,
        before: { [texts.factor]: texts.hasFactor },
        after: { [texts.factor]: texts.noFactor },
      }),
    );
    return {};
  });

  app.delete(`${people}/:id`, options, async (request) => {
    const by = await who(request);
    await withdrawInvitation(host, by, idOf(request), noting(request, by, 'person.withdraw'));
    return {};
  });
};
