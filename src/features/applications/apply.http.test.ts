import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../../tests/harness/eventually';
import { listStored } from '../../../tests/harness/site-forms';
import { createVisitor, hiddenField } from '../../../tests/harness/visitor';
import { formPath } from '../forms/contract';
import { listApplications } from './server/read';
import { type ApplicationApp, apply, createApplicationApp } from './test-app.test-support';

let app: ApplicationApp;
beforeAll(async () => {
  app = await createApplicationApp({ work: true });
});
afterAll(() => app.close());
// Nobody may send a form too often.
beforeEach(() => app.clock.advance(20 * 60_000));

const fieldsOf = async (fields: Record<string, string | undefined>) =>
  (await apply(app, fields)).json().fields as Record<string, string>;

/** Today is 2 March 2026 on the test's clock. */
const born = (geboortedag: string, geboortemaand: string, geboortejaar: string) => ({
  geboortedag,
  geboortemaand,
  geboortejaar,
});

test('S5.3/1 S9.5/2 S8.5/2 a 13-year-old is refused, who turns 14 today is not', async () => {
  const young = await fieldsOf(born('3', '3', '2012'));
  expect(young.geboortejaar).toMatch(
    /^Oeps! Je bent nog te jong\. Werken kan bij ons vanaf 14 jaar/,
  );
  expect((await apply(app, born('2', '3', '2012'))).json().success).toBe(true);
});

test('without a vacancy it is asked where one wants to work, in a sentence of its own', async () => {
  const wrong = await fieldsOf({ vacature: undefined, locatie: undefined, code: undefined });
  expect(Object.values(wrong)).toEqual(['Kies waar je wilt werken.']);
});

test('a date of birth that is in no calendar is refused', async () => {
  expect((await fieldsOf(born('31', '2', '2001'))).geboortedag).toBe(
    'Deze geboortedatum bestaat niet.',
  );
});

test('S5.3/2 e-mail addresses that differ are refused', async () => {
  const wrong = await fieldsOf({ email_herhaal: 'noor@klant.exampel' });
  expect(wrong.email_herhaal).toBe('De e-mailadressen komen niet overeen.');
});

test('S5.3/3 S9.5/3 code -44 needs three moments, and the agreement is none of them', async () => {
  const bijbaan = { vacature: 'Bijbaan', categorie: 'bijbaan', code: '-44' };
  const two = { ...bijbaan, 'beschikbaar_maandag[]': 'avond', 'beschikbaar_zaterdag[]': 'ochtend' };
  expect((await fieldsOf({ ...two, 'bewaren[]': 'jaar' })).beschikbaar_maandag).toBe(
    'Voer minimaal drie keuzes in. Je uiteindelijke werktijden worden in overleg met je Etalage team bepaald.',
  );
  const three = { ...two, 'beschikbaar_zondag[]': 'middag' };
  expect((await apply(app, three)).json().success).toBe(true);
  expect((await apply(app, { code: '101' })).json().success).toBe(true);
});

test('S5.3/4 a motivation of 1001 characters is refused', async () => {
  expect(await fieldsOf({ motivatie: 'x'.repeat(1001) })).toHaveProperty('motivatie');
});

test('a vacancy that is over is refused', async () => {
  expect((await fieldsOf({ vacature: 'Voorbij' }))['']).toContain('Deze vacature is vervuld');
});

test('S2.9/11 who applied is thanked, with links to the home page and to more vacancies', async () => {
  const reply = (await apply(app)).json();
  expect(reply).toMatchObject({ success: true, message: 'Bedankt voor je sollicitatie!' });
  expect(reply.html).toContain('<a href="/">Ga naar home</a>');
  expect(reply.html).toContain('<a href="/vacatures">Meer vacatures</a>');
  expect(reply.html).not.toContain('van je huis');
});

test('who lives far away may apply, and hears what is nearer', async () => {
  const { html } = (await apply(app, { locatie: 'Tiel' })).json();
  expect(html).toMatch(/Etalage Tiel is \d+ km van je huis/);
  expect(html).toMatch(/<a href="\/vacatures\/verkoper-\d">Verkoper<\/a>, Etalage Utrecht/);
});

test('an application is stored with its vacancy, and its mails go out without personal data', async () => {
  await app.mailbox.clear();
  await apply(app, { email: 'mail@klant.example', email_herhaal: 'mail@klant.example' });
  const [row] = await listApplications(app.host);
  expect(row).toMatchObject({
    vacancy: 'Verkoper',
    location: 'Etalage Utrecht',
    code: 101,
    state: 'received',
    keepYear: false,
  });
  expect((await listStored(app)).at(-1)?.id).toBe(row?.submissionId);
  await eventually(async () =>
    expect(await app.mailbox.list('utrecht@winkel.example')).toHaveLength(1),
  );
  const [staff] = await app.mailbox.list('utrecht@winkel.example');
  expect(staff?.text).toContain('Verkoper bij Etalage Utrecht');
  for (const personal of ['Noor', 'Bakker', 'mail@klant', '0612345678', '3512']) {
    expect(`${staff?.subject} ${staff?.html}`).not.toContain(personal);
  }
  await eventually(async () =>
    expect(await app.mailbox.list('mail@klant.example')).toHaveLength(1),
  );
  const [own] = await app.mailbox.list('mail@klant.example');
  expect(own?.text).toContain('Dag Noor,');
  expect(own?.text).toContain(`/sollicitatie/${row?.token}`);
  expect(row?.token).toMatch(/^[\w-]{32}$/);
});

test('of the day of birth the range of ages is kept, and nothing else', async () => {
  const cases = [
    [born('2', '3', '2012'), 'Jonger dan 16'],
    [born('2', '3', '2010'), '16 of 17'],
    [born('3', '3', '2008'), '16 of 17'],
    [born('2', '3', '2008'), '18 of ouder'],
  ] as const;
  for (const [fields, kept] of cases) {
    expect((await apply(app, fields)).json().success).toBe(true);
    const values = (await listStored(app)).at(-1)?.values ?? [];
    expect(values.filter(({ name }) => name.startsWith('geboorte'))).toEqual([]);
    expect(values.find(({ name }) => name === 'leeftijd')).toMatchObject({ shown: kept });
    app.clock.advance(20 * 60_000);
  }
});

test('a name that says more than a name greets nobody', async () => {
  await app.mailbox.clear();
  const email = 'vreemde@klant.example';
  await apply(app, { voornaam: 'Kijk op win.me', email, email_herhaal: email });
  await eventually(async () => expect(await app.mailbox.list(email)).toHaveLength(1));
  const [own] = await app.mailbox.list(email);
  expect(own?.html).not.toContain('win.me');
});

test('a name that is no vacancy of ours is mailed to nobody', async () => {
  await apply(app, { vacature: 'Koop nu goedkope horloges', code: '' });
  const [row] = await listApplications(app.host);
  expect(row).toMatchObject({ vacancy: 'Open sollicitatie', vacancyId: null });
});

test('an application that is sent again, and ten times at once, is one; each is thanked', async () => {
  const visitor = createVisitor(app);
  const form_stamp = hiddenField(
    (await visitor.get(formPath.submit(app.formId))).body,
    'form_stamp',
  );
  const before = (await listApplications(app.host)).length;
  const send = () => apply(app, { form_stamp, form_once: '1-2-3' }, visitor);
  const replies = await Promise.all(Array.from({ length: 10 }, send));
  replies.push(await send());
  for (const reply of replies) {
    expect(reply.json()).toMatchObject({ success: true, message: 'Bedankt voor je sollicitatie!' });
  }
  expect(await listApplications(app.host)).toHaveLength(before + 1);
});
