import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listRoles } from '#features/staff/api.server';
import type { Rights, ToldRole, ToldRoles } from '#features/staff/contract';
import { staff as limits } from '#kernel/limits-staff';
import { peopleTexts } from '#kernel/messages/nl-people';
import { roleTexts as texts } from '#kernel/messages/nl-roles';
import { type ApiApp, createApiApp } from '../../../tests/harness/api-app';
import {
  type CallOffice,
  createOfficeCalls,
  createStaff,
  logInAt,
  MEMBER_PASSWORD,
} from '../../../tests/harness/office';
import { createVisitor } from '../../../tests/harness/visitor';
import { staffActions, staffMembers } from './server/tables';

let app: ApiApp;
let call: CallOffice;
beforeAll(async () => {
  app = await createApiApp();
  call = (await createStaff(app, { email: 'chef@brink.example', role: 'beheerder' })).call;
});
afterAll(() => app.close());

const newsOnly: Rights = { entities: [{ entity: 'News', actions: ['read'] }], special: [] };
const usual = { rights: newsOnly, secondFactor: false, idleMinutes: null };

const tell = async (): Promise<ToldRoles> => (await call('GET', 'roles')).json;
const roleOf = async (label: string): Promise<ToldRole> =>
  (await tell()).roles.find((one) => one.label === label) as ToldRole;
const make = (body: object, by = call) => by('POST', 'roles', { body: { ...usual, ...body } });
const change = (id: number, body: object, by = call) =>
  by('PATCH', `roles/${id}`, { body: { ...usual, revision: 1, ...body } });
const nameOf = async (id: number): Promise<string> =>
  (await listRoles(app.host)).find((one) => one.id === id)?.name ?? '';

test('a role is made, holds at once when it is changed, and goes when nobody has it; the log tells each in words', async () => {
  const { id } = (await make({ label: 'Nieuwslezer' })).json;
  const reader = await createStaff(app, { email: 'lezer@brink.example', role: await nameOf(id) });
  expect((await reader.call('GET', 'rows/News')).status).toBe(200);
  expect((await reader.call('GET', 'rows/Faq')).status).toBe(403);
  const rights: Rights = {
    entities: [
      { entity: 'Faq', actions: ['change'], fields: ['question'] },
      { entity: 'Location', actions: ['read'], ownStores: true },
    ],
    special: ['audit'],
  };
  expect((await change(id, { label: 'Vraagbaak', rights, secondFactor: false })).status).toBe(200);
  expect((await reader.call('GET', 'rows/News')).status).toBe(403);
  expect((await reader.call('GET', 'rows/Faq')).status).toBe(200);
  // Whoever changes something reads it.
  expect((await roleOf('Vraagbaak')).rights.entities[0]).toEqual({
    ...{ entity: 'Faq', actions: ['read', 'change'], fields: ['question'] },
  });
  const stale = await change(id, { label: 'Weer anders' });
  expect([stale.status, stale.json.message]).toEqual([409, peopleTexts.stale]);
  const used = await call('DELETE', `roles/${id}`, { body: {} });
  expect([used.status, used.json.message]).toEqual([409, texts.removeNot(1)]);
  await app.db.delete(staffMembers).where(eq(staffMembers.id, reader.member.id));
  expect((await call('DELETE', `roles/${id}`, { body: {} })).status).toBe(200);
  expect(await roleOf('Vraagbaak')).toBeUndefined();
  const noted = await app.db.select().from(staffActions);
  expect(
    noted.filter(({ action }) => action.startsWith('role.')).map(({ action }) => action),
  ).toEqual(['role.create', 'role.change', 'role.delete']);
  expect(noted.find(({ action }) => action === 'role.change')).toMatchObject({
    before: { Naam: 'Nieuwslezer', Nieuws: 'lezen', 'Bijzondere rechten': 'nee' },
    after: {
      ...{ Naam: 'Vraagbaak', 'Bijzondere rechten': 'Auditlog lezen' },
      'Veelgestelde vragen': 'lezen en wijzigen, 1 veld (Vraag)',
      Winkels: 'lezen, alleen eigen winkels',
    },
  });
});

test('a role is refused without a name, with that of another, and with rights that there are not', async () => {
  const fields = async (body: object) => (await make(body)).json;
  expect((await fields({ label: ' ' })).fields).toEqual({ label: texts.nameMissing });
  expect((await fields({ label: 'r'.repeat(61) })).fields).toEqual({ label: texts.nameLong });
  expect((await fields({ label: 'REDACTEUR' })).fields).toEqual({ label: texts.nameTaken });
  const line = (one: object) => ({ label: 'Fout', rights: { special: [], entities: [one] } });
  for (const body of [
    line({ entity: 'Bestaat', actions: ['read'] }),
    line({ entity: 'News', actions: ['toveren'] }),
    line({ entity: 'News', actions: ['change'], fields: ['bestaat'] }),
    line({ entity: 'Faq', actions: ['read'], ownStores: true }),
    line({ entity: '*', actions: ['read'], fields: [] }),
    { label: 'Fout', rights: { special: ['alles'], entities: [] } },
    {
      label: 'Fout',
      rights: { special: [], entities: [...newsOnly.entities, ...newsOnly.entities] },
    },
    { label: 'Fout', idleMinutes: 100_000 },
    { label: 'Fout', secondFactor: 'x' },
  ]) {
    expect([body, (await make(body)).status]).toEqual([body, 400]);
  }
  const builtIn = await roleOf('Redacteur');
  const gone = await call('DELETE', `roles/${builtIn.id}`, { body: {} });
  expect([gone.status, gone.json.message]).toEqual([409, texts.builtInStays]);
  expect((await change(99_999, { label: 'Weg' })).status).toBe(404);
});

