import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getSite } from '#features/settings/api.server';
import type { Mail } from '#platform/mail/mailer';
import { createMailerTo } from '../../../tests/harness/mailbox';
import {
  contactForm,
  createFormApp,
  type FormApp,
  filled,
  listStored,
  postForm,
} from '../../../tests/harness/site-forms';
import { exportSubmissions, UnknownForm } from './export/export';
import { purgeSubmissions } from './server/erase';
import { mailSubmission } from './server/jobs';
import { fieldKeys } from './server/seal';
import { formChallenges } from './server/tables';

const BSN = '111222333';

let app: FormApp;

beforeEach(async () => {
  app = await createFormApp({
    confirmation: { field: 'mail', subject: 'Binnen', text: 'Je vraag is binnen.' },
    steps: [
      ...contactForm.steps,
      {
        id: 'zorg',
        legend: 'Zorg',
        fields: [
          {
            name: 'nummer',
            label: 'Burgerservicenummer',
            'data-type': 'bsn',
            legal_basis: 'Wet op de proef, artikel 1',
          },
        ],
      },
    ],
  });
});

afterEach(() => app.close());

const csv = async (options: Parameters<typeof exportSubmissions>[2] = {}): Promise<string> => {
  let text = '';
  for await (const part of exportSubmissions(app.db, 'contact', options)) text += part;
  return text;
};

test('S3.3/5 a BSN is checked, sealed where it is kept, and told nowhere', async () => {
  const logged = vi.spyOn(process.stdout, 'write');
  const wrong = await postForm(app, { ...filled, nummer: '123456789' });
  expect(wrong.json().fields).toEqual({
    nummer: 'Burgerservicenummer is niet juist ingevuld.',
  });
  expect((await postForm(app, { ...filled, nummer: BSN })).statusCode).toBe(200);
  expect(logged.mock.calls.flat().join('')).not.toContain(BSN);
  logged.mockRestore();

  const { rows } = await app.db.execute(sql`select s::text as text from form_submissions s`);
  expect(JSON.stringify(rows)).not.toContain(BSN);
  const jobs = await app.db.execute(sql`select data::text from pgboss.job`);
  expect(JSON.stringify(jobs.rows)).not.toContain(BSN);
  expect(await csv()).not.toContain(BSN);
  expect(await csv()).not.toContain('Burgerservicenummer');
  expect(await csv({ keys: fieldKeys(app.host.config) })).toContain(BSN);
});

const mailed = async (mails: Mail[], fails = 0) => {
  let left = fails;
  const mailer = createMailerTo(app.db, (mail) => {
    if (left > 0) {
      left -= 1;
      throw new Error('the mail server is away');
    }
    mails.push(mail);
  });
  const { rows } = await app.db.execute(
    sql`select data, retry_limit from pgboss.job where name = 'form.mail' order by created_on`,
  );
  const context = {
    host: () => app.host,
    mailer,
    id: '1',
    attempt: 1,
    signal: AbortSignal.any([]),
  };
  const run = async ({ data }: (typeof rows)[number]) =>
    mailSubmission.run(data as Parameters<typeof mailSubmission.run>[0], context);
  return { rows, run };
};

test('a submission is stored first and mailed after, until that works, and then no more', async () => {
  await postForm(app, { ...filled, nummer: BSN, bericht: '<b>Hoe laat?</b>\nEn waar?' });
  const mails: Mail[] = [];
  const { rows, run } = await mailed(mails, 1);
  expect(rows.map(({ retry_limit }) => retry_limit)).toEqual([13, 13]);
  const toShop = rows.find(({ data }) => !(data as { confirm: boolean }).confirm);
  const toVisitor = rows.find(({ data }) => (data as { confirm: boolean }).confirm);
  if (!toShop || !toVisitor) throw new Error('a mail is missing');

  await expect(run(toShop)).rejects.toThrow('away');
  expect((await listStored(app))[0]).toMatchObject({ state: 'New', mailedAt: null });
  for (const job of [toShop, toShop, toVisitor, toVisitor]) await run(job);
  expect(mails.map(({ to }) => to)).toEqual(['balie@winkel.example', filled.mail]);
  expect((await listStored(app))[0]).toMatchObject({
    state: 'Mailed',
    mailedAt: app.clock.now(),
  });

  const [mail, confirmation] = mails as [Mail, Mail];
  expect(mail.replyTo).toBe(filled.mail);
  expect(mail.subject).toBe('Stel je vraag: inzending 1');
  expect(mail.text).toContain('Ilse de Wit');
  expect(mail.text).toContain('<b>Hoe laat?</b>\nEn waar?');
  expect(mail.html).not.toContain('<b>');
  expect(mail.text).toContain('staat uit voorzorg niet in deze mail');
  expect(mail.html + mail.text).not.toContain(BSN);
  expect(mail.html).toContain(getSite(app.host).name);
  expect(confirmation).toMatchObject({ subject: 'Binnen' });
  expect(confirmation.text).toContain('Je vraag is binnen.');
  expect(confirmation.text).not.toContain('Hoe laat');
});

test('submissions and used captchas are gone once their time is over', async () => {
  await postForm(app, filled);
  app.clock.advance(10 * 86_400_000);
  await postForm(app, filled);
  await app.db.insert(formChallenges).values({ id: 'a', expiresAt: app.clock.now() });
  app.clock.advance(20 * 86_400_000 - 1);
  expect(await purgeSubmissions(app.host)).toBe(0);
  app.clock.advance(1);
  expect(await purgeSubmissions(app.host)).toBe(1);
  expect((await listStored(app)).map(({ id }) => id)).toEqual([2]);
  expect(await app.db.select().from(formChallenges)).toEqual([]);
});

test('the export is a file for spreadsheets in which no formula runs', async () => {
  const formulas = ['=1+1', '+31', '-2', '@SOM(A1)', "'=1"];
  for (const naam of formulas) {
    await postForm(app, { ...filled, naam, bericht: 'Met "aanhaling", komma;\nen regel' });
  }
  const text = await csv();
  expect(text.startsWith('\ufeffNummer,Ontvangen,Wordt gewist,Naam,')).toBe(true);
  const rows: Record<string, string>[] = parse(text, { columns: true, bom: true });
  expect(rows.map(({ Naam }) => Naam)).toEqual(formulas.map((one) => `'${one}`));
  expect(rows[0]?.Bericht).toBe('Met "aanhaling", komma;\nen regel');
  expect(rows[0]?.Ontvangen).toBe('2026-03-02T09:00:00.000Z');
  const sheet: Record<string, string>[] = parse(await csv({ sheet: true }), {
    columns: true,
    bom: true,
    delimiter: ';',
  });
  expect(sheet).toEqual(rows);
});

test('the export keeps the columns of fields that a form no longer has', async () => {
  await postForm(app, filled);
  await app.db.execute(sql`
    update form_submissions set values = values || '[{"name":"oud","label":"Naam","type":"TextField","value":"x","shown":"x"}]'::jsonb`);
  await postForm(app, { ...filled, naam: 'Twee' });
  const rows: Record<string, string>[] = parse(await csv(), { columns: true, bom: true });
  expect(rows.map((row) => [row.Naam, row['Naam (oud)']])).toEqual([
    ['Ilse de Wit', 'x'],
    ['Twee', ''],
  ]);
  const none = async () => {
    for await (const _ of exportSubmissions(app.db, 'nergens')) throw new Error('a part');
  };
  await expect(none()).rejects.toThrow(UnknownForm);
});
