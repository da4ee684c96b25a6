import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listStoredEntities } from '#features/entities/api.server';
import { listRoles } from '#features/staff/api.server';
import type { RowAction } from '#features/staff/contract';
import { locations } from '#features/stores/api.server';
import { vacancies } from '#features/vacancies/api.server';
import { wireName } from '#kernel/define/entity';
import { staffTexts as texts } from '#kernel/messages/nl-staff';
import { officePath } from '#kernel/wire-staff';
import { type ApiApp, bearer, createApiApp } from '../../../tests/harness/api-app';
import { type CallOffice, createOfficeCalls, createStaff } from '../../../tests/harness/office';
import { readRoutes } from '../../../tests/harness/routes';

let app: ApiApp;
const calls = new Map<string, CallOffice>();

/** The stores of the member with the role `winkel`. */
const OWN = [1, 2];

beforeAll(async () => {
  app = await createApiApp();
  for (const { name } of await listRoles(app.host)) {
    const made = await createStaff(app, {
      ...{ email: `${name}@brink.example`, role: name, storeIds: name === 'winkel' ? OWN : [] },
    });
    calls.set(name, made.call);
  }
});
afterAll(() => app.close());

const as = (role: string): CallOffice => calls.get(role) as CallOffice;

const content = [
  ...['Page', 'Section', 'Weblog', 'News', 'Calendar', 'Faq', 'Usp', 'Popup', 'Redirect'],
  ...['Media', 'Term'],
];
type Expected = Record<RowAction, '*' | readonly string[]>;
const writing = (names: readonly string[], change = names): Omit<Expected, 'read'> => ({
  ...{ create: names, change, delete: names },
});

/** What each role may do, as it was agreed on: written down here a second time. */
const agreed: Record<string, Expected> = {
  beheerder: { read: '*', create: '*', change: '*', delete: '*' },
  redacteur: { read: '*', ...writing(content, [...content, 'Form', 'Site']) },
  winkel: {
    read: ['Location', 'Vacancy', 'Product', 'Media'],
    ...{ create: ['Vacancy', 'Media'], change: ['Vacancy', 'Location'], delete: ['Vacancy'] },
  },
  klantenservice: { read: '*', ...writing(['Faq']), create: ['Faq', 'Media'] },
  magazijn: { read: ['Product', 'Location', 'Productbundle'], ...writing([]) },
  personeelszaken: {
    read: ['Vacancy', 'Location', 'Media'],
    ...{ ...writing(['Vacancy']), create: ['Vacancy', 'Media'] },
  },
  marketing: {
    read: '*',
    ...writing(
      [...content, 'DiscountCode', 'DiscountOffer', 'Productbundle'],
      [...content, 'DiscountCode', 'DiscountOffer', 'Productbundle', 'Product', 'Form', 'Site'],
    ),
  },
  'alleen-lezen': { read: '*', ...writing([]) },
};

/** A number that no row has: who may do it is told so, who may not never hears of it. */
const NONE = 2_000_000_000;
type CallOf = { method: Parameters<CallOffice>[0]; path: string; body?: object; action: RowAction };

/** Every call about rows of an entity. */
const callsOf = (entity: string): CallOf[] => [
  { method: 'GET', path: `rows/${entity}`, action: 'read' },
  { method: 'GET', path: `rows/${entity}/${NONE}`, action: 'read' },
  { method: 'GET', path: `rows/${entity}/${NONE}/history`, action: 'read' },
  { method: 'GET', path: `names/${entity}?ids=${NONE}`, action: 'read' },
  { method: 'POST', path: `rows/${entity}`, body: { data: { nergens: 1 } }, action: 'create' },
  { method: 'GET', path: `drafts/${entity}/0`, action: 'create' },
  {
    ...{ method: 'PUT', path: `drafts/${entity}/0`, action: 'create' },
    body: { values: {}, revision: 0 },
  },
  {
    ...{ method: 'PATCH', path: `rows/${entity}/${NONE}`, action: 'change' },
    body: { data: {}, revision: '*' },
  },
  {
    ...{ method: 'POST', path: `rows/${entity}/${NONE}/restore`, action: 'change' },
    body: { to: 1, revision: '*' },
  },
  {
    ...{ method: 'PUT', path: `drafts/${entity}/${NONE}`, action: 'change' },
    body: { values: {}, revision: 1 },
  },
  {
    ...{ method: 'DELETE', path: `rows/${entity}/${NONE}`, action: 'delete' },
    body: { revision: '*' },
  },
];

