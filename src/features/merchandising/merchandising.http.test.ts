import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { announceChange } from '#features/overviews/api.server';
import { staffActions } from '#features/staff/api.server';
import { staffRoles } from '#features/staff/server/tables';
import { listLimits as limits } from '#kernel/limits-lists';
import { type Arrangement, usualOrder } from '#kernel/values/arrangement';
import { formatEuro } from '#kernel/values/money';
import { createTestApp } from '../../../tests/harness/app';
import { buildCatalog } from '../../../tests/harness/build-catalog';
import { eventually } from '../../../tests/harness/eventually';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { type CallOffice, createStaff } from '../../../tests/harness/office';
import { createSecondApp } from '../../../tests/harness/second-app';
import { features } from '../../main/features';
import type { SentListVersion, ToldList, ToldListPreview } from './contract';
import { listArrangements } from './server/tables';

let app: Awaited<ReturnType<typeof createTestApp>>;
let shop: Awaited<ReturnType<typeof buildCatalog>>;
let key: string;
let call: CallOffice;
beforeAll(async () => {
  app = await createTestApp();
  shop = await buildCatalog(app.host);
  key = `category=${shop.category.kleding}`;
  ({ call } = await createStaff(app, { email: 'merch@kantoor.example', role: 'marketing' }));
});
afterAll(() => app.close());
afterEach(async () => {
  await app.db.delete(listArrangements);
  await app.host.events.publish('lists.arranged', {});
});

/** The numbers that the titles on a page of the list begin with: 1 to 20, the newest first. */
const shown = async (query = '', path = '/kleding') => {
  const html = parseHtml((await app.inject(`${path}${query}`)).body);
  const section = get(html, 'section[data-block-id]');
  return {
    html,
    total: Number(section.attributes['data-total']),
    numbers: findAll(section, 'li[data-item] a[data-card-link]').map((link) =>
      Number(/\d+/.exec(textOf(link))?.[0]),
    ),
  };
};
const id = (n: number) => shop.product(n).id;
const list = async (): Promise<ToldList> => (await call('GET', `lists/${key}`)).json;
const arranged = (more: Partial<Arrangement>): Arrangement => ({ ...usualOrder, ...more });
const publish = async (
  arrangement: Partial<Arrangement>,
  more: Partial<SentListVersion> = {},
  by: CallOffice = call,
) => {
  const { read } = await list();
  const body = {
    read,
    arrangement: arranged(arrangement),
    starts_at: null,
    ends_at: null,
    ...more,
  };
  return by('POST', `lists/${key}/versions`, { body });
};
const withdraw = async (versionId: number) => {
  const { read } = await list();
  return call('POST', `lists/${key}/versions/${versionId}/withdraw`, { body: { read } });
};
const inHours = (hours: number) =>
  new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();
const first = (count: number, from = 1) => Array.from({ length: count }, (_, at) => at + from);

test('the lists of the site are told by what is in them, with the pages that they stand on', async () => {
  const { json } = await call('GET', 'lists');
  const one = json.lists.find((told: ToldList) => told.key === key);
  expect(one).toMatchObject({ title: 'Kleding', now: null, next: null });
  expect(one.pages.map(({ path }: { path: string }) => path)).toEqual(
    expect.arrayContaining(['/kleding', '/meer']),
  );
  // What has neither filters nor sorting is its editor's.
  const everywhere = json.lists.flatMap(({ pages }: ToldList) => pages.map(({ path }) => path));
  expect(everywhere).not.toContain('/herhaal');
  expect(await list()).toMatchObject({ order: 'Nieuwste eerst', total: 20, versions: [] });
});

