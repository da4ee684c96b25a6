import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount, listAddresses } from '#features/accounts/api.server';
import { deliveryMethods } from '#features/delivery/api.server';
import { fillOrder, sendOrder } from '../harness/ordering';
import { createTestShop, type TestShop } from '../harness/shop';
import type { Visitor } from '../harness/visitor';

let shop: TestShop;
const days = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag'] as const;
const rhythm = { cutOff: '22:00', packs: [...days], delivers: [...days], days: 1 };
const zone = (country: string) => ({ country, bands: [{ upToGrams: 10_000, cents: 495 }] });
beforeAll(async () => {
  shop = await createTestShop({
    prepare: async (db) => {
      await db.insert(deliveryMethods).values({
        ...{
          access: 'home',
          kind: 'home',
          title: 'Thuis bezorgd',
          carrier: 'own',
          rhythm,
          sort: 1,
        },
        zones: [zone('NL'), zone('BE'), zone('DE')],
      });
    },
  });
});
afterAll(() => shop.close());

const PASSWORD = 'een lang wachtwoord';
const LIST = '/login/dashboard/view/addresses';

/** What is typed where both forms ask the same, by the names of their fields. */
type Typed = {
  firstname: string;
  lastname: string;
  phone: string;
  address_country: string;
  address_zipcode: string;
  address_housenumber: string;
  address_housenumber_suffix: string;
  address_street: string;
  address_place: string;
};

const plain: Typed = {
  firstname: 'Marit',
  lastname: 'Jansen',
  phone: '',
  address_country: 'NL',
  address_zipcode: '3511 AW',
  address_housenumber: '12',
  address_housenumber_suffix: '',
  address_street: 'Oudegracht',
  address_place: 'Utrecht',
};

/** What came of it: the fields that were refused, or what is kept. */
type Answer = { wrong: string[] } | { kept: Record<string, string> };

const wrongIn = (html: string): string[] =>
  [...html.matchAll(/id="(?:checkout|account|field)-([\w-]+)-error"/g)]
    .map(([, name = '']) => name.replaceAll('-', '_'))
    .sort();

let count = 0;
const enter = async (): Promise<{ visitor: Visitor; id: number }> => {
  count += 1;
  const email = `persoon${count}@klant.nl`;
  const account = await createAccount(shop.host, { email, password: PASSWORD });
  const visitor = shop.visitor();
  const etalage_token = await visitor.token();
  await visitor.post('/site/login', {
    ...{ etalage_username: email, etalage_password: PASSWORD, etalage_token },
  });
  return { visitor, id: account?.id ?? 0 };
};

const kept = (row: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)]));

/** Or of one client. */
const forgetClient = () => shop.db.execute(sql`update orders set client = null`);

const inCheckout = async (typed: Typed): Promise<Answer> => {
  const visitor = await shop.buyer(await shop.build.product());
  count += 1;
  // So many orders of one address would be too many.
  const email = `koper${count}@klant.nl`;
  const form = await fillOrder(visitor, { ...typed, email, email_check: email });
  const reply = await sendOrder(visitor, form);
  if (reply.statusCode === 422) return { wrong: wrongIn(reply.body) };
  expect(reply.statusCode).toBe(303);
  const { rows } = await shop.db.execute<{ billing: Record<string, string> }>(
    sql`select billing from orders order by id desc limit 1`,
  );
  await forgetClient();
  return { kept: kept(rows[0]?.billing ?? {}) };
};

const inAccount = async ({ phone, ...address }: Typed): Promise<Answer> => {
  const { visitor, id } = await enter();
  const etalage_token = await visitor.token();
  const { firstname, lastname } = address;
  const [book, profile] = [
    await visitor.post(`${LIST}/nieuw`, { ...address, etalage_token }),
    await visitor.post('/login/dashboard/view/profile', {
      ...{ firstname, lastname, phone, etalage_token },
    }),
  ];
  const wrong = new Set(
    [book, profile].flatMap((one) => (one.statusCode === 422 ? wrongIn(one.body) : [])),
  );
  if (wrong.size > 0) return { wrong: [...wrong].sort() };
  const [row] = await listAddresses(shop.host, id);
  const { id: _, usual, accountId, createdAt, ...rest } = (row ?? {}) as Record<string, unknown>;
  const { rows } = await shop.db.execute<{ phone: string; first_name: string }>(
    sql`select phone, first_name from accounts where id = ${id}`,
  );
  expect(rows[0]?.first_name).toBe(rest.firstName);
  return { kept: kept({ ...rest, phone: rows[0]?.phone }) };
};

