import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerFormHandler, storeForm } from '#features/forms/api.server';
import { formField, formPath } from '#features/forms/contract';
import { staffActions } from '#features/staff/server/tables';
import { findUploads } from '#features/uploads/api.server';
import { field } from '#kernel/wire';
import type { Feature } from '#platform/host';
import { eventually } from '../../../tests/harness/eventually';
import { type CallOffice, createStaff } from '../../../tests/harness/office';
import {
  contactForm,
  createFormApp,
  type FormApp,
  filled,
  json,
  listStored,
  multipart,
} from '../../../tests/harness/site-forms';
import { createVisitor } from '../../../tests/harness/visitor';
import { features } from '../../main/features';

const elsewhere: Feature = {
  name: 'proof-of-elsewhere',
  needs: ['forms'],
  setup: (host) => registerFormHandler(host, 'elders', { stored: async () => {} }),
};

let app: FormApp;
let otherId = 0;
let quietId = 0;
let chief: CallOffice;
let service: CallOffice;
let editor: CallOffice;

beforeAll(async () => {
  app = await createFormApp(
    {
      steps: [
        ...contactForm.steps,
        {
          id: 'meer',
          legend: 'Meer',
          fields: [
            {
              name: 'nummer',
              label: 'BSN',
              'data-type': 'bsn',
              legal_basis: 'Wet op de loonbelasting',
            },
            { name: 'verhaal', label: 'Verhaal', type: 'EditorField' },
            {
              name: 'bon',
              label: 'Bon',
              type: 'UploadField',
              upload: { allowed_file_types: '.txt' },
            },
          ],
        },
      ],
    },
    { features: [...features, elsewhere], work: true },
  );
  otherId = await storeForm(app.db, { ...contactForm, name: 'elders' });
  quietId = await storeForm(app.db, {
    ...contactForm,
    name: 'stil',
    title: 'Stil',
    recipients: [],
  });
  const make = async (role: string) =>
    (await createStaff(app, { email: `${role}@kantoor.example`, role, name: `Naam ${role}` })).call;
  chief = await make('beheerder');
  service = await make('klantenservice');
  editor = await make('redacteur');
});
afterAll(() => app.close());

type Parts = Parameters<typeof multipart>[0];

let sent = 0;
/** Sends a form as a visitor; answers the number of what was stored. */
const submit = async (parts: Parts = [], formId = app.formId): Promise<number> => {
  sent += 1;
  const visitor = createVisitor(app, `10.8.0.${sent}`);
  const body = multipart([
    [field.token, await visitor.token()],
    [formField.noSpam, 'Y'],
    ...Object.entries(filled).filter(([name]) => !parts.some(([own]) => own === name)),
    ...parts,
  ]);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const reply = await app.inject({
    method: 'POST',
    remoteAddress: `10.8.0.${sent}`,
    url: formPath.submit(formId),
    payload: body.payload,
    headers: { ...json, ...body.headers, ...(cookie && { cookie }) },
  });
  if (reply.json().success !== true) throw new Error(reply.body);
  return (await listStored(app)).at(-1)?.id ?? 0;
};

const idsIn = async (query: string): Promise<number[]> =>
  (await chief('GET', `submissions?${query}`)).json.lines.map(({ id }: { id: number }) => id);

const deedsOf = async (id: number) =>
  (
    await app.db
      .select()
      .from(staffActions)
      .where(sql`subject = ${`Inzending ${id}`}`)
  ).map(({ action }) => action);

