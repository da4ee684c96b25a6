import { sql } from 'drizzle-orm';
import { createApiUser } from '#features/api/api.server';
import type { Scope } from '#features/api/contract';
import {
  categories,
  colors,
  productCategories,
  products,
  sizes,
  variants,
} from '#features/catalog/api.server';
import { calendarEvents, faqItems, newsItems, weblogPosts } from '#features/content/api.server';
import { locations } from '#features/stores/api.server';
import { vacancies } from '#features/vacancies/api.server';
import type { Db } from '#platform/db/types';
import { createTestApp, type TestAppOptions } from './app';

type Place = Partial<typeof locations.$inferInsert> & { id: number; title: string };

const place = (given: Place): typeof locations.$inferInsert => ({
  access: `plek-${given.id}`,
  street: 'Lange Straat',
  housenumber: '12',
  housenumberSuffix: 'A',
  zipcode: '3511 AW',
  place: 'Utrecht',
  province: 'Utrecht',
  hours: {} as (typeof locations.$inferInsert)['hours'],
  ...given,
});

const vacancy = {
  locationId: 1,
  category: 'verkoop',
  contract: 'vast',
  hoursMin: 16,
  hoursMax: 24,
  code: 100,
  postedOn: '2026-02-01',
};

/** A few rows of everything that the API tells, some of them not for everybody. */
const fill = async (db: Db): Promise<void> => {
  const picture = { key: 'gevel', width: 1200, height: 800, alt: 'De gevel' };
  await db.insert(locations).values(
    [
      { id: 1, title: 'Utrecht', latitude: 52.09, longitude: 5.12, picture, services: ['koffie'] },
      { id: 2, title: 'Zwolle', place: 'Zwolle', latitude: 52.51, longitude: 6.09, since: 1990 },
      { id: 3, title: 'Dicht', state: 'Offline' as const, latitude: 52.1, longitude: 5.1 },
      {
        id: 4,
        title: 'Goes',
        place: 'Goes',
        latitude: 51.5,
        longitude: 3.89,
        services: ['retour'],
      },
      { id: 35, title: 'Kantoor', kind: 'office' as const },
      { id: 36, title: 'Magazijn', kind: 'warehouse' as const },
    ].map(place),
  );
  await db.insert(vacancies).values([
    { id: 1, access: 'open', title: 'Verkoper', ...vacancy },
    { id: 2, access: 'over', title: 'Over', ...vacancy, validThrough: '2026-03-01' },
    {
      id: 3,
      access: 'vandaag',
      title: 'Vandaag',
      ...vacancy,
      locationId: 2,
      validThrough: '2026-03-02',
    },
    { id: 4, access: 'weg', title: 'Weg', ...vacancy, state: 'Offline' },
  ]);
  await db
    .insert(categories)
    .values([1, 2].map((id) => ({ id, title: `C${id}`, access: `c${id}` })));
  await db.insert(colors).values([{ id: 1, access: 'rood', title: 'Rood', hex: '#ff0000' }]);
  await db.insert(sizes).values([{ id: 1, title: 'M' }]);
  await db.insert(products).values([
    {
      id: 1,
      access: 'jas',
      title: 'Jas',
      priceCents: 9995,
      tags: ['nieuw'],
      publishedAt: new Date('2026-01-05T10:00:00Z'),
    },
    { id: 2, access: 'trui', title: 'Trui', priceCents: 4995, vanPriceCents: 5995 },
    { id: 3, access: 'concept', title: 'Concept', priceCents: 100, state: 'Offline' },
  ]);
  await db.insert(productCategories).values([
    { productId: 1, categoryId: 1 },
    { productId: 1, categoryId: 2 },
    { productId: 2, categoryId: 1 },
    { productId: 3, categoryId: 1 },
  ]);
  await db.insert(variants).values([
    { productId: 1, colorId: 1, sizeId: 1 },
    { productId: 2, colorId: 1, state: 'Offline' },
  ]);
  const article = { category: 'winkels', intro: 'Kort', body: [{ p: 'Lang' }] };
  await db
    .insert(newsItems)
    .values([
      { access: 'open', title: 'Wij zijn open', date: '2026-02-03', locationId: 1, ...article },
    ]);
  await db.insert(weblogPosts).values([
    {
      access: 'wol',
      title: 'Over wol',
      date: '2026-02-03',
      author: 'An',
      readMinutes: 3,
      ...article,
      category: 'stijl',
    },
  ]);
  const [past, coming] = ['2026-01-01T10:00:00Z', '2026-04-01T10:00:00Z'].map(
    (day) => new Date(day),
  );
  await db.insert(calendarEvents).values(
    [past as Date, coming as Date].map((at, n) => ({
      id: n + 1,
      access: `dag-${n}`,
      title: `Dag ${n}`,
      startsAt: at,
      endsAt: at,
      ...article,
      category: 'lezing',
    })),
  );
  // Their numbers were given above: the next one made gets another.
  for (const table of [
    'vacancies',
    'calendar_events',
    'products',
    'variants',
    'brands',
    'categories',
    'colors',
    'sizes',
    'materials',
  ]) {
    await db.execute(sql`select setval(${`${table}_id_seq`}, 10)`);
  }
  await db
    .insert(faqItems)
    .values([{ category: 'bezorgen', question: 'Wanneer komt het?', answer: ['Morgen.'] }]);
};

