import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Rights, type SpecialRight, specialRights } from '#features/staff/contract';
import { staffRoles } from '#features/staff/server/tables';
import { officePath } from '#kernel/wire-staff';
import { createFulfilmentShop, type FulfilmentShop } from '../../../tests/harness/fulfilment-shop';
import { type CallOffice, createStaff } from '../../../tests/harness/office';
import { readRoutes } from '../../../tests/harness/routes';

/**
 * Calls that take rights which are about no entity. What is named nowhere here must refuse whoever has all of these
 * rights and may do nothing with any entity: a call that is added and forgotten is found.
 */
const needs: readonly (readonly [path: RegExp, rights: readonly SpecialRight[]])[] = [
  [/^orders\/:number\/pieces$/, ['orders', 'fulfil', 'refund']],
  [/^orders\/:number\/(steps|address)\b/, ['orders', 'fulfil']],
  [/^orders\/:number\/(refund|refunds)\b/, ['orders', 'refund']],
  [/^(orders|telephone)\b/, ['orders']],
  [/^customers\/(export|erasure|erase)$/, ['orders', 'personal-data']],
  [/^customers\/exports\b/, ['orders', 'personal-data']],
  [/^customers\b/, ['orders']],
  [/^applications\/:id\/erase$/, ['applications', 'personal-data']],
  // Their texts are fields of the site besides.
  [/^applications(?!\/texts)\b/, ['applications']],
  [/^submissions\/(export|:id\/(unseal|erase))\b/, ['submissions', 'personal-data']],
  [/^submissions\b/, ['submissions']],
  [/^(roles|people|rules)\b/, ['rights']],
  [/^reviews\b/, ['reviews']],
  [/^(mails|machinery)\b/, ['operations']],
  [/^(connections\b|feeds\/(codes|:name)$)/, ['connections']],
  [/^audit\b/, ['audit']],
];

/** Open to every member: about himself, or lists of what he may read of anything, which may be nothing. */
const open: readonly RegExp[] = [
  /^(account|start|today|find|links|following|presence)\b/,
  /^(bin|imports|releases)$/,
  // Of what isn't there: what is there asks for the rights to all that it is about.
  /^(releases\/:id|popups\/:id\/meets|begin\/example\/:name)/,
];

/** For who has either of two rights, of which one is about rows: each tested where it stands. */
const either: readonly RegExp[] = [/^feeds($|\/(refused|check)\b)/];

type Called = { method: Parameters<CallOffice>[0]; url: string };

let shop: FulfilmentShop;
let calls: Called[];
let filled: Record<string, string>;
let other = 0;
const callers = new Map<string, CallOffice>();

const everything: Rights['entities'] = [
  { entity: '*', actions: ['read', 'create', 'change', 'delete'] },
];

/** A member with such rights alone. */
const memberWith = async (name: string, rights: Rights): Promise<CallOffice> => {
  const known = callers.get(name);
  if (known) return known;
  await shop.db.insert(staffRoles).values({ siteId: 1, name, label: name, rights });
  const { call } = await createStaff(shop, { email: `${name}@rechten.example`, role: name });
  callers.set(name, call);
  return call;
};

/** Everybody who may all but one thing. */
const allBut = (right: SpecialRight): Promise<CallOffice> =>
  memberWith(`zonder-${right}`, {
    entities: everything,
    special: specialRights.filter((one) => one !== right),
  });

/** A number that no row has: what is done to it is done to nothing. */
const NONE = 2_000_000_000;

