import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  contactForm,
  createFormApp,
  type FormApp,
  filled,
  html,
  listStored,
  postForm,
} from '../../../tests/harness/site-forms';

let app: FormApp;
beforeAll(async () => {
  const steps = contactForm.steps as { id: string; fields: object[] }[];
  const range = { name: 'huur', label: 'Huur', type: 'MomentRangeField' };
  app = await createFormApp({
    steps: steps.map((step) => ({ ...step, fields: [...step.fields, range] })),
  });
});
afterAll(() => app.close());

/** As a browser without script sends its two inputs. */
const send = (from: string, until: string) =>
  postForm(app, { ...filled, 'huur[from]': from, 'huur[until]': until }, html);

test('a range is sent without script by its two inputs, and stored as one value', async () => {
  expect((await send('2026-12-24T19:30', '2026-12-26T12:00')).statusCode).toBe(303);
  const values = (await listStored(app)).at(-1)?.values ?? [];
  expect(values.find(({ name }) => name === 'huur')).toMatchObject({
    value: '2026-12-24 19:30/2026-12-26 12:00',
    shown: 'van 24 december 2026, 19:30 tot 26 december 2026, 12:00',
  });
});

test('one that ends before it begins, or at a time that is skipped, is refused though nobody has to fill it in', async () => {
  const before = (await listStored(app)).length;
  expect((await send('2026-12-26T12:00', '2026-12-24T19:30')).statusCode).toBe(422);
  expect((await send('2027-03-28T02:30', '')).statusCode).toBe(422);
  expect((await send('morgen/', 'x'.repeat(50))).statusCode).toBe(422);
  expect(await listStored(app)).toHaveLength(before);
  expect((await send('', '')).statusCode).toBe(303);
});
