import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listRoles } from '#features/staff/api.server';
import type { Rights, ToldPeople, ToldPerson } from '#features/staff/contract';
import { staff as limits } from '#kernel/limits-staff';
import { auditTexts } from '#kernel/messages/nl-audit';
import { peopleTexts as texts } from '#kernel/messages/nl-people';
import { staffTexts } from '#kernel/messages/nl-staff';
import { field } from '#kernel/wire';
import { type ApiApp, createApiApp } from '../../../tests/harness/api-app';
import {
  type CallOffice,
  createOfficeCalls,
  createStaff,
  logInAt,
  MEMBER_PASSWORD,
} from '../../../tests/harness/office';
import { createVisitor, hiddenField, type Visitor } from '../../../tests/harness/visitor';
import { staffActions, staffMembers, staffRoles, staffSessions } from './server/tables';

let app: ApiApp;
const logged: string[] = [];
const roles: Record<string, number> = {};
let chief: Awaited<ReturnType<typeof createStaff>>;

beforeAll(async () => {
  app = await createApiApp({ work: true, log: (line) => logged.push(line) });
  for (const { id, name } of await listRoles(app.host)) roles[name] = id;
  chief = await createStaff(app, { email: 'chef@brink.example', role: 'beheerder', name: 'Sjef' });
});
afterAll(() => app.close());

let counted = 0;
const fresh = (name: string): string => `${name}-${counted++}@brink.example`;

const tell = async (call = chief.call): Promise<ToldPeople> => (await call('GET', 'people')).json;
const personOf = async (email: string): Promise<ToldPerson> =>
  (await tell()).people.find((one) => one.email === email) as ToldPerson;

const invite = (email: string, more: object = {}, call = chief.call) =>
  call('POST', 'people', {
    body: { name: 'Nieuw Lid', email, role: roles.redacteur, stores: [], ...more },
  });

/** The links that were mailed to an address, once there are so many. */
const linksTo = async (email: string, count = 1): Promise<string[]> => {
  const find = async () =>
    (await app.mailbox.list(email)).flatMap(({ text }) => [
      ...text.matchAll(/http:\/\/localhost(\/admin\/login\/wachtwoord\/[\w-]{43})/g),
    ]);
  await expect.poll(async () => (await find()).length).toBe(count);
  return (await find()).map(([, path = '']) => path);
};
const linkTo = async (email: string, count = 1): Promise<string> =>
  String((await linksTo(email, count)).at(-1));

const NEW = 'vijf blauwe eieren in een mand';
const choose = async (
  link: string,
  password = NEW,
  again = password,
  visitor = createVisitor(app),
) => {
  const page = await visitor.get(link);
  if (page.statusCode !== 200) return page;
  const token = hiddenField(page.body, field.token);
  return visitor.post(link, { [field.token]: token, wachtwoord: password, nog_een_keer: again });
};

const logIn = async (email: string, password = NEW, visitor: Visitor = createVisitor(app)) => {
  const reply = await logInAt(visitor, { email, password });
  return { visitor, isIn: reply.headers.location === '/admin', reply };
};

const deeds = async (action: string) =>
  (await app.db.select().from(staffActions).where(eq(staffActions.action, action))).at(-1);

/** A role with rights of its own. */
const createRole = async (name: string, rights: Rights, more: object = {}): Promise<number> => {
  const [role] = await app.db
    .insert(staffRoles)
    .values({ siteId: 1, name, label: name, rights, ...more })
    .returning();
  return Number(role?.id);
};

