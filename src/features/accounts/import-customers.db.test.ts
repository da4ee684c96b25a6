import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importConsents, withdrawAddress } from '#features/newsletter/api.server';
import { transact } from '#platform/db/transact';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { createAccount, importCustomers } from './api.server';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ work: true });
});
afterAll(() => app.close());

const read = (
  lines: readonly string[],
  more: { dryRun?: boolean; columns?: Record<string, string> } = {},
) => {
  async function* each() {
    yield* lines;
  }
  return importCustomers(app.host, each(), {
    ...more,
    subscribe: (tx, list) => importConsents(app.host, tx, list),
  });
};

const one = async (query: ReturnType<typeof sql>) => (await app.db.execute(query)).rows;

const sheet = [
  '\uFEFFE-mailadres;Voornaam;Tussenvoegsel;Achternaam;Tel;Adres;Postcode;Woonplaats;Nieuwsbrief;Toestemming op',
  'An@Voorbeeld.NL;An;van der;Berg;030-1234567;Oudegracht 112A;3511aw;Utrecht;ja;24-12-2019 13:05',
  'bo@voorbeeld.nl;Bo;;Bos;;Kade;4001AP;Tiel;ja;',
  'an@voorbeeld.nl;An;;Dubbel;;;;;;',
  'geen adres;Cor;;Cox;;;;;;',
  'dik@voorbeeld.nl;Dik;;Dam;;;;;nee;24-12-2019',
];

test('customers come without a password and without mail; consent is taken only with its moment', async () => {
  const tried = await read(sheet, { dryRun: true });
  expect(tried).toMatchObject({ made: 3, known: 0, refused: 2, subscribed: 1 });
  expect(await one(sql`select 1 from accounts where email like '%voorbeeld.nl'`)).toEqual([]);
  const done = await read(sheet);
  expect(done).toEqual(tried);
  expect(done.told).toEqual([
    { line: 3, text: 'heeft een onvolledig adres, dat is weggelaten' },
    { line: 3, text: 'wil de nieuwsbrief, maar zegt niet sinds wanneer: niet op de lijst' },
    { line: 4, text: 'heeft het e-mailadres van regel 2' },
    { line: 5, text: "'geen adres' is geen e-mailadres" },
  ]);
  expect(
    await one(sql`select email, first_name, last_name, phone, has_password, role, email_proven_at
      from accounts where email = 'an@voorbeeld.nl'`),
  ).toEqual([
    {
      ...{ email: 'an@voorbeeld.nl', first_name: 'An', last_name: 'van der Berg' },
      ...{ phone: '030-1234567', has_password: false, role: 'customer', email_proven_at: null },
    },
  ]);
  expect(
    await one(sql`select street, housenumber, housenumber_suffix as suffix, zipcode, place, usual
      from account_addresses`),
  ).toEqual([
    {
      ...{ street: 'Oudegracht', housenumber: '112', suffix: 'A', zipcode: '3511 AW' },
      ...{ place: 'Utrecht', usual: true },
    },
  ]);
  expect(
    await one(sql`select s.email, s.state, p.kind, p.source, to_char(p.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at
      from newsletter_subscribers s join newsletter_proofs p on p.subscriber_id = s.id`),
  ).toEqual([
    {
      ...{ email: 'an@voorbeeld.nl', state: 'subscribed', kind: 'confirmed', source: 'import' },
      at: '2019-12-24 13:05',
    },
  ]);
  expect(await one(sql`select count(*)::int as mails from mails`)).toEqual([{ mails: 0 }]);
});

test('the same file again changes nothing; who has an account or withdrew stays as he is', async () => {
  await createAccount(app.host, { email: 'eva@voorbeeld.nl', firstName: 'Eva' });
  await transact(app.db, (tx) =>
    withdrawAddress(app.host, tx, { email: 'an@voorbeeld.nl', source: 'test' }),
  );
  const more = [...sheet, 'EVA@voorbeeld.nl;Iemand;;Anders;;;;;ja;1-2-2020'];
  expect(await read(more)).toMatchObject({ made: 0, known: 4, refused: 2, subscribed: 1 });
  expect(await one(sql`select first_name from accounts where email = 'eva@voorbeeld.nl'`)).toEqual([
    { first_name: 'Eva' },
  ]);
  expect(await one(sql`select state from newsletter_subscribers where email is null`)).toEqual([
    { state: 'unsubscribed' },
  ]);
});

test('a file without addresses is told what it has, and any column may be named', async () => {
  await expect(read(['Naam;Post', 'Fem;fem@voorbeeld.nl'])).rejects.toThrow(
    'Geen kolom gevonden met e-mailadressen. Het bestand heeft: Naam, Post.',
  );
  const columns = { email: 'Post' };
  expect(await read(['Naam;Post', 'Fem de Wit;fem@voorbeeld.nl'], { columns })).toMatchObject({
    made: 1,
  });
  expect(
    await one(sql`select first_name, last_name from accounts where email = 'fem@voorbeeld.nl'`),
  ).toEqual([{ first_name: 'Fem', last_name: 'de Wit' }]);
});

test('a second column for the same is told as one that is not used', async () => {
  const { unused, made } = await read([
    'E-mail;Email;Voornaam;Schoenmaat',
    'eerste@voorbeeld.nl;tweede@voorbeeld.nl;Eva;39',
  ]);
  expect([unused, made]).toEqual([['Email', 'Schoenmaat'], 1]);
  expect(await one(sql`select 1 from accounts where email = 'eerste@voorbeeld.nl'`)).toHaveLength(
    1,
  );
});
