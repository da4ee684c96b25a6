import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApplicationApp, apply, createApplicationApp } from './test-app.test-support';

let app: ApplicationApp;
beforeAll(async () => {
  app = await createApplicationApp();
});
afterAll(() => app.close());

/** Today is 2 March 2026 on the test's clock. */
const born = (geboortedag: string, geboortemaand: string, geboortejaar: string) => ({
  ...{ geboortedag, geboortemaand, geboortejaar },
  vacature: 'Bezorger',
});

test('work that asks an age of its own is refused to who is younger, and told so', async () => {
  const young = (await apply(app, born('3', '3', '2009'))).json();
  expect(young.fields.geboortejaar).toBe(
    'Oeps! Je bent nog te jong. Voor deze baan moet je 17 zijn.',
  );
  expect((await apply(app, born('2', '3', '2009'))).json().success).toBe(true);
});
