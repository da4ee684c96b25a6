import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planTexts as texts } from '#kernel/messages/nl-plan';
import { sendMail } from '#platform/mail/jobs';
import { type ApiApp, createApiApp } from '../../../tests/harness/api-app';
import { addPage } from '../../../tests/harness/build-catalog';
import {
  type CallOffice,
  createStaff,
  logInAt,
  MEMBER_PASSWORD,
} from '../../../tests/harness/office';
import type { Visitor } from '../../../tests/harness/visitor';
import { staffMembers, staffRoles } from '../staff/server/tables';
import { dueReleasesJob, releaseJob } from './server/plan/jobs';

let api: ApiApp;
let call: CallOffice;
let visitor: Visitor;
let store: CallOffice;
let reader: CallOffice;
const EMAIL = 'plan@kantoor.example';
beforeAll(async () => {
  api = await createApiApp();
  ({ call, visitor } = await createStaff(api, { email: EMAIL, name: 'Pia', role: 'redacteur' }));
  ({ call: store } = await createStaff(api, { email: 'wim@kantoor.example', role: 'winkel' }));
  ({ call: reader } = await createStaff(api, {
    email: 'lees@kantoor.example',
    role: 'alleen-lezen',
  }));
});
afterAll(() => api.close());

const text = (html: string, id = 'tekst') => ({
  type: 'RichText',
  props: { id, version: 1, title: 'Kop', html },
});
const treeOf = (html: string) => ({ root: {}, content: [text(html)], zones: {} });

let made = 0;
/** A page that is live, and the draft that it gets. */
const pageWith = async (live: string, draft?: string) => {
  made += 1;
  const path = `/plan-${made}`;
  const id = await addPage(api.host, { path, title: `Plan ${made}`, content: [text(live)] });
  if (draft !== undefined) await type(id, draft);
  return { id, path, title: `Plan ${made}` };
};
const type = async (id: number, html: string, tree: object = treeOf(html)) => {
  const page = await call('GET', `pages/${id}`);
  const body = { tree, revision: page.json.revision };
  expect((await call('PUT', `pages/${id}/draft`, { body })).status).toBe(200);
};
const live = async (path: string): Promise<string> => (await api.inject(path)).body;

/** The office's sessions end while the clock moves on. */
const moveTo = async (at: Date | string) => {
  api.clock.set(at);
  await logInAt(visitor, { email: EMAIL, password: MEMBER_PASSWORD });
};
const inHours = (hours: number) => new Date(api.clock.now().getTime() + hours * 3_600_000);
const tick = (run = dueReleasesJob, data: object = {}) =>
  run.run(data as never, { host: () => api.host } as never);
const plan = (id: number, at: Date) => call('POST', `plans/page/${id}`, { body: { at } });
const release = async (id: number) => (await call('GET', `releases/${id}`)).json;
/** Mails that wait to be sent, by whom they are to. */
const mails = async (): Promise<{ to: string; subject: string; text: string }[]> => {
  const { rows } = await api.db.execute<{ data: { to: string; subject: string; text: string } }>(
    sql`select data from pgboss.job where name = ${sendMail.name} order by created_on`,
  );
  return rows.map(({ data }) => data);
};

