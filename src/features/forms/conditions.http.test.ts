import { afterAll, beforeAll, expect, test } from 'vitest';
import { field } from '#kernel/wire';
import {
  createFormApp,
  type FormApp,
  html,
  json,
  listStored,
  multipart,
  postForm,
} from '../../../tests/harness/site-forms';
import { createVisitor } from '../../../tests/harness/visitor';
import { formField, formPath } from './contract';

let app: FormApp;

const on = (name: string, ...values: string[]) => ({ condition: { field: name, values } });

beforeAll(async () => {
  app = await createFormApp({
    steps: [
      {
        ...{ id: 'vraag', legend: 'Je vraag' },
        fields: [
          { name: 'naam', label: 'Naam', required: 'Y' },
          {
            ...{ name: 'soort', label: 'Waarover gaat het?', type: 'RadioField', required: 'Y' },
            options: { bestelling: 'Een bestelling', winkel: 'Een winkel' },
          },
        ],
      },
      {
        ...{ id: 'meer', legend: 'Meer' },
        fields: [
          {
            ...{ name: 'nummer', label: 'Bestelnummer', required: 'Y', maxlength: 9 },
            ...on('soort', 'bestelling'),
          },
          {
            ...{ name: 'waarom', label: 'Wat is er met je bestelling?', required: 'Y' },
            ...on('nummer'),
          },
          {
            ...{ name: 'foto', label: 'Foto', type: 'UploadField', required: 'Y' },
            ...{ upload: { allowed_file_types: ['.txt'] } },
            ...on('waarom'),
          },
          {
            ...{ name: 'wie', label: 'E-mailadres van de winkel', type: 'EmailField' },
            ...{ required: 'Y', ...on('soort', 'winkel') },
          },
        ],
      },
    ],
  });
});

afterAll(() => app.close());

const wrong = async (fields: Record<string, string>) => {
  const reply = await postForm(app, fields);
  return Object.keys(reply.json().fields);
};

test('a field that is not asked is never required, and what is wrong with it does not count', async () => {
  expect(await wrong({ naam: 'An', soort: 'bestelling' })).toEqual(['nummer']);
  expect(await wrong({ naam: 'An', soort: 'bestelling', nummer: '12' })).toEqual(['waarom']);
  expect(await wrong({ naam: 'An', soort: 'winkel' })).toEqual(['wie']);
  const tooLong = '1234567890';
  expect(await wrong({ naam: 'An', soort: 'bestelling', nummer: tooLong })).toContain('nummer');
  expect(await wrong({ naam: 'An', soort: 'winkel', nummer: tooLong })).toEqual(['wie']);
  // Nothing is chosen: what hangs on it is not asked yet.
  expect(await wrong({ naam: 'An' })).toEqual(['soort']);
});

test('what was filled in where nothing was asked is kept nowhere', async () => {
  const reply = await postForm(app, {
    ...{ naam: 'An', soort: 'winkel', wie: 'utrecht@winkel.example' },
    ...{ nummer: 'GEHEIM-1', waarom: 'GEHEIM-2' },
  });
  expect(reply.statusCode).toBe(200);
  const stored = (await listStored(app)).at(-1);
  expect(stored?.values.map(({ name }) => name)).toEqual(['naam', 'soort', 'wie']);
  const jobs = await app.db.execute('select data::text from pgboss.job');
  expect(JSON.stringify([jobs.rows, stored])).not.toContain('GEHEIM');
});

test('without script a form that comes back has all that was filled in, asked or not', async () => {
  const reply = await postForm(app, { naam: '', soort: 'winkel', nummer: '77' }, html);
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toMatch(/name="nummer"[^>]*value="77"|value="77"[^>]*name="nummer"/);
  expect(reply.body).toContain('Alleen als je bij ‘Waarover gaat het?’ ‘Een bestelling’ kiest.');
  expect(reply.body).toContain('Alleen als je ‘Bestelnummer’ invult.');
  expect(reply.body).toMatch(/id="field_nummer"[^>]*aria-describedby="field_nummer-when"/);
});

test('a file of a field that is not asked is not kept', async () => {
  const file = { filename: 'bon.txt', content: 'een bon' };
  const asked = [
    ['soort', 'bestelling'],
    ['nummer', '1'],
    ['waarom', 'Stuk'],
  ] as [string, string][];
  const other = [
    ['soort', 'winkel'],
    ['wie', 'utrecht@winkel.example'],
  ] as [string, string][];
  for (const [fields, kept] of [
    [asked, 1],
    [other, 0],
  ] as const) {
    const visitor = createVisitor(app);
    const { payload, headers } = multipart([
      [field.token, await visitor.token()],
      [formField.noSpam, 'Y'],
      ['naam', 'An'],
      ...fields,
      ['foto', file],
    ]);
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await app.inject({
      ...{ method: 'POST', url: formPath.submit(app.formId), payload },
      headers: { ...headers, ...json, cookie },
    });
    expect(reply.statusCode).toBe(200);
    const stored = (await listStored(app)).at(-1);
    expect(stored?.values.find(({ name }) => name === 'soort')?.value).toBe(fields[0]?.[1]);
    expect(stored?.files).toHaveLength(kept);
  }
  const { rows } = await app.db.execute('select count(*)::int as held from uploads');
  expect(rows).toEqual([{ held: 1 }]);
});
