import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportEntity, findStored, importEntity } from '#features/entities/api.server';
import { fillFacts } from '#features/settings/api.server';
import {
  type ApiApp,
  type CallEntity,
  createApiApp,
  createEntityCalls,
} from '../../../tests/harness/api-app';
import { addPage } from '../../../tests/harness/build-catalog';
import { filled, postForm } from '../../../tests/harness/site-forms';
import { registerFormHandler } from './api.server';

let api: ApiApp;
let call: CallEntity;
beforeAll(async () => {
  api = await createApiApp();
  call = await createEntityCalls(api, 'form');
});
afterAll(() => api.close());

const email = { name: 'mail', label: 'E-mailadres', type: 'EmailField', required: 'Y' };
const steps = [
  { id: 'vraag', legend: 'Je vraag', fields: [{ name: 'naam', label: 'Naam' }, email] },
];
const question = {
  ...{ name: 'vraag', title: 'Stel je vraag', captcha: false, retention_days: 30, steps },
  recipients: ['balie@winkel.example'],
  texts: { submit: 'Verstuur' },
  success: { title: 'Dank je', html: '<p>Tot snel<script>x</script></p>' },
  confirmation: { field: 'mail', subject: 'Binnen', text: 'Dank.\nTot snel.' },
  uploads: { allowed_file_types: ['image/*'], max_number_of_files: 2 },
};

const make = async (data: object): Promise<number> => {
  const made = await call('POST', 'form', { data });
  expect([made.status, made.json.fields]).toEqual([201, undefined]);
  return made.json.data.id;
};

test('admins make a form, which its page shows at once, and change it', async () => {
  const id = await make(question);
  const content = [{ type: 'Form', props: { id: 'f', version: 1, form: String(id) } }];
  await addPage(api.host, { path: '/vraag', title: 'Vraag', content });
  const page = async () => (await api.inject('/vraag')).body;
  expect(await page()).toContain('E-mailadres');
  const read = await call('GET', `form/${id}`, { as: 'staff' });
  expect(read.json.data.data).toMatchObject({
    ...{ steps, recipients: question.recipients, uploads: { max_number_of_files: 2 } },
    success: { title: 'Dank je', html: '<p>Tot snel</p>', leads_home: false },
  });
  // What is told comes back as it was told.
  const same = await call('PATCH', `form/${id}`, { data: read.json.data.data });
  expect([same.status, same.json.data._meta.revision]).toEqual([200, 1]);
  // Visitors are told of none.
  expect((await call('GET', `form/${id}`, { as: 'stranger' })).status).toBe(404);
  expect((await call('GET', 'form', { as: 'stranger' })).json.data).toEqual([]);
  const listed = (await call('GET', 'form', { as: 'staff' })).json.data;
  expect(Object.keys(listed[0].data)).toEqual([
    ...['id', 'state', 'title', 'name', 'retention_days'],
  ]);

  const data = {
    steps: [{ ...steps[0], fields: [email, { name: 'kleur', label: 'Je kleur' }] }],
    retention_days: 900,
  };
  const changed = await call('PATCH', `form/${id}`, { data, revision: '"1"' });
  expect([changed.status, changed.json.data._meta.revision]).toEqual([200, 2]);
  expect(await page()).toContain('Je kleur');
  expect(await fillFacts(api.host, ['{formulieren_dagen}'])).toEqual(['900']);
  const stale = await call('PATCH', `form/${id}`, { data: { title: 'X' }, revision: '"1"' });
  expect([stale.status, stale.json.current.data.title]).toEqual([412, 'Stel je vraag']);
  await call('PATCH', `form/${id}`, { data: { state: 'Offline' } });
  expect(await page()).not.toContain('Je kleur');
  await call('PATCH', `form/${id}`, { data: { state: 'Online' } });
  for (const as of ['staff', 'stranger'] as const) {
    for (const method of ['PATCH', 'DELETE'] as const) {
      expect((await call(method, `form/${id}`, { as, data: {} })).status).toBeGreaterThan(400);
    }
  }
  const kept = await call('DELETE', `form/${id}`);
  expect([kept.status, kept.json.message]).toEqual([
    409,
    'Er is een pagina met dit formulier. Haal het daar weg, of zet het offline.',
  ]);
});