test('nothing is planned twice, without a draft, unfinished, for the past, or by who may not publish', async () => {
  const { id } = await pageWith('<p>Een.</p>');
  expect((await plan(id, inHours(1))).json.code).toBe('no_draft');
  await type(id, '', {
    root: {},
    content: [{ type: 'Picture', props: { id: 'leeg', version: 1 } }],
  });
  expect((await plan(id, inHours(1))).json.code).toBe('unfinished');
  await type(id, '<p>Twee.</p>');
  expect((await plan(id, inHours(-1))).json.fields.at).toContain('voorbij');
  const inList = { body: { at: [inHours(1).toISOString()] } };
  expect((await call('POST', `plans/page/${id}`, inList)).status).toBe(400);
  const first = await plan(id, inHours(1));
  expect(first.status).toBe(201);
  expect((await plan(id, inHours(2))).json.code).toBe('planned');
  expect((await store('GET', `plans/page/${id}`)).status).toBe(403);
  expect((await store('GET', `releases/${first.json.id}`)).status).toBe(404);
  const reads = await reader('GET', `releases/${first.json.id}`);
  expect([reads.status, reads.json.mayChange]).toEqual([200, false]);
  for (const path of ['publish', 'cancel']) {
    expect((await reader('POST', `releases/${first.json.id}/${path}`)).status).toBe(403);
  }
  expect((await call('POST', `releases/${first.json.id}/cancel`)).status).toBe(200);
  expect((await call('GET', `plans/page/${id}`)).json.plan).toBe(null);
  const again = await plan(id, inHours(2));
  expect(again.status).toBe(201);
  const list = await call('GET', `rows/page?q=Plan%201&limit=5`);
  const listed = list.json.rows.find((row: { id: number }) => row.id === id);
  expect(listed.planned).toEqual({ at: inHours(2).toISOString(), name: '' });
  await call('POST', `releases/${again.json.id}/cancel`);
});

test('a draft is published at its moment as it stood when it was planned; what is typed later stays a draft', async () => {
  const { id, path } = await pageWith('<p>Oud.</p>', '<p>Voor vrijdag.</p>');
  const at = inHours(30);
  const { status, json } = await plan(id, at);
  expect(status).toBe(201);
  const told = await call('GET', `plans/page/${id}`);
  expect(told.json.plan).toMatchObject({
    isOther: false,
    release: { id: json.id, at: at.toISOString(), state: 'open', by: 'Pia', isSingle: true },
  });
  await type(id, '<p>Voor later.</p>');
  expect((await call('GET', `plans/page/${id}`)).json.plan.isOther).toBe(true);
  await tick();
  await tick(releaseJob, { id: json.id });
  expect(await live(path)).toContain('Oud.');
  await moveTo(at);
  await tick(releaseJob, { id: json.id });
  expect(await live(path)).toContain('Voor vrijdag.');
  // Done again, or by another process, it is nothing.
  await Promise.all([tick(), tick(releaseJob, { id: json.id })]);
  const page = await call('GET', `pages/${id}`);
  expect(JSON.stringify(page.json.tree)).toContain('Voor later.');
  expect(await release(json.id)).toMatchObject({ state: 'done', late: 0 });
  const history = await call('GET', `rows/page/${id}/history`);
  const planned = history.json.filter(({ way }: { way: string }) => way === 'plan');
  expect(planned).toHaveLength(1);
  expect(planned[0].by).toBe('Pia');
  expect(await mails()).toEqual([]);
});

test("a draft that isn't touched any more is gone once it was published", async () => {
  const { id, path } = await pageWith('<p>Een.</p>', '<p>Twee.</p>');
  const at = inHours(1);
  await plan(id, at);
  api.clock.set(at);
  await tick();
  expect(await live(path)).toContain('Twee.');
  await moveTo(at);
  expect((await call('GET', `pages/${id}`)).json.hasDraft).toBe(false);
});

test('what was too late is told by mail and in the office', async () => {
  const { id, path, title } = await pageWith('<p>Op tijd.</p>', '<p>Te laat.</p>');
  const at = inHours(2);
  const { json } = await plan(id, at);
  await moveTo(new Date(at.getTime() + 7 * 60_000));
  await tick();
  expect(await live(path)).toContain('Te laat.');
  expect(await release(json.id)).toMatchObject({ state: 'done', late: 7 });
  const mail = (await mails()).at(-1);
  expect(mail?.to).toBe(EMAIL);
  expect(mail?.subject).toBe(`Te laat gepubliceerd: ${title}`);
  expect(mail?.text).toContain('7 minuten later');
});