const isSame = async (typed: Partial<Typed>): Promise<Answer> => {
  const whole = { ...plain, ...typed };
  const [one, other] = [await inCheckout(whole), await inAccount(whole)];
  expect(one, JSON.stringify(typed)).toEqual(other);
  return one;
};

const long = 'x'.repeat(200);

// Each row: what is typed, and what is kept of it; a list names what is refused.
const table: [typed: Partial<Typed>, kept: Record<string, string> | (keyof Typed)[]][] = [
  [
    { firstname: 'J.P.', lastname: 'van der  Wíjst-Öz' },
    { firstName: 'J.P.', lastName: 'van der Wíjst-Öz' },
  ],
  [{ firstname: 'Zoe\u0308' }, { firstName: 'Zo\u00eb' }],
  [
    { firstname: 'An\u0000\u001b', lastname: '\u202eneslaJ' },
    { firstName: 'An', lastName: 'neslaJ' },
  ],
  [{ firstname: '  An\u00a0Marie 🦊 ' }, { firstName: 'An Marie 🦊' }],
  [{ firstname: long, lastname: long }, ['firstname', 'lastname']],
  [{ phone: '06-12 34 56 78' }, { phone: '06-12 34 56 78' }],
  [{ phone: '+31 (0)6 12345678' }, { phone: '+31 (0)6 12345678' }],
  [{ phone: '0031 6 12345678' }, { phone: '0031 6 12345678' }],
  [{ phone: '+32 9 233 44 55' }, { phone: '+32 9 233 44 55' }],
  [{ phone: '+49 30/901 820' }, { phone: '+49 30/901 820' }],
  [{ phone: '12345' }, ['phone']],
  [{ phone: 'bel niet' }, ['phone']],
  [{ phone: '0612345678'.repeat(20) }, ['phone']],
  [{ address_zipcode: '1234ab' }, { zipcode: '1234 AB' }],
  [{ address_zipcode: 'B-9000' }, ['address_zipcode']],
  [
    { address_country: 'BE', address_zipcode: 'B-9000' },
    { zipcode: '9000', country: 'BE' },
  ],
  [
    { address_country: 'DE', address_zipcode: 'd 10115' },
    { zipcode: '10115', country: 'DE' },
  ],
  [{ address_country: 'BE', address_zipcode: '1234 AB' }, ['address_zipcode']],
  [{ address_housenumber: '12a' }, { housenumber: '12a' }],
  [{ address_housenumber: '0' }, ['address_housenumber']],
  [{ address_housenumber: '12 bis' }, ['address_housenumber']],
  [{ address_housenumber_suffix: 'bis\thoog' }, { housenumberSuffix: 'bis hoog' }],
  [{ address_housenumber_suffix: long }, ['address_housenumber_suffix']],
  [{ address_street: ' \u0007 ', address_place: '' }, ['address_place', 'address_street']],
  [{ address_street: long, address_place: long }, ['address_place', 'address_street']],
  [
    { address_street: '’s-Gravelandse\r\nweg', address_place: '’s-Gravenhage' },
    { street: '’s-Gravelandse weg', place: '’s-Gravenhage' },
  ],
];

test.each(table)(
  'S5.2/4 S5.2/5 S5.2/8 the checkout and an account answer the same to %j',
  async (typed, expected) => {
    const answer = await isSame(typed);
    if (Array.isArray(expected)) expect(answer).toEqual({ wrong: expected });
    else expect(answer).toMatchObject({ kept: expected });
  },
);

const sign = fc.constantFrom(...' 0123456789abAB-+()./\u0000\u00a0\t\n\u202eéü\u0301🦊');
const text = (maxLength: number) => fc.array(sign, { maxLength }).map((signs) => signs.join(''));
const filled = (maxLength: number) => text(maxLength).map((rest) => `x${rest}`);

