import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeSettings, ownMailText, senderOf } from '#features/settings/api.server';
import { staffActions } from '#features/staff/server/tables';
import { mailTextLimits } from '#kernel/limits-mail';
import { DUTCH, ENGLISH } from '#kernel/messages/language';
import { mailLogo } from '#kernel/wire-mail';
import { type ApiApp, createApiApp } from '../../../tests/harness/api-app';
import { eventually } from '../../../tests/harness/eventually';
import { type CallOffice, createStaff } from '../../../tests/harness/office';
import { sampleWriter } from './api.server';
import type { ToldMailKinds, ToldMailText } from './contract';

let api: ApiApp;
let chief: CallOffice;
let editor: CallOffice;
let helper: CallOffice;
let cookie: string;
beforeAll(async () => {
  api = await createApiApp({ work: true });
  const made = await createStaff(api, { email: 'bo@kantoor.example', role: 'beheerder' });
  chief = made.call;
  cookie = [...made.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  ({ call: editor } = await createStaff(api, { email: 'ed@kantoor.example', role: 'redacteur' }));
  ({ call: helper } = await createStaff(api, {
    email: 'ko@kantoor.example',
    role: 'klantenservice',
  }));
});
afterAll(() => api.close());

const none = { subject: '', opening: '', closing: '' };
const shipped = 'mail-texts/order.shipped';

const save = (call: CallOffice, path: string, text: object, read: object = none, more = {}) =>
  call('PUT', path, { body: { language: DUTCH, read, text: { ...none, ...text }, ...more } });

const preview = (kind: string, text: unknown, headers: Record<string, string> = { cookie }) => {
  const draft = Buffer.from(JSON.stringify(text)).toString('base64url');
  const url = `/admin/preview/mail-text/${kind}?language=${DUTCH}&text=${draft}`;
  return api.inject({ url, headers });
};

const key = (nth: number) => ({ language: DUTCH, text: none, key: `sleutel-${nth}` });

test('who writes the site’s texts writes those of its mails; nobody else sees or sends any', async () => {
  const calls = async (call: CallOffice) => [
    (await call('GET', 'mail-texts')).status,
    (await call('GET', shipped)).status,
    (await save(call, shipped, {})).status,
    (await call('POST', `${shipped}/test`, { body: key(0) })).status,
  ];
  expect(await calls(helper)).toEqual([403, 403, 403, 403]);
  expect(await calls(editor)).toEqual([200, 200, 200, 200]);
  expect((await preview('order.shipped', none, {})).statusCode).toBe(401);
  for (const url of ['/admin/api/mail-texts', `/admin/api/${shipped}`, '/admin/api/mail-texts/x']) {
    const reply = await api.inject({ url });
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'no_session']);
  }
  for (const kind of ['order.unknown', '__proto__', 'application.answer', 'form.confirmation']) {
    expect((await chief('GET', `mail-texts/${kind}`)).status).toBe(404);
    expect((await save(chief, `mail-texts/${kind}`, { opening: 'x' })).status).toBe(404);
    expect((await preview(kind, none)).statusCode).toBe(404);
  }
});

test('what was written stands in the mail, in the list and in the audit log', async () => {
  const text = { ...none, subject: 'Er komt iets aan, {naam}!', closing: 'Veel plezier.' };
  expect((await save(chief, shipped, text)).json.languages[0].text).toEqual(text);
  const mail = await sampleWriter(api.host)('order.shipped', {
    ...{ sender: senderOf(api.host), language: DUTCH },
  });
  expect(mail.subject).toBe('Er komt iets aan, Sanne!');
  expect(mail.text).toContain('Veel plezier.\n\nGroet,');
  const { groups } = (await chief('GET', 'mail-texts')).json as ToldMailKinds;
  const changed = groups.flatMap(({ mails }) => mails.filter(({ isChanged }) => isChanged));
  expect(changed.map(({ kind }) => kind)).toEqual(['order.shipped']);
  const noted = await api.db
    .select()
    .from(staffActions)
    .where(eq(staffActions.action, 'mail.text'));
  expect(noted.at(-1)).toMatchObject({
    subject: 'Bestelling onderweg (nl)',
    after: { Onderwerp: text.subject, Slot: text.closing },
  });
  // The way back, and nothing of it is left behind.
  expect((await save(chief, shipped, none, text)).status).toBe(200);
  expect(ownMailText(api.host, 'order.shipped', DUTCH)).toEqual(none);
});

test('what can’t be filled in, is too long or isn’t the chain’s to write is refused by field', async () => {
  const wrong = async (path: string, text: object) =>
    (await save(chief, path, text)).json.fields as Record<string, string>;
  const { most } = mailTextLimits;
  expect(await wrong(shipped, { opening: 'Dag {voornaam} in {stad}' })).toEqual({
    opening:
      'Dit kan de site niet invullen: {voornaam}, {stad}. Wel: {bedrijf}, {nummer}, {naam}, {bezorger}.',
  });
  expect(
    await wrong(shipped, { subject: 'x'.repeat(most.subject + 1), closing: 'x'.repeat(9999) }),
  ).toEqual({
    subject: 'Dit is 1 teken te lang.',
    closing: `Dit is ${9999 - most.closing} tekens te lang.`,
  });
  expect(await wrong('mail-texts/account.reset', { subject: 'Gratis!' })).toEqual({
    subject: expect.stringContaining('staat vast'),
  });
  for (const text of [undefined, 'x', [], { subject: 1, opening: '', closing: '' }]) {
    expect(
      (await chief('PUT', shipped, { body: { language: DUTCH, read: none, text } })).status,
    ).toBe(400);
  }
  expect((await save(chief, shipped, none, {})).status).toBe(400);
  for (const language of [undefined, ENGLISH, 'xx', {}]) {
    expect((await save(chief, shipped, none, none, { language })).status).toBe(400);
  }
});

