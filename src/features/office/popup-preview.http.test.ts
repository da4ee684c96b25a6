import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { type CallOffice, createStaff } from '../../../tests/harness/office';
import { createVisitor, type Visitor } from '../../../tests/harness/visitor';

let app: TestApp;
let call: CallOffice;
let visitor: Visitor;
let id: number;
beforeAll(async () => {
  app = await createTestApp();
  ({ call, visitor } = await createStaff(app, {
    ...{ email: 'popup@winkel.example', role: 'beheerder' },
  }));
  await call('POST', 'rows/page', { body: { data: { title: 'Dames', path: '/dames' } } });
  id = await make({ title: 'Wolweken', title_content: 'Gaatje in je trui?' });
});
afterAll(() => app.close());

const make = async (data: object): Promise<number> => {
  const { json } = await call('POST', 'rows/popup', {
    body: { data: { targets: [{ page: '/dames' }], ...data } },
  });
  return json.id;
};
const preview = (of: number | string = id, query = '') =>
  visitor.get(`/admin/preview/popup/${of}${query}`);
const draft = (rowId: number, values: object) =>
  call('PUT', `drafts/popup/${rowId}`, { body: { revision: 1, values } });
const meets = async (of = id) => (await call('GET', `popups/${of}/meets`)).json;

/** What the page has the script draw; undefined: nothing. */
const trialIn = (body: string) => {
  const [, told] = /data-popup-trial="([^"]*)"/.exec(body) ?? [];
  const signs = { quot: '"', lt: '<', gt: '>', amp: '&' };
  const plain = Object.entries(signs).reduce(
    (text, [name, sign]) => text.replaceAll(`&${name};`, sign),
    told ?? 'null',
  );
  return JSON.parse(plain) ?? undefined;
};

test('a popup is shown as its writer left it, to him alone', async () => {
  const saved = await preview();
  expect([saved.statusCode, saved.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(saved.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(trialIn(saved.body)).toMatchObject({
    popup: { id, data: { title_content: 'Gaatje in je trui?' } },
    isSent: false,
  });
  const fields = [{ guid: 'email', type: 'EmailField', label: 'E-mailadres', validate: 'Y' }];
  await draft(id, { popupaction_id: 3, title_content: 'Met code', fields });
  const typed = trialIn((await preview(id, '?sent=1')).body);
  expect(typed).toMatchObject({ code: 'VOORBEELD', isSent: true });
  expect([typed.popup.data.title_content, Object.keys(typed.fields)]).toEqual([
    'Met code',
    ['email'],
  ]);
  const other = await createStaff(app, { email: 'p2@winkel.example', role: 'beheerder' });
  const { body } = await other.visitor.get(`/admin/preview/popup/${id}`);
  expect(trialIn(body).popup.data.title_content).toBe('Gaatje in je trui?');
  await draft(0, { title_content: 'Een nieuwe' });
  expect(trialIn((await preview(0)).body).popup.data.title_content).toBe('Een nieuwe');
  await call('DELETE', `drafts/popup/${id}`);
  await call('DELETE', 'drafts/popup/0');
});

test('a popup that is made in the office begins offline; one that comes another way is as it was told', async () => {
  const { json } = await call('GET', 'start');
  const told = json.entities.find(({ name }: { name: string }) => name === 'Popup');
  const state = told.fields.find(({ name }: { name: string }) => name === 'state');
  expect(state).toMatchObject({ usual: 'Offline', required: true });
  const silent = await make({ title: 'Zonder stand' });
  expect((await call('GET', `rows/popup/${silent}`)).json.row.values.state).toBe('Online');
  const row = (await call('GET', `rows/popup/${silent}`)).json.row;
  await call('DELETE', `rows/popup/${silent}`, { body: { revision: row.revision } });
});

test('lists tell in words what a popup does and where it stands, and are narrowed by those', async () => {
  const made = await make({ title: 'Brief', popupposition_id: 9 });
  const list = await call('GET', 'rows/popup?f.popupposition_id=9&columns=title,popupposition_id');
  expect(list.json.rows).toMatchObject([
    { id: made, told: { popupposition_id: 'Rechtsonder' }, values: { popupposition_id: 9 } },
  ]);
  const { json } = await call('GET', 'start');
  const { fields } = json.entities.find(({ name }: { name: string }) => name === 'Popup');
  const kind = fields.find(({ name }: { name: string }) => name === 'popupaction_id');
  expect(kind).toMatchObject({
    filters: true,
    options: { 1: { value: '2', label: 'Nieuwsbrief' } },
  });
  await call('DELETE', `rows/popup/${made}`, { body: { revision: 1 } });
});

test('what is strange in a draft breaks nothing, and HTML is cleaned', async () => {
  for (const values of [
    { title_content: 7, targets: 'nergens', schedule: [], conditions: null, fields: [null, 3] },
    { fields: [{}], images: [1], before: { link: { href: 'javascript:alert(1)' } } },
  ]) {
    await draft(id, values);
    const { statusCode, body } = await preview();
    expect([statusCode, body.includes('javascript:')]).toEqual([200, false]);
    expect((await call('GET', `popups/${id}/meets`)).status).toBe(200);
  }
  await draft(id, { content: '<p>Ja</p><script>alert(1)</script>' });
  expect(trialIn((await preview()).body).popup.data.content).toBe('<p>Ja</p>');
  await draft(id, { title_content: '' });
  const empty = (await preview()).body;
  expect(trialIn(empty)).toBeUndefined();
  expect(empty).toContain('Deze popup is nog leeg');
  await call('DELETE', `drafts/popup/${id}`);
});

test('others that could open in the same place are told, as it is typed', async () => {
  const other = await make({ title: 'Zomer', seq: -1, conditions: { devices: ['mobile'] } });
  const at = [{ page: '/dames', module: null, id: null }];
  expect(await meets()).toEqual([{ id: other, title: 'Zomer', isFirst: true, at }]);
  expect(await meets(other)).toMatchObject([{ id, isFirst: false }]);
  for (const values of [
    { conditions: { devices: ['desktop'] } },
    { targets: [] },
    { state: 'Offline' },
  ]) {
    await draft(id, values);
    expect(await meets()).toEqual([]);
  }
  await draft(id, { seq: -2 });
  expect(await meets()).toMatchObject([{ id: other, isFirst: false }]);
  await call('DELETE', `drafts/popup/${id}`);
});

test('nobody else learns of it', async () => {
  const stranger = createVisitor(app, '10.8.0.19');
  const store = await createStaff(app, { email: 'pm@winkel.example', role: 'magazijn' });
  const [shown, meets] = [`/admin/preview/popup/${id}`, `/admin/api/popups/${id}/meets`];
  for (const one of [stranger, store.visitor]) expect((await one.get(shown)).statusCode).toBe(404);
  expect((await store.visitor.get(meets)).statusCode).toBe(404);
  expect((await stranger.get(meets)).statusCode).toBe(401);
  for (const strange of ['-1', 'x', '99999999999', '1.5', String(id + 1000)]) {
    expect((await preview(strange)).statusCode).toBe(404);
  }
});