test('S5.2/4 S5.2/5 S5.2/8 whatever is typed, the checkout and an account take, refuse and keep the same', {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        // A name is needed for an order, and not for an account.
        firstname: filled(120),
        lastname: filled(120),
        phone: fc.oneof(text(20), fc.stringMatching(/^\+3[12] ?\(?0?\)?[0-9 -]{6,12}$/)),
        address_country: fc.constantFrom('NL', 'BE', 'DE'),
        address_zipcode: fc.oneof(text(8), fc.stringMatching(/^[BD]?-?[0-9]{4,5} ?[a-zA-Z]{0,2}$/)),
        address_housenumber: fc.oneof(text(6), fc.stringMatching(/^[0-9]{1,5}[a-z]{0,3}$/)),
        address_housenumber_suffix: text(40),
        address_street: text(120),
        address_place: text(120),
      }),
      async (typed) => {
        await isSame(typed);
      },
    ),
    { numRuns: 40 },
  );
});

const emails: [typed: string, kept: string | undefined][] = [
  ['An.Jansen+winkel@Klant.NL', 'an.jansen+winkel@klant.nl'],
  ["  o'brien@klant.co.uk ", "o'brien@klant.co.uk"],
  ['an@klant', undefined],
  ['an bo@klant.nl', undefined],
  ['els@klant.nl\u0000', 'els@klant.nl'],
  [`${'a'.repeat(245)}@klant.nl`, `${'a'.repeat(245)}@klant.nl`],
  [`${'a'.repeat(246)}@klant.nl`, undefined],
  ['🦊@klant.nl', undefined],
];

test.each(emails)(
  'S5.2/4 the checkout and registering take the same address of %j',
  async (typed, kept) => {
    const buyer = await shop.buyer(await shop.build.product());
    const form = await fillOrder(buyer, { email: typed, email_check: typed });
    const ordered = await sendOrder(buyer, form);
    const { rows } = await shop.db.execute<{ email: string }>(
      sql`select email from orders order by id desc limit 1`,
    );
    expect(ordered.statusCode).toBe(kept === undefined ? 422 : 303);
    await forgetClient();
    const visitor = shop.visitor();
    const made = await visitor.post('/login/registreren', {
      ...{ email: typed, password: PASSWORD, etalage_token: await visitor.token() },
    });
    expect(made.statusCode).toBe(kept === undefined ? 422 : 303);
    if (kept === undefined) return;
    expect(rows[0]?.email).toBe(kept);
    const accounts = await shop.db.execute<{ email: string }>(
      sql`select email from accounts order by id desc limit 1`,
    );
    expect(accounts.rows[0]?.email).toBe(kept);
  },
);

const passwords: [password: string, isRight: boolean][] = [
  ['kort7', false],
  ['etalage2026', false],
  ['Etalage-2026!', false],
  ['et4lage2026', false],
  ['zoejansen2026', false],
  ['Zoë1987zoe', false],
  ['zoe.jansen', false],
  ['kaas en brood', true],
  ['x'.repeat(201), false],
  ['ünïcödé zègt wát 🦊', true],
];

test.each(passwords)(
  'the password %j is judged alike in the checkout, when registering and when it is changed',
  async (password, isRight) => {
    const names = { firstname: 'Zoë', lastname: 'Jansen' };
    count += 1;
    const email = `zoe.jansen@mail${count}.nl`;
    const asked = { email: `zoe.jansen@klant${count}.nl`, ...names };
    const visitor = shop.visitor();
    const registered = await visitor.post('/login/registreren', {
      ...{ ...asked, password, etalage_token: await visitor.token() },
    });
    const buyer = await shop.buyer(await shop.build.product());
    const ordered = await sendOrder(
      buyer,
      await fillOrder(buyer, {
        ...{ ...names, email, email_check: email, 'account[create_account]': '1' },
        ...{ create_account_password: password, create_account_password_check: password },
      }),
    );
    await forgetClient();
    const { visitor: holder, id } = await enter();
    await shop.db.execute(
      sql`update accounts set first_name = 'Zoë', last_name = 'Jansen', email = ${`zoe.jansen@post${count}.nl`} where id = ${id}`,
    );
    const changed = await holder.post('/login/dashboard/wachtwoord', {
      ...{ current: PASSWORD, password, password_check: password },
      etalage_token: await holder.token(),
    });
    expect([registered.statusCode, ordered.statusCode, changed.statusCode]).toEqual(
      isRight ? [303, 303, 303] : [422, 422, 422],
    );
  },
);