test('of two who write at once one is told who was first, and what stands there stays', async () => {
  const path = 'mail-texts/order.ready';
  const both = await Promise.all([
    save(chief, path, { opening: 'Van Bo' }),
    save(editor, path, { opening: 'Van Ed' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = both.find(({ status }) => status === 409)?.json;
  expect(late.code).toBe('stale');
  const { opening } = ownMailText(api.host, 'order.ready', DUTCH);
  expect(['Van Bo', 'Van Ed']).toContain(opening);
  const again = await save(helper, path, { opening: 'x' });
  expect(again.status).toBe(403);
  const stale = await save(chief, path, { opening: 'Van een ander' });
  expect(stale.json.message).toMatch(/ heeft deze tekst gewijzigd \(.+\)/);
  // Sent once more because its answer was lost: it is as he wants it.
  expect((await save(chief, path, { opening })).status).toBe(200);
});

test('it is looked at as it would be sent, in a frame in which nothing runs or leads anywhere', async () => {
  const text = { ...none, subject: 'Voor <i>jou</i>', opening: '<script>x</script> {nummer}' };
  const shown = await preview('order.shipped', text);
  expect(shown.statusCode).toBe(200);
  expect(shown.headers['content-security-policy']).toContain('sandbox');
  expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
  expect(shown.headers['cache-control']).toBe('private, no-store');
  expect(shown.body).toContain('Onderwerp: <b>Voor &lt;i&gt;jou&lt;/i&gt;</b>');
  expect(shown.body).toContain('&lt;script&gt;x&lt;/script&gt; 2026-000123');
  expect(shown.body).not.toMatch(/<script|href=/);
  const pictures = [...shown.body.matchAll(/<img [^>]*src="([^"]*)"/g)].map(([, src]) => src);
  expect(pictures.length).toBeGreaterThan(1);
  const { siteUrl } = api.host.config;
  for (const src of pictures) {
    expect(
      src?.startsWith('data:image/gif') || src?.startsWith(`${siteUrl}${mailLogo.path}?v=`),
    ).toBe(true);
  }
  // At its longest, in letters that take most room in an address.
  const { most } = mailTextLimits;
  const long = {
    subject: '中'.repeat(most.subject),
    opening: '中'.repeat(most.opening),
    closing: '中'.repeat(most.closing),
  };
  expect((await preview('order.shipped', long)).statusCode).toBe(200);
  for (const draft of ['x', 1, null, {}, { ...none, opening: 'x'.repeat(5000) }]) {
    expect((await preview('order.shipped', draft)).statusCode).toBe(400);
  }
  // Nothing of it was stored.
  expect(ownMailText(api.host, 'order.shipped', DUTCH)).toEqual(none);
});

test('a mail to look at goes to who asks for it alone, once a key, and not without end', async () => {
  const path = `${shipped}/test`;
  const text = { ...none, opening: 'Zo ziet het eruit.' };
  const send = (nth: number) =>
    chief('POST', path, {
      body: { ...key(nth), text, to: 'an@klant.example', email: 'x@y.example' },
    });
  expect((await chief('POST', path, { body: { ...key(1), key: 'kort' } })).status).toBe(400);
  expect(
    (await chief('POST', path, { body: { ...key(1), text: { ...none, opening: '{x}' } } })).status,
  ).toBe(400);
  await Promise.all([send(1), send(1)]);
  expect((await send(1)).status).toBe(200);
  const mails = () => api.mailbox.list('bo@kantoor.example');
  await eventually(async () => expect(await mails()).toHaveLength(1));
  const [mail] = await mails();
  expect(mail?.subject).toMatch(/^Proef: .*2026-000123/);
  expect(mail?.text).toContain('Zo ziet het eruit.');
  expect(await api.mailbox.list('an@klant.example')).toEqual([]);
  const { points } = mailTextLimits.tests;
  const more = await Promise.all(Array.from({ length: points + 2 }, (_, nth) => send(nth + 2)));
  const tooMany = more.filter(({ status }) => status === 429);
  expect(tooMany).toHaveLength(3);
  expect(tooMany[0]?.json.message).toContain('Wacht een minuut');
  await eventually(async () => expect(await mails()).toHaveLength(points));
});

test('a mail that is written in English has words of its own in it, where the site has English', async () => {
  const path = 'mail-texts/newsletter.welcome';
  const home = { home: '/en', navigation: [], footer: [] };
  await changeSettings(api.host, (stored) => ({ ...stored, frames: { en_GB: home } }));
  const { languages } = (await chief('GET', path)).json as ToldMailText;
  expect(languages.map(({ language, usual }) => [language, usual])).toEqual([
    [DUTCH, expect.stringContaining('Je staat op de lijst')],
    [ENGLISH, expect.stringContaining('You are on the list')],
  ]);
  const saved = await save(chief, path, { opening: 'Welcome' }, none, { language: ENGLISH });
  expect(saved.status).toBe(200);
  expect(ownMailText(api.host, 'newsletter.welcome', ENGLISH).opening).toBe('Welcome');
  expect(ownMailText(api.host, 'newsletter.welcome', DUTCH)).toEqual(none);
});