test('pins, hidden articles and rules are seen at once, on all pages, each article once', async () => {
  expect((await shown()).numbers).toEqual(first(6));
  const noord = shop.brand.Noord;
  const reply = await publish({
    pins: [{ id: id(15), place: 2 }],
    hidden: [id(1)],
    rules: [{ column: 'brand', option: noord, effect: 'first' }],
  });
  expect(reply.status).toBe(200);
  const block = shop.block.kleding;
  const pages = [];
  for (const page of [1, 2, 3, 4]) pages.push(await shown(`?page_${block}=${page}`));
  const all = pages.flatMap(({ numbers }) => numbers);
  // Every third is of Noord: 3, 6, 9, …
  expect(all.slice(0, 8)).toEqual([3, 15, 6, 9, 12, 18, 2, 4]);
  expect(all.toSorted((a, b) => a - b)).toEqual(first(19, 2));
  expect(pages.map(({ total }) => total)).toEqual([19, 19, 19, 19]);
  // The other page with the same list has the same.
  expect((await shown('', '/meer')).numbers.slice(0, 3)).toEqual([3, 15, 6]);
});

test('counts, filters and the choice of an order go by the same articles', async () => {
  await publish({ pins: [{ id: id(15), place: 1 }], hidden: [id(1)] });
  const { html, numbers } = await shown(`?filter_color=${shop.color.rood}`);
  // 3, 6, 9 … are red.
  expect(numbers).toEqual([15, 3, 6, 9, 12, 18]);
  const orders = findAll(html, 'select option').map((one) => textOf(one));
  expect(orders[0]).toBe('Aanbevolen');
  // 1 was the only one that is new.
  const plain = await shown();
  const isNew = findAll(plain.html, '[data-filter-column=offer] label').map(textOf);
  expect(isNew.some((text) => text.includes('Nieuw binnen'))).toBe(false);
  expect((await shown('?sort=price')).numbers).toEqual([2, 3, 4, 5, 6, 7]);
  expect((await shown('?sort=new')).numbers).toEqual([2, 3, 4, 5, 6, 7]);
  expect((await shown('?search=artikel')).total).toBe(20);
});

test('a list that changes keeps its pins, and one whose article went leaves no gap', async () => {
  await publish({
    pins: [
      { id: id(15), place: 1 },
      { id: id(14), place: 2 },
    ],
  });
  await app.db.execute(sql`update products set state = 'Offline' where id = ${id(15)}`);
  await announceChange(app.host, 'Product', [id(15)]);
  expect((await shown()).numbers.slice(0, 3)).toEqual([1, 14, 2]);
  const told: ToldListPreview = (
    await call('POST', `lists/${key}/preview`, {
      body: { arrangement: arranged({ pins: [{ id: id(15), place: 1 }] }) },
    })
  ).json;
  expect([told.absent, told.total]).toEqual([[id(15)], 19]);
  await app.db.execute(sql`update products set state = 'Online' where id = ${id(15)}`);
  await announceChange(app.host, 'Product', [id(15)]);
  expect((await shown()).numbers.slice(0, 3)).toEqual([15, 14, 1]);
});

test('a preview tells what comes first now and then, and where it was; visitors see nothing of it', async () => {
  const body = {
    arrangement: arranged({
      pins: [{ id: id(12), place: 1 }],
      hidden: [id(2)],
      rules: [{ column: 'offer', option: 3, isNot: true, effect: 'last' }],
    }),
  };
  const { json } = await call('POST', `lists/${key}/preview`, { body });
  const told: ToldListPreview = json;
  expect(told.now.map(({ id: one }) => one).slice(0, 2)).toEqual([id(1), id(2)]);
  expect(told.soon[0]).toMatchObject({
    id: id(12),
    was: 12,
    isPinned: true,
    note: formatEuro(12_000),
  });
  expect(told.soon.map(({ id: one }) => one)).not.toContain(id(2));
  // Of 7 and 8 the web shop has none.
  expect(told.soon.slice(-2).map(({ id: one }) => one)).toEqual([id(7), id(8)]);
  expect(told.soon.at(-1)?.why).toContain('Niet direct leverbaar');
  expect(told.total).toBe(19);
  expect((await shown()).numbers).toEqual(first(6));
});

