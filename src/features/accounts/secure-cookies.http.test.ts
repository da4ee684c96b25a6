import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { createVisitor } from '../../../tests/harness/visitor';
import { createAccount } from './api.server';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { siteUrl: 'https://winkel.example' } });
});
afterAll(() => app.close());

test.each([
  ['that fails', 'een ander wachtwoord', 1],
  ['that succeeds', 'een lang wachtwoord', 2],
])('over https the cookies of a login %s never go in the clear', async (_, password, many) => {
  const email = `veilig${many}@klant.nl`;
  await createAccount(app.host, { email, password: 'een lang wachtwoord' });
  const visitor = createVisitor(app);
  const etalage_token = await visitor.token();
  const fields = { etalage_username: email, etalage_password: password, etalage_token };
  const { cookies } = await visitor.post('/site/login', fields);
  expect(cookies).toHaveLength(many);
  for (const { secure, sameSite } of cookies) {
    expect(secure).toBe(true);
    expect(sameSite).toBe('Lax');
  }
});