test("what can't be published is told once, with why, and can be moved; nothing of it was published", async () => {
  const good = await pageWith('<p>Goed oud.</p>', '<p>Goed nieuw.</p>');
  const changed = await pageWith('<p>Stond er.</p>', '<p>Gepland.</p>');
  const gone = await pageWith('<p>Weg.</p>', '<p>Weg nieuw.</p>');
  const at = inHours(3);
  const { json: one } = await call('POST', 'releases', { body: { name: 'Herfst', at } });
  for (const { id } of [good, changed, gone]) {
    const put = await call('POST', `plans/page/${id}`, { body: { release: one.id } });
    expect(put.status).toBe(201);
  }
  expect((await release(one.id)).problems).toEqual([]);
  const page = await call('GET', `pages/${changed.id}`);
  const by = { revision: page.json.revision };
  expect((await call('POST', `pages/${changed.id}/publish`, { body: by })).status).toBe(200);
  const row = await call('GET', `rows/page/${gone.id}`);
  const at0 = { revision: row.json.row.revision };
  await call('DELETE', `rows/page/${gone.id}`, { body: at0 });
  const problems = [
    { title: changed.title, message: expect.stringContaining('na het plannen op de site') },
    { title: gone.title, message: 'Dit bestaat niet meer.' },
  ];
  const before = await release(one.id);
  expect(before.problems.map(({ to: _, ...told }: { to: string }) => told)).toEqual(problems);
  const refused = await call('POST', `releases/${one.id}/publish`);
  expect([refused.status, Object.keys(refused.json.fields)]).toEqual([422, ['0', '1']]);

  const count = (await mails()).length;
  await moveTo(at);
  await tick();
  await tick();
  expect(await live(good.path)).toContain('Goed oud.');
  expect(await release(one.id)).toMatchObject({ state: 'stuck', name: 'Herfst' });
  const sent = (await mails()).slice(count);
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    [EMAIL, 'Niet gepubliceerd: Herfst'],
  ]);
  expect(sent[0]?.text).toContain(changed.title);

  // What is wrong is taken out, and it goes at a new moment.
  const { items } = await release(one.id);
  for (const { id, title } of items) {
    if (title !== good.title) await call('DELETE', `releases/${one.id}/items/${id}`);
  }
  const later = inHours(1);
  expect((await call('PATCH', `releases/${one.id}`, { body: { at: later } })).status).toBe(200);
  await moveTo(later);
  await tick();
  expect(await live(good.path)).toContain('Goed nieuw.');
  expect((await release(one.id)).state).toBe('done');
});

test('pages and other rows go together, by hand', async () => {
  const { id, path } = await pageWith('<p>Los.</p>', '<p>Samen.</p>');
  const long = await call('POST', 'releases', { body: { name: 'a'.repeat(81) } });
  expect([long.status, long.json.fields]).toEqual([400, { name: 'Gebruik hoogstens 80 tekens.' }]);
  const { json: made } = await call('POST', 'releases', { body: { name: 'Actie' } });
  const list = await call('GET', 'rows/usp?limit=1');
  let usp = list.json.rows[0]?.id;
  if (!usp) {
    const data = { title: 'Gratis ruilen' };
    usp = (await call('POST', 'rows/usp', { body: { data } })).json.id;
  }
  const stands = (await call('GET', `rows/usp/${usp}`)).json.row;
  const put = (path_: string) => call('POST', path_, { body: { release: made.id } });
  expect((await put(`plans/usp/${usp}`)).json.message).toContain('geen concept');
  const body = { values: { title: 'Snel in huis' }, revision: stands.revision };
  await call('PUT', `drafts/usp/${usp}`, { body });
  expect((await put(`plans/usp/${usp}`)).status).toBe(201);
  expect((await put(`plans/page/${id}`)).status).toBe(201);
  const whole = await release(made.id);
  expect(whole.items.map(({ kind }: { kind: string }) => kind)).toHaveLength(2);
  expect(JSON.stringify(whole.items)).toContain('Snel in huis');
  expect((await call('POST', `releases/${made.id}/publish`)).status).toBe(200);
  expect(await live(path)).toContain('Samen.');
  expect((await call('GET', `rows/usp/${usp}`)).json.row.values.title).toBe('Snel in huis');
  // It ended: nothing can be done to it any more.
  expect((await call('POST', `releases/${made.id}/publish`)).status).toBe(409);
  expect((await call('POST', `releases/${made.id}/cancel`)).status).toBe(409);
});

