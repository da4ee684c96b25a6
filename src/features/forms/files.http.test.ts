import { eq, isNull } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findUploads } from '#features/uploads/api.server';
import { uploads } from '#features/uploads/server/tables';
import { field } from '#kernel/wire';
import { transact } from '#platform/db/transact';
import type { Mail } from '#platform/mail/mailer';
import { createMailerTo } from '../../../tests/harness/mailbox';
import {
  contactForm,
  createFormApp,
  type FormApp,
  filled,
  html,
  json,
  listStored,
  multipart,
  postForm,
} from '../../../tests/harness/site-forms';
import { createVisitor, type Visitor } from '../../../tests/harness/visitor';
import { formField, formPath } from './contract';
import { exportSubmissions } from './export/export';
import { eraseSubmission } from './server/erase';
import { mailSubmission, removeFiles } from './server/jobs';

let app: FormApp;
let picture: Buffer;

beforeAll(async () => {
  app = await createFormApp({
    uploads: { max_file_size: 200_000 },
    steps: [
      ...contactForm.steps,
      {
        id: 'bestanden',
        legend: 'Bestanden',
        fields: [
          {
            name: 'bon',
            label: 'Bon',
            type: 'UploadField',
            upload: { allowed_file_types: '.pdf,.txt' },
          },
          {
            name: 'fotos',
            label: 'Foto’s',
            type: 'ImageField',
            upload: {
              max_number_of_files: 2,
              meta_fields: [{ id: 'omschrijving', name: 'Omschrijving' }],
            },
          },
        ],
      },
    ],
  });
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a32' } })
    .jpeg()
    .toBuffer();
});

afterAll(() => app.close());

type Parts = Parameters<typeof multipart>[0];

const send = async (visitor: Visitor, parts: Parts, headers: Record<string, string> = json) => {
  const body = multipart([
    [field.token, await visitor.token()],
    [formField.noSpam, 'Y'],
    ...Object.entries(filled),
    ...parts,
  ]);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const reply = await app.inject({
    method: 'POST',
    url: formPath.submit(app.formId),
    payload: body.payload,
    headers: { ...headers, ...body.headers, ...(cookie && { cookie }) },
  });
  for (const { name, value } of reply.cookies) visitor.cookies.set(name, value);
  return reply;
};

const receipt = { filename: 'bon.txt', content: 'Totaal: € 12,50', type: 'text/plain' };
const photo = (filename: string) => ({ filename, content: picture, type: 'image/jpeg' });
const last = async () => (await listStored(app)).at(-1);
const valueIn = (stored: Awaited<ReturnType<typeof last>>, name: string) =>
  stored?.values.find((one) => one.name === name);

test('files come along in the form itself, and belong to what was stored', async () => {
  const reply = await send(createVisitor(app), [
    ['bon', receipt],
    ['fotos', photo('voor.jpg')],
    ['fotos', photo('achter.jpg')],
  ]);
  expect(reply.json()).toMatchObject({ success: true });
  const stored = await last();
  expect(valueIn(stored, 'bon')?.shown).toBe('bon.txt');
  expect(valueIn(stored, 'fotos')?.shown).toBe('voor.jpg, achter.jpg');
  const found = await findUploads(app.db, stored?.files ?? []);
  expect(found).toHaveLength(3);
  expect(found.every(({ claimedAt, isPrivate }) => claimedAt !== null && isPrivate)).toBe(true);
});

test('S5.6/1 each field takes its own kinds, sizes and number of files', async () => {
  const before = (await listStored(app)).length;
  const wrong: [string, Parts][] = [
    ['bon', [['bon', { ...receipt, filename: 'bon.html' }]]],
    ['bon', [['bon', { ...receipt, content: 'a'.repeat(200_001) }]]],
    ['fotos', [['fotos', { filename: 'foto.jpg', content: '<script>', type: 'image/jpeg' }]]],
    [
      'bon',
      [
        ['bon', receipt],
        ['bon', receipt],
      ],
    ],
    [
      'fotos',
      [
        ['fotos', photo('1.jpg')],
        ['fotos', photo('2.jpg')],
        ['fotos', photo('3.jpg')],
      ],
    ],
  ];
  for (const [name, parts] of wrong) {
    const reply = await send(createVisitor(app), parts);
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().fields)).toEqual([name]);
  }
  expect(await listStored(app)).toHaveLength(before);
  const empty = await send(createVisitor(app), [['bon', { filename: '', content: '' }]]);
  expect(empty.statusCode).toBe(200);
  const elsewhere = await send(createVisitor(app), [
    ['naam', receipt],
    ['zomaar', receipt],
  ]);
  expect(elsewhere.statusCode).toBe(200);
  expect((await last())?.files).toEqual([]);
});