test('every role of the platform is agreed on', async () => {
  const names = (await listRoles(app.host)).map(({ name }) => name);
  expect(names.sort()).toEqual(Object.keys(agreed).sort());
});

test('a role’s rights name entities and fields that there are', async () => {
  const stored = listStoredEntities(app.host);
  for (const { rights } of await listRoles(app.host)) {
    for (const { entity, fields = [] } of rights.entities.filter((one) => one.entity !== '*')) {
      const { entity: found } = stored.find((one) => one.entity.name === entity) ?? {};
      expect(found?.name).toBe(entity);
      expect(found?.fields.map(wireName)).toEqual(expect.arrayContaining([...fields]));
    }
  }
});

describe.each(Object.entries(agreed))('%s', (role, expected) => {
  test('may call what was agreed on, of every entity, and nothing else', async () => {
    const wrong: string[] = [];
    for (const { entity } of listStoredEntities(app.host)) {
      for (const { method, path, body, action } of callsOf(entity.name)) {
        const { status, json } = await as(role)(method, path, body ? { body } : {});
        const mayIt = expected[action] === '*' || expected[action].includes(entity.name);
        const isRefused = status === 403 && json.message === texts.mayNot;
        if (status >= 500 || status === 401 || status === 429 || mayIt === isRefused) {
          wrong.push(`${method} ${path}: ${status}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('is shown in the office what it may read, and what of that it may write', async () => {
    const { json } = await as(role)('GET', 'start');
    const named = (list: Expected[RowAction], name: string) => list === '*' || list.includes(name);
    const shown = listStoredEntities(app.host).filter(({ entity }) =>
      named(expected.read, entity.name),
    );
    expect(
      json.entities.map(({ name, may }: { name: string; may: object }) => [name, may]),
    ).toEqual(
      shown.map(({ entity: { name } }) => [
        name,
        {
          create: named(expected.create, name),
          change: named(expected.change, name),
          delete: named(expected.delete, name),
        },
      ]),
    );
  });
});

describe('one’s own stores', () => {
  const winkel: CallOffice = (...args) => as('winkel')(...args);
  const ids = (json: { rows: { id: number }[] }) => json.rows.map(({ id }) => id).sort();

  test('lists and names tell of those alone', async () => {
    expect(ids((await winkel('GET', 'rows/Location')).json)).toEqual(OWN);
    expect(ids((await winkel('GET', 'rows/Vacancy')).json)).toEqual([1, 2, 3, 4]);
    await app.db.update(vacancies).set({ locationId: 4 }).where(eq(vacancies.id, 4));
    expect(ids((await winkel('GET', 'rows/Vacancy')).json)).toEqual([1, 2, 3]);
    expect(ids((await winkel('GET', 'rows/Vacancy?f.location_id=4')).json)).toEqual([]);
    const told = async (query: string) =>
      (await winkel('GET', `names/Location?${query}`)).json.map(({ id }: { id: number }) => id);
    expect(await told('q=')).toEqual(OWN);
    expect(await told('ids=1,4')).toEqual([1]);
    expect(await told('ids=x,99999999999999')).toEqual([]);
  });

  test('of another’s rows nothing is told, and nothing is written', async () => {
    for (const [path, body] of [
      ['rows/Location/4', { data: { phone: '0301234567' }, revision: '*' }],
      ['rows/Vacancy/4', { data: { title: 'Mijn' }, revision: '*' }],
    ] as const) {
      const refused = [
        await winkel('GET', path),
        await winkel('GET', `${path}/history`),
        await winkel('PATCH', path, { body }),
        await winkel('PATCH', path, { body: { ...body, revision: 999_999 } }),
        await winkel('POST', `${path}/restore`, { body: { to: 1, revision: '*' } }),
        await winkel('PUT', path.replace('rows', 'drafts'), { body: { values: {}, revision: 1 } }),
        await winkel('GET', path.replace('rows', 'drafts')),
      ];
      expect(refused.map(({ status, json }) => [status, json.message])).toEqual(
        refused.map(() => [403, texts.notYours]),
      );
    }
    const removed = await winkel('DELETE', 'rows/Vacancy/4', { body: { revision: '*' } });
    expect(removed.status).toBe(403);
    const [row] = await app.db.select().from(vacancies).where(eq(vacancies.id, 4));
    expect(row?.title).toBe('Weg');
  });

  test('a vacancy is made in one’s own store, and doesn’t move to another', async () => {
    const data = {
      ...{ access: 'nieuw', title: 'Nieuw', category: 'verkoop', contract: 'vast' },
      ...{ hours_min: 8, hours_max: 16, posted_on: '2026-03-01' },
    };
    const elsewhere = await winkel('POST', 'rows/Vacancy', {
      body: { data: { ...data, location_id: 4 } },
    });
    expect([elsewhere.status, elsewhere.json.message]).toEqual([403, texts.notYours]);
    const made = await winkel('POST', 'rows/Vacancy', {
      body: { data: { ...data, location_id: 2 } },
    });
    expect([made.status, made.json.fields]).toEqual([201, undefined]);
    const moved = await winkel('PATCH', `rows/Vacancy/${made.json.id}`, {
      body: { data: { location_id: 4 }, revision: '*' },
    });
    expect(moved.status).toBe(403);
  });

  test('of the store itself a few fields are written', async () => {
    const change = (data: object) =>
      winkel('PATCH', 'rows/Location/1', { body: { data, revision: '*' } });
    expect((await change({ phone: '030 123 45 67' })).status).toBe(200);
    const { status, json } = await change({ phone: '030 765 43 21', title: 'Mijn winkel' });
    expect([status, json.fields]).toEqual([400, { title: 'Dit veld mag je niet wijzigen.' }]);
    const [row] = await app.db.select().from(locations).where(eq(locations.id, 1));
    expect([row?.title, row?.phone]).toEqual(['Utrecht', '030 123 45 67']);
    const restored = await winkel('POST', 'rows/Location/1/restore', {
      body: { to: 1, revision: '*' },
    });
    expect(restored.status).toBe(403);
  });

  test('a member without stores of his own sees none', async () => {
    const { call } = await createStaff(app, { email: 'geen@brink.example', role: 'winkel' });
    expect((await call('GET', 'rows/Location')).json.total).toBe(0);
    expect((await call('GET', 'rows/Location/1')).status).toBe(403);
  });
});

/** Every call that the office's server knows, whoever made it. */
const everyCall = () =>
  readRoutes(app.host.app.printRoutes({ commonPrefix: false }))
    .filter(({ url }) => url.startsWith(`${officePath.calls}/`) && !url.endsWith('*'))
    .flatMap(({ url, methods }) =>
      methods
        .filter((method) => method !== 'HEAD')
        .map((method) => ({
          method: method as CallOf['method'],
          path: url
            .slice(officePath.calls.length + 1)
            .replace(':entity', 'location')
            .replace(/:\w+/g, '1'),
        })),
    );

const bodyOf = (method: string) => (method === 'GET' ? {} : { body: {} });

describe('every call', () => {
  test('is refused without a session, with a customer’s or with the API’s', async () => {
    const all = everyCall();
    expect(all.length).toBeGreaterThan(8);
    const stranger = createOfficeCalls(app, { cookies: new Map() }, '10.8.0.1');
    const { access } = await app.tokensOf('office-rights', 'admin');
    for (const { method, path } of all) {
      for (const headers of [{}, bearer(access)]) {
        const { status, json } = await stranger(method, path, { ...bodyOf(method), headers });
        expect([method, path, status, json.code]).toEqual([method, path, 401, 'no_session']);
      }
    }
  });

  test('is refused from another site; a write also without the header of the office’s script', async () => {
    for (const { method, path } of everyCall()) {
      const foreign = await as('beheerder')(method, path, {
        ...bodyOf(method),
        headers: { 'sec-fetch-site': 'cross-site' },
      });
      expect([method, path, foreign.status, foreign.json.code]).toEqual([
        ...[method, path, 403, 'cross_site'],
      ]);
      if (method === 'GET') continue;
      const plain = await as('beheerder')(method, path, {
        ...bodyOf(method),
        plain: true,
      });
      expect([method, path, plain.json.code]).toEqual([method, path, 'not_from_office']);
    }
  });

  test('that isn’t there is told as one, not as a page', async () => {
    const { status, json } = await as('beheerder')('GET', 'niets/hier');
    expect([status, json.message]).toEqual([404, texts.unknownCall]);
  });
});