/** The application with a few rows of everything, and ways to ask its API. */
export const createApiApp = async (options: TestAppOptions = {}) => {
  const app = await createTestApp({ prepare: fill, ...options });

  const get = async (url: string, headers: Record<string, string> = {}) => {
    const reply = await app.inject({ url: `/api/v1.0/${url}`, headers });
    return {
      status: reply.statusCode,
      headers: reply.headers,
      text: reply.body,
      json: reply.json(),
    };
  };

  /** A list with filters, as the site's own client sends them. */
  const list = (
    entity: string,
    filters: unknown[] = [],
    query: Record<string, string> = {},
    headers = {},
  ) => {
    const params = new URLSearchParams(query);
    for (const filter of filters) params.append('filter[]', JSON.stringify(filter));
    return get(`${entity}?${params}`, headers);
  };

  const ids = async (...asked: Parameters<typeof list>): Promise<number[]> => {
    const { status, json } = await list(...asked);
    if (status !== 200) throw new Error(`${status}: ${JSON.stringify(json)}`);
    return json.data.map(({ id }: { id: number }) => id);
  };

  const requestToken = (fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/api/v1.0/auth/jwt/access_token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });

  const refresh = (token: string) =>
    app.inject({
      method: 'POST',
      url: '/api/v1.0/auth/jwt/refresh_token',
      headers: { authorization: `Bearer ${token}`, authenticationmethod: 'JWT' },
    });

  /** Tokens of a new user. */
  const tokensOf = async (name: string, scope: Scope) => {
    const made = await createApiUser(app.db, name, scope);
    const reply = await requestToken({ client_id: name, client_secret: made?.secret ?? '' });
    const { data } = reply.json();
    return { access: data.access_token as string, refresh: data.refresh.token as string };
  };

  return { ...app, get, list, ids, requestToken, refresh, tokensOf };
};

export type ApiApp = Awaited<ReturnType<typeof createApiApp>>;

export const bearer = (token: string) => ({
  authorization: `Bearer ${token}`,
  authenticationmethod: 'JWT',
});

type Caller = 'admin' | 'staff' | 'stranger';
/** `data` is a row's; `body` is another one, whole. */
type EntityCall = { data?: object; body?: object; as?: Caller; revision?: string };

/** Calls that write rows by the API, as an admin unless told; with `If-Match: *` unless told. */
export const createEntityCalls = async (api: Pick<ApiApp, 'inject' | 'tokensOf'>, name: string) => {
  const tokens = {
    admin: (await api.tokensOf(`${name}-admin`, 'admin')).access,
    staff: (await api.tokensOf(`${name}-staff`, 'staff')).access,
  };
  return async (
    method: 'POST' | 'PATCH' | 'DELETE' | 'GET',
    url: string,
    { data, body = data && { data }, as = 'admin', revision = '*' }: EntityCall = {},
  ) => {
    const reply = await api.inject({
      method,
      url: `/api/v1.0/${url}`,
      headers: {
        ...(as !== 'stranger' && bearer(tokens[as])),
        ...((method === 'PATCH' || method === 'DELETE') && { 'if-match': revision }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { payload: JSON.stringify(body) }),
    });
    return { status: reply.statusCode, json: reply.body === '' ? undefined : reply.json() };
  };
};

export type CallEntity = Awaited<ReturnType<typeof createEntityCalls>>;