beforeAll(async () => {
  shop = await createFulfilmentShop();
  const { number } = await shop.paid();
  await shop.build.store('Utrecht', ['09:00', '18:00']);
  other = await shop.build.store('Zwolle', ['09:00', '18:00']);
  const [application] = await shop.rows<{ id: number }>(sql`
    insert into applications (token, submission_id, vacancy, location, first_name, last_name, email,
      created_at, changed_at)
    values ('tok', 9001, 'Verkoper', 'Utrecht', 'Zus', 'Zo', 'zus@post.example', now(), now()) returning id`);
  filled = {
    ':number': number,
    ':step': 'pack',
    ':entity': 'location',
    'applications/:id': `applications/${application?.id}`,
  };
  calls = readRoutes(shop.host.app.printRoutes({ commonPrefix: false }))
    .filter(({ url }) => url.startsWith(`${officePath.calls}/`) && !url.endsWith('*'))
    .flatMap(({ url, methods }) =>
      methods
        .filter((method) => method !== 'HEAD')
        .map((method) => ({
          method: method as Called['method'],
          url: url.slice(officePath.calls.length + 1),
        })),
    );
}, 60_000);
afterAll(() => shop.close());

const addressOf = (url: string): string =>
  Object.entries(filled)
    .reduce((path, [part, value]) => path.replace(part, value), url)
    .replace(/:\w+/g, String(NONE));

const send = async (by: CallOffice, { method, url }: Called) => {
  const { status, json } = await by(method, addressOf(url), method === 'GET' ? {} : { body: {} });
  const isRefused = status === 403 && json?.code === 'may_not';
  return { told: `${method} ${url}: ${status} ${json?.code ?? ''}`, status, isRefused };
};

const needsOf = ({ url }: Called) => needs.find(([path]) => path.test(url))?.[1];
const isOpen = ({ url }: Called) => [...open, ...either].some((path) => path.test(url));

test('what is said of rights here is said of calls that there are', () => {
  const paths = [...needs.map(([path]) => path), ...open, ...either];
  expect(paths.filter((path) => !calls.some(({ url }) => path.test(url)))).toEqual([]);
  const named = new Set<string>(needs.flatMap(([, rights]) => rights));
  // The counter's are pages.
  expect(specialRights.filter((right) => !named.has(right))).toEqual(['counter']);
});

test('who may do nothing with any row, or lacks one right, is refused by every call that isn’t everybody’s', async () => {
  const wrong: string[] = [];
  const noRows = await memberWith('geen-rijen', { entities: [], special: specialRights });
  for (const one of calls.filter((call) => !isOpen(call))) {
    const lacking = needsOf(one);
    const refused = lacking ? await Promise.all(lacking.map(allBut)) : [noRows];
    for (const [at, by] of refused.entries()) {
      const { told, isRefused } = await send(by, one);
      if (!isRefused) wrong.push(`${told} (${lacking?.[at] ?? 'rijen'})`);
    }
  }
  expect(wrong).toEqual([]);
}, 60_000);

test('who has the rights of a call is let in, with no other right', async () => {
  const wrong: string[] = [];
  for (const one of calls) {
    const rights = needsOf(one);
    if (!rights) continue;
    const by = await memberWith(rights.join('-'), { entities: [], special: rights });
    const { told, status, isRefused } = await send(by, one);
    if (isRefused || status >= 500 || status === 401) wrong.push(told);
  }
  expect(wrong).toEqual([]);
}, 60_000);

test('nothing of another store is told or done by any call that names a row', async () => {
  const [own] = await shop.rows<{ id: number }>(sql`select min(id)::int as id from locations`);
  const { call } = await createStaff(shop, {
    ...{ email: 'balie@rechten.example', role: 'winkel', storeIds: [own?.id ?? 0] },
  });
  const wrong: string[] = [];
  for (const { method, url } of calls.filter((one) => one.url.includes(':entity/:id'))) {
    const path = url.replace(':entity', 'location').replace(':id', String(other));
    const body = {
      ...{ data: { phone: '030 123 45 67' }, values: {}, revision: '*', to: 1 },
      ...{ at: new Date(shop.clock.now().getTime() + 86_400_000).toISOString() },
      tab: crypto.randomUUID(),
    };
    const { status, text } = await call(method, path.replace(/:\w+/g, '1'), {
      ...(method !== 'GET' && { body }),
    });
    const isHidden = [403, 404].includes(status) || (method === 'DELETE' && status === 204);
    if (!isHidden || text.includes('Zwolle')) wrong.push(`${method} ${url}: ${status}`);
  }
  expect(wrong).toEqual([]);
});