test('what is planned begins and ends by itself, also of a page that is kept', async () => {
  const before = app.clock.now().toISOString();
  await publish({ pins: [{ id: id(9), place: 1 }] });
  const reply = await publish(
    { pins: [{ id: id(20), place: 1 }] },
    { starts_at: inHours(2), ends_at: inHours(4), name: 'Actie' },
  );
  expect(reply.json).toMatchObject({ now: {}, next: { name: 'Actie' } });
  const [at1, at3, at5] = [1, 3, 5].map(inHours);
  for (const [moment, top] of [
    [at1, 9],
    [at3, 20],
    [at5, 9],
  ] as const) {
    app.clock.set(moment as string);
    expect((await shown()).numbers[0]).toBe(top);
  }
  const { call: later } = await createStaff(app, {
    email: 'later@kantoor.example',
    role: 'marketing',
  });
  const { versions }: ToldList = (await later('GET', `lists/${key}`)).json;
  expect(versions.map(({ state }) => state)).toEqual(['past', 'now']);
  app.clock.set(before);
});

test('undoing gives back what held before, a plan is cancelled, and each is told in the log', async () => {
  await publish({ pins: [{ id: id(9), place: 1 }] });
  await publish({ pins: [{ id: id(8), place: 1 }] });
  const { versions } = await list();
  expect(versions.map(({ state }) => state)).toEqual(['now', 'replaced']);
  // What doesn't hold isn't taken back.
  expect((await withdraw(versions[1]?.id ?? 0)).status).toBe(409);
  expect((await withdraw(versions[0]?.id ?? 0)).status).toBe(200);
  expect((await shown()).numbers[0]).toBe(9);
  expect((await withdraw(versions[0]?.id ?? 0)).status).toBe(409);
  await publish({}, { starts_at: inHours(1) });
  const [planned] = (await list()).versions;
  expect((await withdraw(planned?.id ?? 0)).json.next).toBeNull();
  expect((await withdraw(999_999)).status).toBe(404);
  const log = await app.db.select().from(staffActions).orderBy(staffActions.id);
  const told = log.filter(({ action }) => action.startsWith('lists.')).slice(-5);
  expect(told.map(({ action }) => action)).toEqual([
    ...['lists.publish', 'lists.publish', 'lists.undo', 'lists.plan', 'lists.cancel'],
  ]);
  expect(told[0]).toMatchObject({ subject: 'Kleding', after: expect.anything() });
  expect(JSON.stringify(told[0]?.after)).toContain('1 vastgezet');
});