test('what forms were sent is listed, the newest first, found by its words and its form, without what has a screen of its own', async () => {
  const first = await submit([['bericht', 'Over 100% wol_']]);
  const second = await submit([['naam', 'Wout']], quietId);
  const hidden = await submit([], otherId);
  const ids = await idsIn('');
  expect(ids.indexOf(second)).toBeLessThan(ids.indexOf(first));
  expect(ids).toContain(first);
  expect(ids).not.toContain(hidden);
  expect(await idsIn(`form=${quietId}`)).toEqual([second]);
  expect(await idsIn('q=100%25+wol_')).toEqual([first]);
  expect(await idsIn('q=100%25_wol')).toEqual([]);
  expect(await idsIn(`q=${encodeURIComponent('ILSE wol_')}`)).toEqual([first]);
  expect(await idsIn(`form=${otherId}`)).toEqual([]);
  const { json: told } = await chief('GET', 'submissions');
  expect(told.lines.find(({ id }: { id: number }) => id === first)).toMatchObject({
    ...{ email: filled.mail, form: { id: app.formId, title: 'Stel je vraag' }, isHandled: false },
    ...{ excerpt: expect.stringContaining('Over 100% wol_'), files: 0 },
  });
  const { forms } = (await chief('GET', 'submissions/forms')).json;
  expect(forms.map(({ title }: { title: string }) => title)).toEqual(['Stel je vraag', 'Stil']);
  expect((await chief('GET', `submissions/${hidden}`)).status).toBe(404);
});

test('one is read whole: words of rich text, files, what is sealed by its label alone; who read it stands in the audit log', async () => {
  const id = await submit([
    ['nummer', '111222333'],
    ['verhaal', '<p>Eerste <strong>regel</strong></p><p>Tweede</p>'],
    ['bon', { filename: 'bon.txt', content: 'Totaal: € 12,50', type: 'text/plain' }],
  ]);
  const { json: told, headers } = await service('GET', `submissions/${id}`);
  expect(headers['cache-control']).toContain('no-store');
  expect(told.lines).toContainEqual({ label: 'Verhaal', text: 'Eerste regel\nTweede' });
  expect(told.lines.map(({ label }: { label: string }) => label)).not.toContain('Bon');
  expect(told.sealed).toEqual(['BSN']);
  expect(JSON.stringify(told)).not.toContain('111222333');
  expect(told).toMatchObject({ email: filled.mail, mayGive: false, isHandled: false });
  const [file] = told.files;
  expect(file).toMatchObject({ name: 'bon.txt' });
  const got = await service('GET', `submissions/${id}/files/${file.id}`);
  expect([got.status, got.text]).toEqual([200, 'Totaal: € 12,50']);
  expect(got.headers['content-disposition']).toMatch(/^attachment/);
  const other = await submit();
  expect((await service('GET', `submissions/${other}/files/${file.id}`)).status).toBe(404);
  expect(await deedsOf(id)).toEqual(['submission.open', 'submission.file']);
  await eventually(async () => {
    const { json: later } = await chief('GET', `submissions/${id}`);
    expect(later.mailedTo).toEqual(['balie@winkel.example']);
  });
});

test('only who has the right reads them; sealed values, erasing and the file take a second right and the password', async () => {
  const id = await submit([['nummer', '111222333']]);
  for (const path of ['submissions', 'submissions/forms', `submissions/${id}`]) {
    expect((await editor('GET', path)).status, path).toBe(403);
  }
  const given = [
    ['POST', `submissions/${id}/unseal`],
    ['POST', `submissions/export/ready?form=${app.formId}`],
    ['GET', `submissions/export?form=${app.formId}`],
    ['POST', `submissions/${id}/erase`],
  ] as const;
  for (const [method, path] of given) {
    expect((await service(method, path)).json.code, path).toBe('may_not');
  }
  app.clock.advance(16 * 60_000);
  for (const [method, path] of given) {
    expect((await chief(method, path)).json.code, path).toBe('password_again');
  }
  expect(await idsIn('')).toContain(id);
});

