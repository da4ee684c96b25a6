import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { createVisitor, type Visitor } from '../../../tests/harness/visitor';
import { createAccount, listAddresses } from './api.server';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const LIST = '/login/dashboard/view/addresses';
const PASSWORD = 'een lang wachtwoord';
const typed = {
  firstname: 'Els',
  address_zipcode: '3511aw',
  address_housenumber: '12',
  address_street: 'Oudegracht',
  address_place: 'Utrecht',
  address_country: 'NL',
};

let count = 0;
const inside = async () => {
  count += 1;
  const email = `els${count}@klant.nl`;
  const account = await createAccount(app.host, { email, password: PASSWORD });
  const visitor = createVisitor(app);
  const etalage_token = await visitor.token();
  const fields = { etalage_username: email, etalage_password: PASSWORD, etalage_token };
  await visitor.post('/site/login', fields);
  return { visitor, id: account?.id ?? 0 };
};

const post = async (visitor: Visitor, url: string, fields: Record<string, string> = {}) =>
  visitor.post(url, { ...fields, etalage_token: await visitor.token() });

test('an account holder adds an address, changes it and takes it away', async () => {
  const { visitor, id } = await inside();
  expect((await visitor.get(LIST)).body).toContain('Je hebt nog geen adres bewaard.');
  const added = await post(visitor, `${LIST}/nieuw`, typed);
  expect(added.headers.location).toBe(`${LIST}?saved=1`);
  const [address] = await listAddresses(app.host, id);
  expect(address).toMatchObject({ zipcode: '3511 AW', usual: true });
  const form = await visitor.get(`${LIST}/${address?.id}`);
  expect(form.body).toContain('value="Oudegracht"');
  expect(form.body).toContain('data-address');
  await post(visitor, `${LIST}/${address?.id}`, { ...typed, address_housenumber: '14' });
  expect((await visitor.get(LIST)).body).toContain('Oudegracht 14');
  const removed = await post(visitor, `${LIST}/${address?.id}/remove`);
  expect(removed.headers.location).toBe(`${LIST}?removed=1`);
  expect(await listAddresses(app.host, id)).toEqual([]);
  // By a second press there is nothing to say.
  for (const gone of [address?.id, 'nieuw']) {
    expect((await post(visitor, `${LIST}/${gone}/remove`)).headers.location).toBe(LIST);
  }
});

test('there is one usual address; when it goes, the oldest takes its place', async () => {
  const { visitor, id } = await inside();
  await post(visitor, `${LIST}/nieuw`, typed);
  await post(visitor, `${LIST}/nieuw`, { ...typed, address_street: 'Voorstraat', usual: '1' });
  const [first, second] = await listAddresses(app.host, id);
  expect([first?.street, second?.street]).toEqual(['Voorstraat', 'Oudegracht']);
  expect(second?.usual).toBe(false);
  await post(visitor, `${LIST}/${first?.id}/remove`);
  expect(await listAddresses(app.host, id)).toMatchObject([{ street: 'Oudegracht', usual: true }]);
});

test('S5.1/3 what is not right is told, and what was typed stays', async () => {
  const { visitor } = await inside();
  const reply = await post(visitor, `${LIST}/nieuw`, { ...typed, address_zipcode: '12' });
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain('Vul de postcode in, bijvoorbeeld');
  expect(reply.body).toContain('value="Oudegracht"');
});

test('another’s address is none of yours', async () => {
  const [one, two] = [await inside(), await inside()];
  await post(one.visitor, `${LIST}/nieuw`, typed);
  const [address] = await listAddresses(app.host, one.id);
  const url = `${LIST}/${address?.id}`;
  expect((await two.visitor.get(url)).statusCode).toBe(404);
  expect((await post(two.visitor, url, typed)).statusCode).toBe(404);
  const removing = await post(two.visitor, `${url}/remove`);
  expect(removing.headers.location).toBe(LIST);
  expect(await listAddresses(app.host, one.id)).toHaveLength(1);
  const outside = await createVisitor(app).get(LIST);
  expect(outside.headers.location).toBe('/login');
  expect((await one.visitor.post(`${url}/remove`, {})).statusCode).toBe(403);
});

test('the same postal codes are right as in the checkout: a Belgian one may have its letter', async () => {
  const { visitor, id } = await inside();
  const belgian = { ...typed, address_country: 'BE', address_zipcode: 'B-9000' };
  await post(visitor, `${LIST}/nieuw`, belgian);
  expect(await listAddresses(app.host, id)).toMatchObject([{ country: 'BE', zipcode: '9000' }]);
  const wrong = await post(visitor, `${LIST}/nieuw`, { ...belgian, address_zipcode: '3511 AW' });
  expect(wrong.statusCode).toBe(422);
});