test('a file that was received stays when the form comes back, for its sender alone', async () => {
  const visitor = createVisitor(app);
  const parts: Parts = [
    ['bon', receipt],
    ['mail', 'geen adres'],
  ];
  const page = await send(visitor, parts.slice(), html);
  // The first address counts, so this form is whole; it asks for the name instead.
  expect(page.statusCode).toBe(303);

  const back = await send(
    visitor,
    [
      ['bon', { ...receipt, filename: 'kassabon.txt' }],
      ['dag', 'x'],
    ],
    html,
  );
  expect(back.statusCode).toBe(422);
  expect(back.body).toContain('kassabon.txt');
  const [upload] = await app.db.select().from(uploads).where(eq(uploads.filename, 'kassabon.txt'));
  const kept = JSON.stringify([{ image_id: upload?.id }]);
  expect(back.body).toContain(upload?.id);

  const stranger = await send(createVisitor(app), [['bon', kept]]);
  expect(stranger.json().fields).toEqual({ bon: 'Bon: kies het bestand nog een keer.' });
  const unknown = await send(visitor, [['bon', kept.replace(/[0-9a-f]{32}/, 'a'.repeat(32))]]);
  expect(unknown.statusCode).toBe(422);
  const misplaced = await send(visitor, [['fotos', kept]]);
  expect(misplaced.statusCode).toBe(422);

  expect((await send(visitor, [['bon', kept]])).statusCode).toBe(200);
  expect((await last())?.files).toEqual([upload?.id]);
  expect((await send(visitor, [['bon', kept]])).statusCode).toBe(422);
});

test('S2.15/5 what was told of a file is read where the form is: stored, mailed and exported', async () => {
  const visitor = createVisitor(app);
  await send(
    visitor,
    [
      ['fotos', photo('kras.jpg')],
      ['fotos', photo('doos.jpg')],
      ['dag', 'x'],
    ],
    html,
  );
  expect(visitor.cookies.get('etalage_session'), 'both files are of one session').toMatch(
    /^.{43}$/,
  );
  const rows = await app.db.select().from(uploads).where(isNull(uploads.claimedAt));
  const ids = ['kras.jpg', 'doos.jpg'].map((name) => rows.find((row) => row.filename === name)?.id);
  // As the upload dialog has it: told with the file, before the form is sent.
  await app.db
    .update(uploads)
    .set({ meta: { omschrijving: 'Kras op de poot', maker: 'An' } })
    .where(eq(uploads.id, ids[0] ?? ''));
  const value = JSON.stringify(ids.map((id) => ({ image_id: id })));
  const reply = await send(visitor, [['fotos', value]]);
  expect(reply.json()).toMatchObject({ success: true });
  const told = 'kras.jpg (Omschrijving: Kras op de poot), doos.jpg';
  const stored = await last();
  expect(valueIn(stored, 'fotos')).toMatchObject({ value, shown: told });

  let csv = '';
  for await (const part of exportSubmissions(app.db, 'contact')) csv += part;
  expect(csv).toContain(told);
  const sent: Mail[] = [];
  const mailer = createMailerTo(app.db, (mail) => sent.push(mail));
  const asked = { submissionId: stored?.id ?? 0, to: 'wij@winkel.nl', confirm: false };
  const mail = { ...asked, cause: 'system' as const };
  const context = { host: () => app.host, mailer, id: '1' };
  await mailSubmission.run(mail, context as unknown as Parameters<typeof mailSubmission.run>[1]);
  expect(sent[0]?.text).toContain('Omschrijving: Kras op de poot');
});

test('no file is kept for a form whose token does not come before it', async () => {
  const count = async () => (await app.db.select().from(uploads)).length;
  const before = await count();
  const body = multipart([
    ['bon', receipt],
    [field.token, await createVisitor(app).token()],
    [formField.noSpam, 'Y'],
    ...Object.entries(filled),
  ]);
  const reply = await app.inject({
    method: 'POST',
    url: formPath.submit(app.formId),
    payload: body.payload,
    headers: { ...json, ...body.headers },
  });
  expect(reply.statusCode).toBe(200);
  expect((await last())?.files).toEqual([]);
  expect(await count()).toBe(before);
});

test('files elsewhere are still refused', async () => {
  const { payload, headers } = multipart([['quantity', receipt]]);
  const reply = await app.inject({
    method: 'POST',
    url: '/webcore/checkout/add',
    payload,
    headers: { ...headers, ...json },
  });
  expect(reply.statusCode).toBeGreaterThanOrEqual(400);
  expect(reply.statusCode).toBeLessThan(500);
});

test('what is erased takes its files with it', async () => {
  await send(createVisitor(app), [['bon', receipt]]);
  const stored = await last();
  const [id = ''] = stored?.files ?? [];
  const erased = await transact(app.db, (tx) => eraseSubmission(app.host, tx, stored?.id ?? 0));
  expect(erased).toBe(true);
  const again = await transact(app.db, (tx) => eraseSubmission(app.host, tx, stored?.id ?? 0));
  expect(again).toBe(false);
  const job = removeFiles(app.host);
  await job.run({ ids: [id] }, {} as Parameters<typeof job.run>[1]);
  expect(await findUploads(app.db, [id])).toEqual([]);
});

test('without files the form is as any', async () => {
  expect((await postForm(app, filled)).statusCode).toBe(200);
});
