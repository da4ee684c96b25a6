import { afterAll, beforeAll, expect, test } from 'vitest';
import { field, header } from '#kernel/wire';
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
import { createVisitor, hiddenField } from '../../../tests/harness/visitor';
import { announceForms, storeForm } from './api.server';
import { formField, formPath } from './contract';

let app: FormApp;

beforeAll(async () => {
  app = await createFormApp();
});

afterAll(() => app.close());

const last = async () => (await listStored(app)).at(-1);

test('S7.2/1 S3.3/3 a form of our script gets JSON, with the success header', async () => {
  for (const headers of [json, { accept: '*/*' }]) {
    const reply = await postForm(app, { ...filled, [formField.ajax]: 'Y' }, headers);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ success: true, message: 'Succesvol verzonden', fields: {} });
    expect(reply.headers[header.success]).toBe('true');
  }
  const wrong = await postForm(app, { ...filled, naam: ' ' });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.headers[header.success]).toBe('false');
  expect(wrong.json()).toEqual({
    success: false,
    message: 'Oeps! Er is iets mis gegaan',
    fields: { naam: 'U dient "Naam - Je vraag" geldig in te vullen.' },
  });
});

test('S7.2/1 who asks for text reads success or error', async () => {
  const plain = { accept: 'text/plain' };
  expect((await postForm(app, filled, plain)).body).toBe('success');
  const wrong = await postForm(app, {}, plain);
  expect([wrong.statusCode, wrong.body]).toEqual([422, 'error']);
});

test('S7.2/1 S8.2/1 a script that asks for HTML gets what stands in the place of the form', async () => {
  const fields = { ...filled, [formField.ajax]: 'Y' };
  const reply = await postForm(app, fields, html);
  expect(reply.headers['content-type']).toContain('text/html');
  expect(reply.body).toContain('Succesvol verzonden');
  expect(reply.body).not.toContain('<html');
  const wrong = await postForm(app, { ...fields, mail: 'x' }, html);
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain('Oeps! Er is iets mis gegaan');
});

test('S2.4/1 what was sent is stored, with what the fields were called', async () => {
  await postForm(app, { ...filled, soort: 'winkel', via: '["mail"]', dag: '2026-03-09' });
  const stored = await last();
  const shown = Object.fromEntries(stored?.values.map(({ label, shown }) => [label, shown]) ?? []);
  expect(shown).toEqual({
    Naam: 'Ilse de Wit',
    'E-mailadres': 'ilse@klant.example',
    Onderwerp: 'Een winkel',
    'Bereikbaar via': 'Mail',
    Dag: '9 maart 2026',
    Bericht: 'Hoe laat?',
    Bron: 'website',
    Filiaal: 'Utrecht',
  });
  expect(stored?.purgeAt).toEqual(new Date('2026-04-01T09:00:00Z'));
});

test('S6/5 what can not be changed keeps its value; what the form does not have is ignored', async () => {
  const reply = await postForm(app, {
    ...filled,
    bron: 'elders',
    filiaal: 'Zwolle',
    prijs: '0',
    ['__proto__']: 'x',
  });
  expect(reply.statusCode).toBe(200);
  const values = (await last())?.values ?? [];
  expect(values.find(({ name }) => name === 'bron')?.value).toBe('website');
  expect(values.find(({ name }) => name === 'filiaal')?.value).toBe('Utrecht');
  expect(values.map(({ name }) => name)).not.toContain('prijs');
});

test('without script: a page with all that was typed and what is wrong, then the thanks', async () => {
  const visitor = createVisitor(app);
  const page = await visitor.get(formPath.submit(app.formId), html);
  const hidden = (name: string) => hiddenField(page.body, name);
  const own = { [field.token]: hidden(field.token), [formField.stamp]: hidden(formField.stamp) };
  app.clock.advance(60_000);
  const send = (fields: Record<string, string>) =>
    visitor.post(formPath.submit(app.formId), { ...own, ...fields }, html);
  const wrong = await send({ ...filled, mail: 'ilse', soort: 'winkel', via: '["telefoon"]' });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.headers[header.success]).toBe('false');
  expect(wrong.body).toContain('U dient &quot;E-mailadres - Je vraag&quot; geldig in te vullen.');
  expect(wrong.body).toContain('value="Ilse de Wit"');
  expect(wrong.body).toContain('value="ilse"');
  expect(wrong.body).toContain('Hoe laat?');
  expect(wrong.body).toMatch(/<option[^>]*value="winkel"[^>]*selected=""/);
  const sent = await send(filled);
  expect(sent.statusCode).toBe(303);
  const thanks = await visitor.get(sent.headers.location as string, html);
  expect(thanks.statusCode).toBe(200);
  expect(thanks.body).toContain('Succesvol verzonden');
});

test('a page that had expired gives the form back with what was typed', async () => {
  const visitor = createVisitor(app);
  const reply = await visitor.post(formPath.submit(app.formId), filled, html);
  expect(reply.statusCode).toBe(403);
  expect(reply.body).toContain('Deze pagina was verlopen');
  expect(reply.body).toContain('value="Ilse de Wit"');
  const cross = await visitor.post(formPath.submit(app.formId), filled, {
    ...json,
    origin: 'https://elders.example',
  });
  expect([cross.statusCode, cross.json().code]).toEqual([403, 'cross_site']);
});

test('S7.2/1 a multipart form is read as it comes', async () => {
  const visitor = createVisitor(app);
  const { payload, headers } = multipart([
    [field.token, await visitor.token()],
    [formField.noSpam, 'Y'],
    ['naam', 'Jan'],
    ['mail', 'jan@klant.example'],
    ['via[]', 'mail'],
    ['via[]', 'telefoon'],
  ]);
  const reply = await app.inject({
    method: 'POST',
    url: formPath.submit(app.formId),
    payload,
    headers: { ...headers, ...json },
  });
  expect(reply.statusCode).toBe(200);
  const via = (await last())?.values.find(({ name }) => name === 'via');
  expect(via?.shown).toBe('Mail, Telefoon');
});

test('S3.3/6 S8.2/1 S5.1/12 a form brings its own messages under the names that begin with lang_', async () => {
  const formId = await storeForm(app.db, {
    ...contactForm,
    name: 'eigen-woorden',
    conditions: '<p>Akkoord</p>',
    texts: {
      lang_error_text: 'Vul %s even in.',
      lang_error_conditions: 'Zet het vinkje.',
      lang_success_message: 'Dank je wel!',
      lang_error_message: 'Dat ging niet.',
    },
  });
  await announceForms(app.host);
  const own = { ...app, formId };
  const wrong = await postForm(own, { ...filled, naam: '' });
  expect(wrong.json()).toMatchObject({
    message: 'Dat ging niet.',
    fields: { naam: 'Vul Naam - Je vraag even in.', conditions_agree: 'Zet het vinkje.' },
  });
  const right = await postForm(own, { ...filled, [formField.conditions]: 'Y' });
  expect(right.json()).toMatchObject({ success: true, message: 'Dank je wel!' });
});

test('a form that is not there, or that nobody may see, is not found', async () => {
  expect((await app.inject(formPath.submit(999))).statusCode).toBe(404);
  expect((await app.inject('/webcore/form/submit/1e9')).statusCode).toBe(404);
  // Written in another way it is not the form's number.
  for (const number of [`0x${app.formId.toString(16)}`, `${app.formId}.0`, `%20${app.formId}`]) {
    const { statusCode } = await app.inject(`/webcore/form/submit/${number}`);
    expect(statusCode, number).toBe(404);
  }
  expect((await app.inject(formPath.challenge(app.formId))).statusCode).toBe(404);
});