test('what is wrong with a form is told by field, and none that would not work is stored', async () => {
  const wrong = async (data: object) => {
    const refused = await call('POST', 'form', { data: { ...question, name: 'fout', ...data } });
    expect([refused.status, refused.json.code]).toEqual([400, 'bad_request']);
    return refused.json.fields;
  };
  const only = async (name: string, value: unknown) => {
    const fields = await wrong({ [name]: value });
    expect(Object.keys(fields)).toEqual([name]);
    return fields[name];
  };
  /** What is told of the second field, or of more of them. */
  const told = (...list: object[]) => wrong({ steps: [{ id: 'a', fields: [email, ...list] }] });
  const fields = async (one: object, part = '.name') =>
    (await told(one))[`steps[0].fields[1]${part}`];
  expect(await only('name', 'Met spatie')).toBe('Gebruik kleine letters, cijfers en streepjes.');
  expect(await only('steps', [])).toBe('Vul dit in.');
  expect(await wrong({ steps: [{ id: 'a', fields: [] }], confirmation: null })).toEqual({
    steps: 'Een formulier heeft minstens één veld.',
  });
  expect(await only('steps', [{ id: '1 2', fields: [email] }])).toContain('Kenmerk: ');
  expect(await only('steps', [...steps, { id: 'vraag', fields: [] }])).toBe(
    "Er zijn twee stappen met het kenmerk 'vraag'.",
  );
  expect(await fields(email)).toBe("Er zijn twee velden met de naam 'mail'.");
  expect(await fields({ name: 'no_spam' })).toContain('gebruikt het formulier zelf');
  expect(await fields({ name: 'nummer', 'data-type': 'bsn' }, '')).toContain('burgerservicenummer');
  const options = ['ja', 'nee'];
  const soort = { name: 'soort', label: 'Soort', type: 'RadioField', options };
  expect(await fields({ ...soort, label: ' ' }, '.label')).toContain('bij deze keuzes een vraag');
  expect(await fields({ ...soort, options: ['ja', 'ja'] }, '.options')).toContain("'ja' twee keer");
  // All that is wrong is told, each where it is.
  const after = { condition: { field: 'weg', values: [] } };
  expect(Object.keys(await told({ ...soort, ...after }, { name: 'b', ...after }))).toEqual([
    'steps[0].fields[1].condition',
    'steps[0].fields[2].condition',
  ]);
  expect(await only('recipients', ['balie'])).toBe("'balie' is geen e-mailadres.");
  expect(await only('texts', { knop: 'Hup' })).toContain('Eigen teksten zijn er van: errorText');
  expect(await only('success', { href: 'javascript:x' })).toContain('Pagina: ');
  const confirmation = { ...question.confirmation, field: 'naam' };
  expect(await only('confirmation', confirmation)).toContain('een e-mailadres vraagt');
  expect(await only('uploads', { max_file_size: 0 })).toContain('Vul minstens 1 in.');
  expect(await only('retention_days', 0)).toBe('Vul minstens 1 in.');
  const twice = await call('POST', 'form', { data: question });
  expect([twice.status, Object.keys(twice.json.fields)]).toEqual([409, ['name']]);
});

test('a form stays while what it was sent with is kept, or a feature knows it', async () => {
  const formId = await make({ ...question, name: 'klacht' });
  expect((await postForm({ ...api, formId }, filled)).statusCode).toBe(200);
  const kept = await call('DELETE', `form/${formId}`);
  expect([kept.status, kept.json.message]).toEqual([
    409,
    'Wat ermee is verstuurd, wordt nog bewaard. Zet het offline.',
  ]);
  registerFormHandler(api.host, 'proef', {});
  const known = await make({ ...question, name: 'proef' });
  expect((await call('DELETE', `form/${known}`)).status).toBe(409);
  const renamed = await call('PATCH', `form/${known}`, { data: { name: 'anders' } });
  expect([renamed.status, Object.keys(renamed.json.fields)]).toEqual([400, ['name']]);
  const free = await make({ ...question, name: 'vrij' });
  expect((await call('PATCH', `form/${free}`, { data: { name: 'vrijer' } })).status).toBe(200);
  expect((await call('DELETE', `form/${free}`)).status).toBe(204);
});

test('forms go out to a file and come back in, without what was sent with them', async () => {
  const stored = findStored(api.host, 'form');
  if (!stored) throw new Error('Forms are not stored');
  for (const format of ['csv', 'json'] as const) {
    const { text, count } = await exportEntity(api.db, stored, { siteId: 1, format });
    expect([count, text.includes(filled.naam)]).toEqual([3, false]);
    const read = (file: string) =>
      importEntity(api.host, stored, { file: `forms.${format}`, bytes: Buffer.from(file) });
    const again = await read(text);
    expect([again.refused, again.plans.map(({ kind }) => kind)]).toEqual([
      [],
      Array(3).fill('unchanged'),
    ]);
    const changed = await read(text.replace('Stel je vraag', `Stel hier je vraag (${format})`));
    expect(changed.plans.filter(({ kind }) => kind === 'changed').length).toBe(1);
    await read(text);
  }
});
