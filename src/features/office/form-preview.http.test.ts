import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { type CallOffice, createStaff } from '../../../tests/harness/office';
import { createVisitor, hiddenField, type Visitor } from '../../../tests/harness/visitor';

let app: TestApp;
let call: CallOffice;
let visitor: Visitor;
let id: number;
beforeAll(async () => {
  app = await createTestApp();
  ({ call, visitor } = await createStaff(app, {
    ...{ email: 'formulier@winkel.example', role: 'beheerder' },
  }));
  const steps = [{ id: 'een', legend: 'Je bericht', fields: [text('naam', 'Naam')] }];
  const data = { name: 'proef', title: 'Proef', steps, recipients: ['in@winkel.example'] };
  id = (await call('POST', 'rows/form', { body: { data } })).json.id;
});
afterAll(() => app.close());

const text = (name: string, label: string) => ({ name, label, type: 'TextField', required: 'Y' });
const preview = (of: number | string = id) => visitor.get(`/admin/preview/form/${of}`);
const draft = (rowId: number, values: object) =>
  call('PUT', `drafts/form/${rowId}`, { body: { revision: 1, values } });

const send = async (fields: Record<string, string>) => {
  const { body } = await preview();
  const reply = await visitor.post(
    `/admin/preview/form/${id}`,
    { etalage_token: hiddenField(body, 'etalage_token'), ajax_form: 'Y', ...fields },
    { accept: 'application/json' },
  );
  return { status: reply.statusCode, json: reply.json() };
};

test('a form is shown as its writer left it, with its scripts and nothing around it, to him alone', async () => {
  const saved = await preview();
  expect([saved.statusCode, saved.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(saved.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(saved.body).toContain('name="naam"');
  expect(saved.body).toContain(`action="/admin/preview/form/${id}"`);
  expect(saved.body).not.toContain('<footer');

  const steps = [{ id: 'een', legend: 'Wie ben je?', fields: [text('achternaam', 'Achternaam')] }];
  await draft(id, { steps });
  const typed = (await preview()).body;
  expect([typed.includes('name="achternaam"'), typed.includes('name="naam"')]).toEqual([
    true,
    false,
  ]);
  expect(typed).toContain('Wie ben je?');
  // Another member sees what stands there.
  const other = await createStaff(app, { email: 'b@winkel.example', role: 'beheerder' });
  expect((await other.visitor.get(`/admin/preview/form/${id}`)).body).toContain('name="naam"');
  // One that isn't there yet.
  await draft(0, { steps, title: 'Nieuw' });
  expect((await preview(0)).body).toContain('name="achternaam"');
  await call('DELETE', `drafts/form/${id}`);
});

test('it begins at the step that is asked for; at the first where there is none such', async () => {
  const step = (name: string) => ({ id: name, legend: name, fields: [text(name, name)] });
  await draft(id, { steps: [step('een'), step('twee'), step('drie')] });
  const begins = async (asked: string) =>
    (await preview(`${id}?step=${asked}`)).body.match(/&quot;beginAt&quot;:(\d)/)?.[1];
  expect([await begins('drie'), await begins('een'), await begins('weg')]).toEqual([
    '2',
    undefined,
    undefined,
  ]);
  await call('DELETE', `drafts/form/${id}`);
});

test('what can’t be shown yet says why; what is wrong elsewhere hides nothing', async () => {
  const twice = [{ id: 'een', legend: '', fields: [text('naam', 'Naam'), text('naam', 'Naam')] }];
  await draft(id, { steps: twice });
  expect((await preview()).body).toContain('Dit formulier kan nog niet getoond worden');
  for (const steps of [[], 'niets', [{ fields: '<b>' }], [null], null, { a: 1 }]) {
    await draft(id, { steps });
    expect((await preview()).statusCode).toBe(200);
  }
  await draft(id, { retention_days: 'lang', title: 7, onbekend: true });
  expect((await preview()).body).toContain('name="naam"');
  await call('DELETE', `drafts/form/${id}`);
});

test('it is filled in to no effect: checked as for visitors, and kept nowhere', async () => {
  const empty = await send({});
  expect([empty.status, Object.keys(empty.json.fields)]).toEqual([422, ['naam']]);
  const filled = await send({ naam: 'An' });
  expect(filled).toMatchObject({ status: 200, json: { success: true } });
  expect(filled.json.html).toContain('niets bewaard of verstuurd');
  const { rows } = await app.db.execute(sql`select count(*)::int as sent from form_submissions`);
  expect(rows).toEqual([{ sent: 0 }]);
  expect(await app.mailbox.list()).toEqual([]);
});

test('nobody else learns that there is such a form', async () => {
  const stranger = createVisitor(app, '10.8.0.9');
  const store = await createStaff(app, { email: 'm@winkel.example', role: 'magazijn' });
  for (const one of [stranger, store.visitor]) {
    expect((await one.get(`/admin/preview/form/${id}`)).statusCode).toBe(404);
    const sent = await one.post(`/admin/preview/form/${id}`, { naam: 'An' });
    expect(sent.statusCode).toBe(404);
  }
  for (const strange of ['-1', 'x', '99999999999', '1.5', String(id + 1000)]) {
    expect((await preview(strange)).statusCode).toBe(404);
  }
});