test('what a store plans of its own is seen and changed by no other store', async () => {
  const ofStore = async (name: string, storeIds: number[]) =>
    (await createStaff(api, { email: `${name}@kantoor.example`, role: 'winkel', storeIds })).call;
  const own = await ofStore('een', [1]);
  const other = await ofStore('twee', [2]);
  const data = {
    ...{ access: 'gepland', title: 'Gepland', category: 'verkoop', contract: 'vast' },
    ...{ hours_min: 8, hours_max: 16, posted_on: '2026-03-01', location_id: 1 },
  };
  const { json: vacancy } = await own('POST', 'rows/vacancy', { body: { data } });
  const { revision } = (await own('GET', `rows/vacancy/${vacancy.id}`)).json.row;
  const body = { values: { title: 'Vanaf vrijdag' }, revision };
  expect((await own('PUT', `drafts/vacancy/${vacancy.id}`, { body })).status).toBe(200);
  const at = inHours(1).toISOString();
  const planned = await own('POST', `plans/vacancy/${vacancy.id}`, { body: { at } });
  expect(planned.status).toBe(201);
  const url = `releases/${planned.json.id}`;
  const listed = async (by: CallOffice) =>
    (await by('GET', 'releases')).json.releases.some(
      ({ id }: { id: number }) => id === planned.json.id,
    );
  expect([(await own('GET', url)).status, await listed(own)]).toEqual([200, true]);
  expect([(await other('GET', url)).status, await listed(other)]).toEqual([404, false]);
  for (const path of ['publish', 'cancel']) {
    expect((await other('POST', `${url}/${path}`)).status).toBe(404);
  }
  // What is planned by itself is filled by nobody: he who planned it couldn't change it any more.
  const page = await pageWith('<p>Los.</p>', '<p>Erbij.</p>');
  const into = { release: planned.json.id };
  expect((await call('POST', `plans/page/${page.id}`, { body: into })).status).toBe(404);
  expect((await own('POST', `${url}/cancel`)).status).toBe(200);
});

test('what is gone stays with whoever planned it, who can cancel it', async () => {
  const { call: own } = await createStaff(api, {
    ...{ email: 'drie@kantoor.example', role: 'winkel', storeIds: [1] },
  });
  const data = {
    ...{ access: 'vervalt', title: 'Vervalt', category: 'verkoop', contract: 'vast' },
    ...{ hours_min: 8, hours_max: 16, posted_on: '2026-03-01', location_id: 1 },
  };
  const { id } = (await own('POST', 'rows/vacancy', { body: { data } })).json;
  const { revision } = (await own('GET', `rows/vacancy/${id}`)).json.row;
  const body = { values: { title: 'Vanaf vrijdag' }, revision };
  await own('PUT', `drafts/vacancy/${id}`, { body });
  const at = inHours(1).toISOString();
  const url = `releases/${(await own('POST', `plans/vacancy/${id}`, { body: { at } })).json.id}`;
  expect((await own('DELETE', `rows/vacancy/${id}`, { body: { revision } })).status).toBe(200);
  const { call: same } = await createStaff(api, {
    ...{ email: 'vier@kantoor.example', role: 'winkel', storeIds: [1] },
  });
  expect((await same('GET', url)).status).toBe(404);
  expect((await own('GET', url)).json.problems[0].message).toBe('Dit bestaat niet meer.');
  expect((await own('POST', `${url}/cancel`)).status).toBe(200);
});

