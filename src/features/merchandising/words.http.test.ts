import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { staffActions } from '#features/staff/api.server';
import { listLimits as limits } from '#kernel/limits-lists';
import { type Arrangement, usualOrder } from '#kernel/values/arrangement';
import { createTestApp } from '../../../tests/harness/app';
import { buildCatalog } from '../../../tests/harness/build-catalog';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { type CallOffice, createStaff } from '../../../tests/harness/office';
import type { SentListVersion, ToldList } from './contract';
import { listArrangements } from './server/tables';

let app: Awaited<ReturnType<typeof createTestApp>>;
let shop: Awaited<ReturnType<typeof buildCatalog>>;
let call: CallOffice;
beforeAll(async () => {
  app = await createTestApp();
  shop = await buildCatalog(app.host);
  ({ call } = await createStaff(app, { email: 'woord@kantoor.example', role: 'marketing' }));
});
afterAll(() => app.close());
afterEach(async () => {
  await app.db.delete(listArrangements);
  await app.host.events.publish('lists.arranged', {});
});

const id = (n: number) => shop.product(n).id;
const key = 'zoek:trui';
const list = async (of = key): Promise<ToldList> => (await call('GET', `lists/${of}`)).json;
const publish = async (
  arrangement: Partial<Arrangement>,
  more: Partial<SentListVersion> & { of?: string } = {},
) => {
  const { of = key, ...sent } = more;
  const { read } = await list(of);
  const whole = { ...usualOrder, ...arrangement };
  const body = { read, arrangement: whole, starts_at: null, ends_at: null, ...sent };
  return call('POST', `lists/${of}/versions`, { body });
};
const numbersIn = (html: ReturnType<typeof get>) =>
  findAll(html, 'li[data-item] a[data-card-link]').map((link) =>
    Number(/\d+/.exec(textOf(link))?.[0]),
  );
/** The articles of the search page: truien are 11 to 20. */
const found = async (search: string, more = '') => {
  const html = parseHtml((await app.inject(`/zoeken?search=${search}${more}`)).body);
  const section = get(html, 'section[data-total]');
  return {
    html,
    numbers: numbersIn(section),
    total: Number(section.attributes['data-total']),
  };
};
const suggested = async (search: string) => {
  const { body } = await app.inject(`/brink/webcore/search/suggest?search=${search}`);
  return [...body.matchAll(/\/artikel\/artikel-(\d+)/g)].map(([, n]) => Number(n));
};
const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b);
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

test('what is arranged for a word is seen on the search page, in all forms of it, and nowhere else', async () => {
  const usual = (await found('trui')).numbers;
  expect(sorted(usual)).toEqual(from(11, 20));
  const third = usual[2] as number;
  const [, hidden] = usual as [number, number];
  const reply = await publish({ pins: [{ id: id(third), place: 1 }], hidden: [id(hidden)] });
  expect(reply.status).toBe(200);
  const rest = usual.filter((n) => n !== third && n !== hidden);
  for (const word of ['trui', 'Truien', 'TRUI']) {
    expect(await found(word)).toMatchObject({ numbers: [third, ...rest], total: 9 });
  }
  const { html } = await found('trui');
  expect(findAll(html, 'select option').map((one) => textOf(one))[0]).toBe('Aanbevolen');
  // Chosen by a visitor: his order, of the same articles.
  expect((await found('trui', '&sort=price')).numbers).toEqual(
    from(11, 20).filter((n) => n !== hidden),
  );
  expect((await found('trui+kleding')).numbers).toContain(hidden);
  const page = parseHtml((await app.inject('/kleding')).body);
  expect(numbersIn(get(page, 'section[data-block-id]'))[0]).not.toBe(third);
  // A list that is fixed to something is searched as before.
  const within = parseHtml((await app.inject('/kleding?search=trui')).body);
  expect(Number(get(within, 'section[data-block-id]').attributes['data-total'])).toBe(10);
});

test('filters and counts of what was found go by the same articles', async () => {
  // 12, 15 and 18 are red.
  await publish({ pins: [{ id: id(18), place: 1 }], hidden: [id(12)] });
  const red = await found('trui', `&filter_color=${shop.color.rood}`);
  expect([red.numbers[0], sorted(red.numbers)]).toEqual([18, [15, 18]]);
  expect(red.total).toBe(2);
});

test('suggestions show first what the page of results does, without what is hidden there', async () => {
  const [top] = await suggested('trui');
  const { numbers } = await found('trui');
  const last = numbers.at(-1) as number;
  await publish({ pins: [{ id: id(last), place: 1 }], hidden: [id(top as number)] });
  const now = await suggested('trui');
  expect(now[0]).toBe(last);
  expect(now).not.toContain(top);
});