test('nobody gives by a role what he lacks himself, nor changes or removes a role that may more than he', async () => {
  const rights: Rights = { entities: newsOnly.entities, special: ['rights'] };
  const { id } = (await make({ label: 'Werver', rights })).json;
  const { call: hired } = await createStaff(app, {
    ...{ email: 'werver@brink.example', role: await nameOf(id) },
  });
  const refund: Rights = { entities: [], special: ['refund'] };
  const faq: Rights = { entities: [{ entity: 'Faq', actions: ['read'] }], special: [] };
  for (const more of [refund, faq]) {
    const made = await make({ label: 'Te veel', rights: more }, hired);
    expect([made.status, made.json.message]).toEqual([403, texts.tooMuch]);
    const own = await change(
      id,
      { label: 'Werver', rights: { ...more, special: [...more.special, 'rights'] } },
      hired,
    );
    expect([own.status, own.json.code]).toEqual([403, 'too_much']);
  }
  const marketing = await roleOf('Marketing');
  const { id: refunder } = (await make({ label: 'Terugbetaler', rights: refund })).json;
  for (const role of [marketing, await roleOf('Beheerder'), await roleOf('Terugbetaler')]) {
    for (const rights of [role.rights, newsOnly]) {
      const fields = { label: 'Reclame', rights, revision: role.revision };
      const changed = await change(role.id, fields, hired);
      expect([changed.status, changed.json.message]).toEqual([403, texts.beyond]);
    }
  }
  const removed = await hired('DELETE', `roles/${refunder}`, { body: {} });
  expect([removed.status, removed.json.message]).toEqual([403, texts.beyond]);
  expect((await roleOf('Marketing')).rights).toEqual(marketing.rights);
  const { id: reader } = (await make({ label: 'Ook lezer' }, hired)).json;
  expect((await change(reader, { label: 'Lezer van nieuws' }, hired)).status).toBe(200);
  expect((await hired('DELETE', `roles/${reader}`, { body: {} })).status).toBe(200);
});

test('the role Beheerder may everything, always: its name and its second factor can be changed', async () => {
  const chief = await roleOf('Beheerder');
  const special = chief.rights.special.filter((one) => one !== 'refund');
  for (const rights of [{ ...chief.rights, special }, newsOnly]) {
    const fields = { label: 'Beheerder', rights, revision: chief.revision };
    const refused = await change(chief.id, fields);
    expect([refused.status, refused.json.fields]).toEqual([409, { rights: texts.chiefStays }]);
  }
  expect((await roleOf('Beheerder')).rights).toEqual(chief.rights);
  const { rights, revision } = chief;
  expect((await change(chief.id, { label: 'Directie', rights, revision })).status).toBe(200);
  const named = await roleOf('Directie');
  expect(named.rights).toEqual(rights);
  const back = { label: 'Beheerder', rights, revision: named.revision };
  expect((await change(chief.id, back)).status).toBe(200);
});

test('the last role by which somebody may change rights keeps that right', async () => {
  const { id, revision } = await roleOf('Werver');
  const others = await app.db.select().from(staffMembers);
  const chiefs = others.filter(({ email }) => email !== 'werver@brink.example');
  const setBlocked = (isBlocked: boolean) =>
    app.db
      .update(staffMembers)
      .set({ isBlocked })
      .where(
        inArray(
          staffMembers.id,
          chiefs.map((one) => one.id),
        ),
      );
  const visitor = createVisitor(app);
  await logInAt(visitor, { email: 'werver@brink.example', password: MEMBER_PASSWORD });
  const hired = createOfficeCalls(app, visitor);
  await setBlocked(true);
  const refused = await change(id, { label: 'Werver', revision }, hired);
  expect([refused.status, refused.json.message]).toEqual([409, peopleTexts.last]);
  await setBlocked(false);
  expect((await roleOf('Werver')).rights.special).toContain('rights');
  expect((await change(id, { label: 'Werver', revision }, call)).status).toBe(200);
});

test('roles are for those who may change rights, with the password; a role says how long a session lasts', async () => {
  const { call: other } = await createStaff(app, { email: 'r@brink.example', role: 'redacteur' });
  const { id } = (await make({ label: 'Kort', idleMinutes: 15 })).json;
  const calls: [Parameters<CallOffice>[0], string][] = [
    ['POST', 'roles'],
    ['PATCH', `roles/${id}`],
    ['DELETE', `roles/${id}`],
  ];
  expect((await other('GET', 'roles')).status).toBe(403);
  for (const [method, path] of calls) {
    expect((await other(method, path, { body: {} })).json.code).toBe('may_not');
  }
  const short = await createStaff(app, { email: 'kort@brink.example', role: await nameOf(id) });
  app.clock.advance(limits.provenFor);
  for (const [method, path] of calls) {
    expect((await call(method, path, { body: {} })).json.code).toBe('password_again');
  }
  expect((await short.call('GET', 'start')).status).toBe(200);
  app.clock.advance(14 * 60_000);
  expect((await short.call('GET', 'start')).status).toBe(200);
  app.clock.advance(15 * 60_000 + 1);
  expect((await short.call('GET', 'start')).status).toBe(401);
  // The others' sessions last as they did.
  expect((await other('GET', 'start')).status).toBe(200);
  const visitor = createVisitor(app);
  await logInAt(visitor, { email: 'kort@brink.example', password: MEMBER_PASSWORD });
  const anew = createOfficeCalls(app, visitor);
  app.clock.advance(15 * 60_000 + 1);
  expect((await anew('GET', 'start')).status).toBe(401);
});