test('things of several members in one release are each published on behalf of who put them in', async () => {
  const office = await createStaff(api, {
    ...{ email: 'hr@kantoor.example', role: 'personeelszaken' },
  });
  const { call: hr } = office;
  const data = {
    ...{ access: 'samen', title: 'Samen', category: 'verkoop', contract: 'vast' },
    ...{ hours_min: 8, hours_max: 16, posted_on: '2026-03-01', location_id: 1 },
  };
  const made = await hr('POST', 'rows/vacancy', { body: { data } });
  expect(made.status).toBe(201);
  const { id } = made.json;
  const { revision } = (await hr('GET', `rows/vacancy/${id}`)).json.row;
  const { call: marketing } = await createStaff(api, {
    ...{ email: 'reclame@kantoor.example', role: 'marketing' },
  });
  const at = inHours(1);
  const { json: one } = await marketing('POST', 'releases', { body: { name: 'Open dag', at } });
  const body = { values: { title: 'Samen met de pagina' }, revision };
  await hr('PUT', `drafts/vacancy/${id}`, { body });
  const put = await hr('POST', `plans/vacancy/${id}`, { body: { release: one.id } });
  expect(put.status).toBe(201);
  await moveTo(at);
  await tick();
  expect((await release(one.id)).state).toBe('done');
  await logInAt(office.visitor, { email: 'hr@kantoor.example', password: MEMBER_PASSWORD });
  expect((await hr('GET', `rows/vacancy/${id}`)).json.row.values.title).toBe('Samen met de pagina');
});

test('a first publication puts a page online only on behalf of who may say so', async () => {
  const rights = {
    entities: [{ entity: 'Page', actions: ['read', 'change'], fields: ['content', 'draft'] }],
    special: [],
  };
  const [role] = await api.db
    .insert(staffRoles)
    .values({ siteId: 1, name: 'schrijver', label: 'Schrijver', rights } as never)
    .returning();
  const writer = await createStaff(api, {
    email: 'schrijf@kantoor.example',
    role: role?.name ?? '',
  });
  const begin = async (path: string) => {
    const fields = { path, title: path, state: 'Offline', content: null, draft: null };
    const { id } = (await call('POST', 'rows/page', { body: { data: fields } })).json;
    await type(id, '<p>Nieuw.</p>');
    return id;
  };
  const ids = [await begin('/eerst-een'), await begin('/eerst-twee')];
  const at = inHours(1);
  const [mine, other] = ids;
  expect((await writer.call('POST', `plans/page/${mine}`, { body: { at } })).status).toBe(201);
  expect((await plan(other, at)).status).toBe(201);
  await moveTo(at);
  await tick();
  const state = async (id: number) => (await call('GET', `rows/page/${id}`)).json.row.values.state;
  expect([await state(mine), await state(other)]).toEqual(['Offline', 'Online']);
});

test('what was planned by who is blocked since, or may not any more, waits for somebody who may', async () => {
  const planner = await createStaff(api, { email: 'weg@kantoor.example', role: 'redacteur' });
  const one = await pageWith('<p>Blijft.</p>', '<p>Door wie weg is.</p>');
  const at = inHours(1);
  const { json } = await planner.call('POST', `plans/page/${one.id}`, { body: { at } });
  const set = (fields: object) =>
    api.db.update(staffMembers).set(fields).where(eq(staffMembers.id, planner.member.id));
  await set({ isBlocked: true });
  await moveTo(at);
  await tick();
  expect(await live(one.path)).toContain('Blijft.');
  const held = await release(json.id);
  expect([held.state, held.held]).toEqual(['stuck', [texts.plannerGone]]);

  const later = inHours(1);
  const again = await pageWith('<p>Blijft ook.</p>', '<p>Door wie minder mag.</p>');
  await set({ isBlocked: false });
  await logInAt(planner.visitor, { email: 'weg@kantoor.example', password: MEMBER_PASSWORD });
  const { json: next } = await planner.call('POST', `plans/page/${again.id}`, {
    body: { at: later },
  });
  const [lower] = await api.db.select().from(staffRoles).where(eq(staffRoles.name, 'magazijn'));
  await set({ roleId: lower?.id });
  await moveTo(later);
  await tick();
  expect(await live(again.path)).toContain('Blijft ook.');
  expect((await release(next.id)).state).toBe('stuck');
  // Who may moves it, and it is published on his behalf.
  const soon = inHours(1);
  expect((await call('PATCH', `releases/${json.id}`, { body: { at: soon } })).status).toBe(200);
  await moveTo(soon);
  await tick();
  expect(await live(one.path)).toContain('Door wie weg is.');
  // Or does it by hand.
  expect((await call('POST', `releases/${next.id}/publish`)).status).toBe(200);
  expect(await live(again.path)).toContain('Door wie minder mag.');
});