test('a word is arranged once, however it is written; what is planned begins by itself and is undone', async () => {
  const before = app.clock.now();
  const at = (hours: number) => new Date(before.getTime() + hours * 3_600_000);
  await publish({ pins: [{ id: id(15), place: 1 }] });
  const other = await list('zoek:truien');
  expect(other).toMatchObject({ key: 'zoek:truien', total: 10, versions: [{ state: 'now' }] });
  const planned = { starts_at: at(2).toISOString(), ends_at: at(4).toISOString() };
  await publish({ pins: [{ id: id(20), place: 1 }] }, { of: 'zoek:truien', ...planned });
  const { lists } = (await call('GET', 'lists')).json;
  const words = lists.filter((one: ToldList) => one.words !== '');
  expect(words).toHaveLength(1);
  expect(words[0]).toMatchObject({ words: 'truien', now: {}, next: {} });
  expect(words[0].pages[0].path).toBe('/zoeken?search=truien');
  expect((await found('trui')).numbers[0]).toBe(15);
  const [first, second, last] = [1, 3, 5].map(at) as [Date, Date, Date];
  for (const [moment, top] of [
    [first, 15],
    [second, 20],
    [last, 15],
  ] as const) {
    app.clock.set(moment.toISOString());
    expect((await found('trui')).numbers[0]).toBe(top);
  }
  app.clock.set(before.toISOString());
  const { versions, read } = await list();
  const now = versions.find(({ state }) => state === 'now');
  const undone = await call('POST', `lists/${key}/versions/${now?.id}/withdraw`, {
    body: { read },
  });
  expect(undone.status).toBe(200);
  expect((await found('trui')).numbers[0]).not.toBe(15);
  const log = await app.db.select().from(staffActions).orderBy(staffActions.id);
  expect(log.at(-1)).toMatchObject({ action: 'lists.undo', subject: 'Zoeken op ‘trui’' });
});

test('of two who arrange forms of one word at once, one is told of the other', async () => {
  const { read } = await list();
  const send = (of: string, n: number) =>
    call('POST', `lists/${of}/versions`, {
      body: {
        ...{ read, starts_at: null, ends_at: null },
        arrangement: { ...usualOrder, pins: [{ id: id(n), place: 1 }] },
      },
    });
  const replies = await Promise.all([send('zoek:trui', 12), send('zoek:truien', 13)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await app.db.select().from(listArrangements)).toHaveLength(1);
});

test('rules choose of what the words find', async () => {
  const { choices } = await list();
  const brands = choices.flatMap((group) => group.choices).filter((one) => one.column === 'brand');
  const noord = brands.find(({ option }) => option === shop.brand.Noord);
  expect(noord).toBeDefined();
  await publish({ rules: [{ column: 'brand', option: noord?.option ?? 0, effect: 'first' }] });
  // Every third is of Noord.
  expect(sorted((await found('trui')).numbers.slice(0, 3))).toEqual([12, 15, 18]);
});

test('a list of which everything would be hidden is refused, of a word and of a page', async () => {
  const all = from(11, 20).map(id);
  const reply = await publish({ hidden: all });
  expect([reply.status, Object.keys(reply.json.fields)]).toEqual([400, ['hidden']]);
  expect((await publish({ hidden: all.slice(1) })).status).toBe(200);
  const kleding = `category=${shop.category.kleding}`;
  const everything = from(1, 20).map(id);
  expect((await publish({ hidden: everything }, { of: kleding })).status).toBe(400);
  expect((await publish({ hidden: everything.slice(1) }, { of: kleding })).status).toBe(200);
  // Where nothing is there is nothing to hide.
  expect((await publish({ hidden: [id(1)] }, { of: 'zoek:bestaatniet' })).status).toBe(200);
});

test('only words have such a list', async () => {
  const wrong = [
    ...['zoek:', 'zoek:Trui', 'zoek:trui-', 'zoek:rode trui', 'zoek:%'],
    `zoek:${'x'.repeat(limits.searched + 1)}`,
    `zoek:${'a-'.repeat(limits.words)}a`,
  ];
  for (const one of wrong) {
    const { status } = await call('GET', `lists/${encodeURIComponent(one)}`);
    expect([one, status]).toEqual([one, 404]);
  }
  const { call: by } = await createStaff(app, { email: 'red@kantoor.example', role: 'redacteur' });
  for (const [method, path] of [
    ['GET', `lists/${key}`],
    ['POST', `lists/${key}/preview`],
    ['POST', `lists/${key}/versions`],
  ] as const) {
    const { status } = await by(method, path, method === 'POST' ? { body: {} } : {});
    expect(status).toBe(403);
  }
});