test('with the password a sealed value is opened, all of a form is taken along, and one is erased with its files', async () => {
  const { call } = await createStaff(app, { email: 'chef@kantoor.example', role: 'beheerder' });
  const id = await submit([
    ['nummer', '111222333'],
    ['naam', '=1+1'],
    ['bon', { filename: 'bon.txt', content: 'Totaal', type: 'text/plain' }],
  ]);
  expect((await call('POST', `submissions/${id}/unseal`)).json).toEqual({
    lines: [{ label: 'BSN', text: '111222333' }],
  });
  const ready = await call('POST', `submissions/export/ready?form=${app.formId}`);
  expect(ready.json).toEqual({ id: app.formId });
  const file = await call('GET', `submissions/export?form=${app.formId}`);
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.headers['content-disposition']).toMatch(/filename="inzendingen-contact-\d{4}-/);
  expect(file.text).toContain(`${id};`);
  expect(file.text).toContain("'=1+1");
  expect(file.text).not.toContain('111222333');
  expect((await call('GET', `submissions/export?form=${otherId}`)).status).toBe(404);
  const copies = () =>
    app.db
      .execute(sql`select 1 from mails where key like ${`submission ${id} %`}`)
      .then(({ rows }) => rows.length);
  await eventually(async () => expect(await copies()).toBeGreaterThan(0));
  const files = (await listStored(app)).find((row) => row.id === id)?.files ?? [];
  expect(files).toHaveLength(1);
  expect((await call('POST', `submissions/${id}/erase`)).json).toEqual({ id });
  expect((await call('POST', `submissions/${id}/erase`)).status).toBe(404);
  expect((await call('GET', `submissions/${id}`)).json.code).toBe('not_found');
  await eventually(async () => expect(await findUploads(app.db, files)).toEqual([]));
  expect(await copies()).toBe(0);
  expect(await deedsOf(id)).toEqual(['submission.unseal', 'submission.erase']);
});

test('what is done is ticked off, several at once, and opened again; of two who do it one is told', async () => {
  const ids = [await submit(), await submit()];
  const handle = (by: CallOffice, body: object) => by('POST', 'submissions/handle', { body });
  const [one, two] = await Promise.all([
    handle(service, { ids, isHandled: true }),
    handle(chief, { ids, isHandled: true }),
  ]);
  const changed = [...one.json.changed, ...two.json.changed];
  expect(changed.toSorted((a, b) => a - b)).toEqual(ids);
  expect(await idsIn('stand=open')).not.toContain(ids[0]);
  expect(await idsIn('stand=handled')).toEqual(expect.arrayContaining(ids));
  const noted = await app.db.select().from(staffActions).where(sql`action = 'submission.handle'`);
  const told = noted
    .flatMap(({ subject, after }) => `${subject} ${Object.values(after ?? {})}`)
    .join();
  for (const id of ids) expect(told).toContain(String(id));
  const { json: whole } = await chief('GET', `submissions/${ids[0]}`);
  expect(whole.handled).toMatchObject({ who: expect.stringMatching(/^Naam /) });
  expect((await handle(service, { ids: [ids[0]], isHandled: false })).json.changed).toEqual([
    ids[0],
  ]);
  expect(await idsIn('stand=open')).toContain(ids[0]);
  expect(await idsIn('stand=all')).toEqual(expect.arrayContaining(ids));
  const wrong = [
    {},
    { ids: [], isHandled: true },
    { ids, isHandled: 'ja' },
    { ids: ['1'], isHandled: true },
    { ids: [1.5], isHandled: true },
    { ids: Array.from({ length: 201 }, (_, at) => at + 1), isHandled: true },
  ];
  for (const body of wrong) expect((await handle(service, body)).status).toBe(400);
  const hidden = await submit([], otherId);
  expect((await handle(service, { ids: [hidden], isHandled: true })).json.changed).toEqual([]);
});

test('what nobody was mailed waits on the first screen, until it is ticked off', async () => {
  const waits = async () =>
    (await service('GET', 'today')).json.tasks.find(
      ({ name }: { name: string }) => name === 'submissions',
    )?.count ?? 0;
  // Of the others the mails went, or are on their way.
  await eventually(async () =>
    expect(
      (await listStored(app)).every(
        ({ formId, mailedTo }) => formId === quietId || mailedTo.length > 0,
      ),
    ).toBe(true),
  );
  const before = await waits();
  const id = await submit([], quietId);
  expect(await waits()).toBe(before + 1);
  await service('POST', 'submissions/handle', { body: { ids: [id], isHandled: true } });
  expect(await waits()).toBe(before);
  const found = await service('GET', `find?q=${encodeURIComponent(filled.mail)}`);
  expect(JSON.stringify(found.json)).toContain('/inzendingen/');
  expect(JSON.stringify((await editor('GET', `find?q=${id}`)).json)).not.toContain('/inzendingen/');
  expect(JSON.stringify((await service('GET', `find?q=${id}`)).json)).toContain(
    `/inzendingen/${id}`,
  );
});