describe('an invitation', () => {
  test('is mailed, lets its receiver choose a password once, and opens nothing by itself', async () => {
    const email = fresh('uitgenodigd');
    expect((await invite(email, { stores: [2, 1] })).status).toBe(200);
    expect(await personOf(email)).toMatchObject({
      ...{ state: 'invited', storeIds: [1, 2], seenAt: null, role: { label: 'Redacteur' } },
    });
    expect((await logIn(email)).isIn).toBe(false);
    const link = await linkTo(email);
    // Programs that check mails look at it first.
    const visitor = createVisitor(app);
    const looked = await visitor.get(link);
    expect([looked.statusCode, looked.headers['referrer-policy']]).toEqual([200, 'same-origin']);
    expect(looked.headers['cache-control']).toContain('no-store');
    expect(looked.body).not.toContain('<script src');
    expect((await choose(link, 'kort')).statusCode).toBe(422);
    expect((await choose(link, NEW, 'iets heel anders hoor')).body).toContain(texts.notSame);
    const chosen = await choose(link, NEW, NEW, visitor);
    expect(chosen.headers.location).toBe('/admin/login?gekozen=1');
    expect(chosen.cookies).toEqual([]);
    expect((await choose(link)).statusCode).toBe(422);
    expect((await visitor.get(link)).body).toContain(texts.linkGone);
    expect((await logIn(email)).isIn).toBe(true);
    expect((await personOf(email)).state).toBe('active');
    expect(await deeds('person.invite')).toMatchObject({
      ...{ memberId: chief.member.id, subject: email, outcome: 'success' },
      after: { Naam: 'Nieuw Lid', Rol: 'Redacteur', 'Eigen winkels': 'Utrecht, Zwolle' },
    });
    const told = JSON.stringify(await app.db.select().from(staffActions));
    const token = link.split('/').at(-1) as string;
    expect(told).not.toContain(token);
    expect(logged.join('\n')).not.toContain(token);
  });

  test('of two posts at once one sets the password', async () => {
    const email = fresh('tweemaal');
    await invite(email);
    const link = await linkTo(email);
    const replies = await Promise.all([choose(link, NEW), choose(link, `${NEW} twee`)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([303, 422]);
  });

  test('ends after its days, and is sent anew: the one before is no good then', async () => {
    const email = fresh('laat');
    await invite(email);
    const first = await linkTo(email);
    const { id } = await personOf(email);
    app.clock.advance(limits.linkFor.invite - 1000);
    expect((await createVisitor(app).get(first)).statusCode).toBe(200);
    app.clock.advance(2000);
    expect((await createVisitor(app).get(first)).statusCode).toBe(422);
    chief = { ...chief, ...(await again('chef@brink.example')) };
    expect((await personOf(email)).state).toBe('expired');
    expect((await chief.call('POST', `people/${id}/link`, { body: {} })).json).toEqual({ email });
    const second = await linkTo(email, 2);
    expect((await chief.call('POST', `people/${id}/link`, { body: {} })).status).toBe(200);
    const third = await linkTo(email, 3);
    expect((await choose(second)).statusCode).toBe(422);
    expect((await choose(third)).statusCode).toBe(303);
  });

  test('is refused without a name, an address, a role or stores that there are, and for who is there', async () => {
    const email = fresh('fout');
    const wrong = async (more: object) => (await invite(email, more)).json.fields;
    expect(await wrong({ name: ' ' })).toEqual({ name: texts.nameMissing });
    expect(await wrong({ email: 'geen adres' })).toEqual({ email: texts.emailWrong });
    expect(await wrong({ role: 0 })).toEqual({ role: texts.roleMissing });
    expect(await wrong({ stores: [99] })).toEqual({ stores: texts.storesWrong });
    expect(await wrong({ name: '', email: '', role: undefined })).toEqual({
      ...{ name: texts.nameMissing, email: texts.emailWrong, role: texts.roleMissing },
    });
    expect(await wrong({ email: 'CHEF@brink.example' })).toEqual({ email: texts.emailTaken });
    expect(await personOf(email)).toBeUndefined();
  });

  test('is taken back while nobody followed it', async () => {
    const email = fresh('terug');
    await invite(email);
    const link = await linkTo(email);
    const { id } = await personOf(email);
    expect((await chief.call('DELETE', `people/${id}`, { body: {} })).status).toBe(200);
    expect((await createVisitor(app).get(link)).statusCode).toBe(422);
    const own = await chief.call('DELETE', `people/${chief.member.id}`, { body: {} });
    expect([own.status, own.json.message]).toEqual([409, texts.noInvite]);
  });
});

/** Comes in anew. */
const again = async (email: string) => {
  counted += 1;
  const from = `10.9.0.${counted}`;
  const visitor = createVisitor(app, from);
  await logInAt(visitor, { email, password: MEMBER_PASSWORD });
  return { visitor, call: createOfficeCalls(app, visitor, from) };
};

/** Every call that changes somebody. */
const changesOf = (id: number): [Parameters<CallOffice>[0], string][] => [
  ['POST', 'people'],
  ['PATCH', `people/${id}`],
  ['POST', `people/${id}/block`],
  ['POST', `people/${id}/unblock`],
  ['POST', `people/${id}/link`],
  ['DELETE', `people/${id}/sessions`],
  ['DELETE', `people/${id}/factor`],
  ['DELETE', `people/${id}`],
];

test('members are for those who may change rights; each change asks the password again', async () => {
  const { call, member } = await createStaff(app, { email: fresh('lezer'), role: 'redacteur' });
  const refused = await call('GET', 'people');
  expect([refused.status, refused.json.message]).toEqual([403, staffTexts.mayNot]);
  const late = await again('chef@brink.example');
  app.clock.advance(limits.provenFor);
  for (const [method, path] of changesOf(member.id)) {
    const others = await call(method, path, { body: {} });
    expect([path, others.status, others.json.code]).toEqual([path, 403, 'may_not']);
    const own = await late.call(method, path, { body: {} });
    expect([path, own.status, own.json.code]).toEqual([path, 403, 'password_again']);
    expect((await late.call(method, path, { body: {}, plain: true })).json.code).toBe(
      'not_from_office',
    );
  }
  expect((await late.call('GET', 'people')).status).toBe(200);
  const body = { password: MEMBER_PASSWORD };
  expect((await late.call('POST', 'account/proof', { body })).status).toBe(200);
  expect((await late.call('POST', `people/${member.id}/block`, { body: {} })).status).toBe(200);
  chief = { ...chief, ...late };
});

test('a change of name, role and stores holds at once, is refused when stale, and tells from what to what', async () => {
  const email = fresh('wissel');
  const { call, member } = await createStaff(app, { email, role: 'redacteur', name: 'Eerst' });
  const change = (more: object, id = member.id) =>
    chief.call('PATCH', `people/${id}`, {
      body: { revision: 1, name: 'Later', role: roles.winkel, stores: [1], ...more },
    });
  expect((await call('GET', 'rows/Faq')).status).toBe(200);
  expect((await change({})).status).toBe(200);
  expect((await call('GET', 'rows/Faq')).status).toBe(403);
  expect((await call('GET', 'rows/Location')).json.total).toBe(1);
  const stale = await change({ name: 'Nog later' });
  expect([stale.status, stale.json.message]).toEqual([409, texts.stale]);
  expect((await change({}, 99_999)).status).toBe(404);
  expect(await deeds('person.change')).toMatchObject({
    subject: email,
    before: { Naam: 'Eerst', Rol: 'Redacteur', 'Eigen winkels': texts.noStores },
    after: { Naam: 'Later', Rol: 'Winkel', 'Eigen winkels': 'Utrecht' },
  });
  const told = await chief.call('GET', 'audit?what=person.change');
  expect(told.json.deeds[0]).toMatchObject({
    what: auditTexts.actions['person.change'],
    lines: ['Rol: Redacteur → Winkel', 'Naam: Eerst → Later', 'Eigen winkels: Geen → Utrecht'],
  });
});

test('who is blocked is out at once and stays out, also by a link that he has; unblocked, he logs in anew', async () => {
  const email = fresh('geblokkeerd');
  const { call, member } = await createStaff(app, { email, role: 'redacteur' });
  await chief.call('POST', `people/${member.id}/link`, { body: {} });
  const link = await linkTo(email);
  await chief.call('POST', `people/${member.id}/block`, { body: {} });
  expect((await call('GET', 'start')).status).toBe(401);
  expect((await logIn(email, MEMBER_PASSWORD)).isIn).toBe(false);
  expect((await choose(link)).statusCode).toBe(422);
  const more = await chief.call('POST', `people/${member.id}/link`, { body: {} });
  expect([more.status, more.json.message]).toEqual([409, texts.isBlocked]);
  expect((await personOf(email)).state).toBe('blocked');
  await chief.call('POST', `people/${member.id}/unblock`, { body: {} });
  expect((await call('GET', 'start')).status).toBe(401);
  expect((await createVisitor(app).get(link)).statusCode).toBe(422);
  expect((await logIn(email, MEMBER_PASSWORD)).isIn).toBe(true);
});

test('a password by a link that is sent ends all sessions and other links; so does one of one’s own page', async () => {
  const email = fresh('vergat');
  const { call, member } = await createStaff(app, { email, role: 'redacteur' });
  await chief.call('POST', `people/${member.id}/link`, { body: {} });
  const link = await linkTo(email);
  expect((await choose(link)).statusCode).toBe(303);
  expect((await call('GET', 'start')).status).toBe(401);
  expect((await logIn(email, MEMBER_PASSWORD)).isIn).toBe(false);
  const { visitor } = await logIn(email);
  await chief.call('POST', `people/${member.id}/link`, { body: {} });
  const other = await linkTo(email, 2);
  const own = createOfficeCalls(app, visitor);
  const body = { old: NEW, password: `${NEW} en nog een` };
  expect((await own('POST', 'account/password', { body })).status).toBe(200);
  expect((await createVisitor(app).get(other)).statusCode).toBe(422);
});

test('all sessions of a member are ended, and a second factor that was lost is switched off and told', async () => {
  const email = fresh('kwijt');
  const { call, member } = await createStaff(app, { email, role: 'redacteur' });
  expect((await personOf(email)).sessions).toBe(1);
  const none = await chief.call('DELETE', `people/${member.id}/factor`, { body: {} });
  expect([none.status, none.json.message]).toEqual([409, texts.noFactorOn]);
  await chief.call('DELETE', `people/${member.id}/sessions`, { body: {} });
  expect((await call('GET', 'start')).status).toBe(401);
  expect((await personOf(email)).sessions).toBe(0);
  const isOne = eq(staffMembers.id, member.id);
  await app.db
    .update(staffMembers)
    .set({ totpSecret: 'v1.x', recoveryCodes: ['x'] })
    .where(isOne);
  expect((await personOf(email)).hasFactor).toBe(true);
  await chief.call('DELETE', `people/${member.id}/factor`, { body: {} });
  const [row] = await app.db.select().from(staffMembers).where(isOne);
  expect(row).toMatchObject({ totpSecret: null, recoveryCodes: [] });
  await expect.poll(() => app.mailbox.list(email)).toHaveLength(1);
  expect((await app.mailbox.getLast(email)).text).toContain('Sjef heeft je tweede factor uitgezet');
  expect((await logIn(email, MEMBER_PASSWORD)).isIn).toBe(true);
});

describe('rights that somebody hasn’t', () => {
  const special = ['rights', 'audit'] as const;

  test('can’t be given by a role, nor stores beyond his own', async () => {
    const narrow = await createRole('wervers', {
      ...{
        entities: [{ entity: 'Location', actions: ['read', 'change'], ownStores: true }],
        special,
      },
    });
    const { call } = await createStaff(app, {
      ...{ email: fresh('werver'), role: 'wervers', storeIds: [1] },
    });
    const { roles: choices } = await tell(call);
    expect(choices.filter(({ mayGive }) => mayGive).map(({ id }) => id)).toEqual([narrow]);
    const email = fresh('te-veel');
    const tooMuch = await invite(email, {}, call);
    expect([tooMuch.status, tooMuch.json.fields]).toEqual([403, { role: texts.roleTooMuch }]);
    const stores = await invite(email, { role: narrow, stores: [1, 2] }, call);
    expect([stores.status, stores.json.fields]).toEqual([403, { stores: texts.storesTooMuch }]);
    expect((await invite(email, { role: narrow, stores: [1] }, call)).status).toBe(200);
    // Nor to oneself.
    const self = (await tell(call)).people.find(({ role }) => role.id === narrow) as ToldPerson;
    const up = await call('PATCH', `people/${self.id}`, {
      body: { revision: self.revision, name: 'Ik', role: roles.beheerder, stores: [] },
    });
    expect([up.status, up.json.code]).toEqual([403, 'too_much']);
  });

  test('keep him from changing who has them', async () => {
    await createRole('deurwachters', { entities: [], special });
    const { call } = await createStaff(app, { email: fresh('deur'), role: 'deurwachters' });
    const email = fresh('sterker');
    await createStaff(app, { email, role: 'beheerder' });
    const { id, revision, role } = await personOf(email);
    const change = { revision, name: 'Anders', role: role.id, stores: [] };
    const tried = [
      await call('PATCH', `people/${id}`, { body: change }),
      await call('POST', `people/${id}/block`, { body: {} }),
      await call('POST', `people/${id}/link`, { body: {} }),
      await call('DELETE', `people/${id}/sessions`),
      await call('DELETE', `people/${id}/factor`),
    ];
    expect(tried.map(({ status, json }) => [status, json.code])).toEqual(
      tried.map(() => [403, 'too_much']),
    );
    expect(await personOf(email)).toMatchObject({ revision, state: 'active' });
  });
});

describe('the last who may change rights', () => {
  test('is neither blocked nor given another role, also not by two at once', async () => {
    const others = await app.db.select().from(staffMembers);
    for (const { id, email } of others) {
      if (email === 'chef@brink.example') continue;
      await app.db.update(staffMembers).set({ isBlocked: true }).where(eq(staffMembers.id, id));
    }
    const demote = (call: CallOffice, { id, revision, name }: ToldPerson) =>
      call('PATCH', `people/${id}`, {
        body: { revision, name, role: roles.redacteur, stores: [] },
      });
    const own = await personOf('chef@brink.example');
    const refused = await demote(chief.call, own);
    expect([refused.status, refused.json.message]).toEqual([409, texts.last]);
    const self = await chief.call('POST', `people/${own.id}/block`, { body: {} });
    expect([self.status, self.json.message]).toEqual([409, texts.self]);
    // Who was invited and never came can't take his place.
    await invite(fresh('nooit'), { role: roles.beheerder });
    expect((await demote(chief.call, own)).status).toBe(409);
    for (let round = 0; round < 4; round += 1) {
      const email = fresh('tweede');
      const second = await createStaff(app, { email, role: 'beheerder' });
      const [one, other] = [await personOf('chef@brink.example'), await personOf(email)];
      const replies = await Promise.all(
        round % 2 === 0
          ? [demote(chief.call, other), demote(second.call, one)]
          : [demote(chief.call, one), demote(second.call, other)],
      );
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      // The loser may no more, or would have been the last.
      expect(replies.map(({ status }) => status).filter((status) => status !== 200)[0]).toBeOneOf([
        403, 409,
      ]);
      await app.db
        .update(staffMembers)
        .set({ roleId: roles.beheerder as number, isBlocked: false })
        .where(eq(staffMembers.id, own.id));
      await app.db
        .update(staffMembers)
        .set({ isBlocked: true })
        .where(eq(staffMembers.id, second.member.id));
    }
  });
});

describe('a forgotten password', () => {
  const ask = async (email: string, visitor = createVisitor(app)) => {
    const page = await visitor.get('/admin/login/vergeten');
    const token = hiddenField(page.body, field.token);
    return visitor.post('/admin/login/vergeten', { [field.token]: token, [field.username]: email });
  };
  const plain = (body: string) => body.replace(/p\.\d+\.[\w-]+/g, '');

  test('is asked for by mail, worded alike for who isn’t known or is blocked, and leaves what was as it was', async () => {
    const email = fresh('vergeten');
    const { call } = await createStaff(app, { email, role: 'redacteur' });
    const blocked = fresh('dicht');
    const { member } = await createStaff(app, { email: blocked, role: 'redacteur' });
    await chief.call('POST', `people/${member.id}/block`, { body: {} });
    const replies = [await ask(email), await ask(fresh('niemand')), await ask(blocked)];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ body }) => plain(body))).size).toBe(1);
    expect(replies[0]?.body).toContain(texts.forgotSent);
    const link = await linkTo(email);
    expect(await app.mailbox.list(blocked)).toEqual([]);
    expect((await call('GET', 'start')).status).toBe(200);
    expect((await logIn(email, MEMBER_PASSWORD)).isIn).toBe(true);
    app.clock.advance(limits.linkFor.asked - 1000);
    expect((await choose(link)).statusCode).toBe(303);
    expect((await logIn(email)).isIn).toBe(true);
  });

  test('doesn’t spoil an invitation, and is limited for an address and for a client', async () => {
    chief = { ...chief, ...(await again('chef@brink.example')) };
    const email = fresh('geduld');
    await invite(email);
    const link = await linkTo(email);
    for (let count = 0; count < limits.asked.perAddress + 2; count += 1) {
      expect((await ask(email, createVisitor(app, `10.11.0.${count}`))).body).toContain(
        texts.forgotSent,
      );
    }
    const all = await linksTo(email, 1 + limits.asked.perAddress);
    expect((await createVisitor(app).get(link)).statusCode).toBe(200);
    // Of those that were asked for, only one is good.
    const asked = all.filter((one) => one !== link);
    const codes = await Promise.all(
      asked.map(async (one) => (await createVisitor(app).get(one)).statusCode),
    );
    expect(codes.sort()).toEqual([200, 422, 422]);
    const one = createVisitor(app, '10.12.0.1');
    for (let count = 0; count < limits.asked.perClient; count += 1) {
      expect((await ask(fresh('vloed'), one)).statusCode).toBe(200);
    }
    const often = await ask(fresh('vloed'), one);
    expect([often.statusCode, often.body.includes(texts.forgotOften)]).toEqual([429, true]);
  });

  test('is taken from our own page alone, for an address that can be one', async () => {
    const visitor = createVisitor(app);
    const foreign = await visitor.post('/admin/login/vergeten', { [field.username]: 'a@b.nl' });
    expect(foreign.statusCode).toBe(403);
    expect((await ask('geen adres')).body).toContain(texts.emailWrong);
    const email = fresh('vreemd');
    await invite(email);
    const link = await linkTo(email);
    const body = { wachtwoord: NEW, nog_een_keer: NEW };
    expect((await createVisitor(app).post(link, body)).statusCode).toBe(403);
    expect(await app.db.select().from(staffSessions)).not.toHaveLength(0);
  });
});