test('of two who publish at once one is told that the other did', async () => {
  const { read } = await list();
  const { call: other } = await createStaff(app, {
    ...{ email: 'ander@kantoor.example', name: 'Ans', role: 'marketing' },
  });
  const send = (by: CallOffice, n: number) =>
    by('POST', `lists/${key}/versions`, {
      body: {
        ...{ read, starts_at: null, ends_at: null },
        arrangement: arranged({ pins: [{ id: id(n), place: 1 }] }),
      },
    });
  const replies = await Promise.all([send(call, 4), send(other, 5), send(call, 6)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(replies.find(({ status }) => status === 409)?.json.code).toBe('stale');
  expect(await app.db.select().from(listArrangements)).toHaveLength(1);
  const [made] = (await list()).versions;
  const undo = async () =>
    call('POST', `lists/${key}/versions/${made?.id}/withdraw`, {
      body: { read: (await list()).read },
    });
  const undone = await Promise.all([undo(), undo()]);
  expect(undone.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('another process shows it too, what was published before it began as well', async () => {
  await publish({ pins: [{ id: id(9), place: 1 }] });
  const other = await createSecondApp(app, features);
  const top = async () => {
    const section = get(parseHtml(await other.get('/kleding')), 'section[data-block-id]');
    return textOf(get(section, 'li[data-item] a[data-card-link]'));
  };
  expect(await top()).toContain('09');
  await publish({ pins: [{ id: id(11), place: 1 }] });
  await eventually(async () => expect(await top()).toContain('11'));
  await other.close();
});

test.each([
  ['pins', { pins: [{ id: 1, place: 0 }] }],
  ['pins', { pins: [{ id: 1, place: 1.5 }] }],
  ['pins', { pins: [{ id: 1, place: limits.lastPlace + 1 }] }],
  ['pins', { pins: [{ id: 999_999, place: 1 }] }],
  ['pins', { pins: 'alles' }],
  ['pins', { pins: first(limits.pins + 1).map((place) => ({ id: place, place })) }],
  ['hidden', { hidden: ['1; drop table products'] }],
  ['hidden', { hidden: first(limits.hidden + 1) }],
  ['rules', { rules: [{ column: 'brand', option: 999_999, effect: 'first' }] }],
  ['rules', { rules: [{ column: 'constructor', option: 1, effect: 'first' }] }],
  ['rules', { rules: [{ column: 'brand', option: 1, effect: 'toString' }] }],
])('%s that makes no sense is refused by its name', async (field, sent) => {
  const { status, json } = await publish(sent as Partial<Arrangement>);
  expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
});

test('an article is pinned or hidden, at a place of its own; moments lie ahead, in their order', async () => {
  const both = await publish({ pins: [{ id: id(1), place: 1 }], hidden: [id(1)] });
  expect(both.json.fields).toHaveProperty('hidden');
  const twice = await publish({
    pins: [
      { id: id(1), place: 1 },
      { id: id(2), place: 1 },
    ],
  });
  expect(twice.json.fields).toHaveProperty('pins');
  const wrong = async (more: Partial<SentListVersion>) =>
    Object.keys((await publish({}, more)).json.fields)[0];
  expect(await wrong({ starts_at: inHours(-1) })).toBe('starts_at');
  expect(await wrong({ starts_at: '2026-02-30T10:00:00Z' })).toBe('starts_at');
  expect(await wrong({ starts_at: inHours(99_999) })).toBe('starts_at');
  expect(await wrong({ ends_at: inHours(-1) })).toBe('ends_at');
  expect(await wrong({ name: 'x'.repeat(limits.name + 1) })).toBe('name');
  for (const one of ['category=999', 'alles;', '__proto__', 'x'.repeat(5000)]) {
    expect((await call('GET', `lists/${encodeURIComponent(one)}`)).status).toBeGreaterThanOrEqual(
      400,
    );
  }
});

test('only who may change all of an article arranges lists', async () => {
  const own = { actions: ['read', 'change'] as const, entity: 'Product' };
  await app.db.insert(staffRoles).values([
    {
      ...{ siteId: 1, name: 'tekst', label: 'Tekst' },
      rights: { entities: [{ ...own, fields: ['description'] }], special: [] },
    },
    {
      ...{ siteId: 1, name: 'filiaal', label: 'Filiaal' },
      rights: { entities: [{ ...own, ownStores: true }], special: [] },
    },
  ]);
  const { versions } = (await publish({ pins: [{ id: id(3), place: 1 }] })).json as ToldList;
  const calls = [
    ['GET', 'lists'],
    ['GET', `lists/${key}`],
    ['POST', `lists/${key}/preview`],
    ['POST', `lists/${key}/versions`],
    ['POST', `lists/${key}/versions/${versions[0]?.id}/withdraw`],
  ] as const;
  for (const role of ['winkel', 'magazijn', 'redacteur', 'alleen-lezen', 'tekst', 'filiaal']) {
    const { call: by } = await createStaff(app, { email: `${role}@kantoor.example`, role });
    for (const [method, path] of calls) {
      const { status, text } = await by(method, path, method === 'POST' ? { body: {} } : {});
      expect([role, path, status]).toEqual([role, path, 403]);
      expect(text).not.toContain('Artikel');
    }
  }
  for (const [method, path] of calls) {
    const reply = await app.inject({ method, url: `/admin/api/${path}` });
    expect([401, 403]).toContain(reply.statusCode);
  }
  const [row] = await app.db
    .select()
    .from(listArrangements)
    .where(eq(listArrangements.id, versions[0]?.id ?? 0));
  expect(row?.withdrawnAt).toBeNull();
});
