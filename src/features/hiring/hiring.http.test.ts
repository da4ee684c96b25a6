import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formPath } from '#features/forms/contract';
import { changeSettings } from '#features/settings/api.server';
import { staffActions } from '#features/staff/server/tables';
import { locations } from '#features/stores/api.server';
import { field } from '#kernel/wire';
import { eventually } from '../../../tests/harness/eventually';
import { type CallOffice, createStaff } from '../../../tests/harness/office';
import { multipart } from '../../../tests/harness/site-forms';
import { createVisitor } from '../../../tests/harness/visitor';
import { ownApplications } from '../applications/server/own-data';
import {
  type ApplicationRow,
  findApplicationById,
  listApplications,
} from '../applications/server/read';
import { withdrawApplication } from '../applications/server/state';
import {
  type ApplicationApp,
  apply,
  createApplicationApp,
} from '../applications/test-app.test-support';

let app: ApplicationApp;
let personnel: CallOffice;
let chief: CallOffice;
let utrecht: CallOffice;
let tiel: CallOffice;
let homeless: CallOffice;
let editor: CallOffice;
const ids: Record<string, number> = {};

beforeAll(async () => {
  app = await createApplicationApp({ work: true });
  for (const { id, place } of await app.db.select().from(locations)) ids[place] = id;
  const make = async (role: string, more: { storeIds?: number[]; name?: string } = {}) => {
    const email = `${role}${more.storeIds?.join('-') ?? ''}@kantoor.example`;
    return (await createStaff(app, { email, role, ...more })).call;
  };
  personnel = await make('personeelszaken', { name: 'Pien Personeel' });
  chief = await make('beheerder');
  utrecht = await make('winkel', { storeIds: [ids.Utrecht ?? 0], name: 'Ubo Utrecht' });
  tiel = await make('winkel', { storeIds: [ids.Tiel ?? 0] });
  homeless = await make('winkel');
  editor = await make('redacteur');
});
afterAll(() => app.close());

let sent = 0;
const applied = async (fields: Record<string, string> = {}): Promise<ApplicationRow> => {
  sent += 1;
  const reply = await apply(app, fields, createVisitor(app, `10.9.0.${sent}`));
  if (reply.json().success !== true) throw new Error(reply.body);
  const [row] = await listApplications(app.host);
  if (!row) throw new Error('nothing was stored');
  return row;
};

const inTiel = { locatie: 'Tiel' };

let keys = 0;
const answer = (call: CallOffice, { id }: ApplicationRow, body: object = {}) => {
  keys += 1;
  return call('POST', `applications/${id}/answer`, {
    body: { state: 'invited', from: 'received', key: `sleutel-${keys}`, mail: null, ...body },
  });
};

/** Until all that was to be mailed went. */
const mailed = () =>
  eventually(async () => {
    const { rows } = await app.db.execute(
      sql`select 1 from pgboss.job where name = 'application.mail' and state <= 'active'`,
    );
    expect(rows).toEqual([]);
  });

const mail = (text: string, more: object = {}) => ({
  mail: { language: 'nl_NL', subject: 'Kom langs', text, ...more },
});

const cardsIn = async (call: CallOffice, query: string): Promise<number[]> =>
  (await call('GET', `applications?${query}`)).json.cards.map(({ id }: { id: number }) => id);

const deedsOf = async ({ id }: ApplicationRow) =>
  (
    await app.db
      .select()
      .from(staffActions)
      .where(sql`subject = ${`Sollicitatie ${id}`}`)
  ).map(({ action }) => action);

test('applications are handled by who has the right, those of other stores by nobody who is bound to his own', async () => {
  const row = await applied();
  const path = `applications/${row.id}`;
  const answers = async (call: CallOffice) => [
    (await call('GET', 'applications?state=received')).status,
    (await call('GET', 'applications/board')).status,
    (await call('GET', 'applications/new')).status,
    (await call('GET', path)).status,
    (await call('GET', `${path}/files/${'0'.repeat(32)}`)).status,
    (await call('GET', `${path}/answer?state=invited`)).status,
    (await answer(call, row, { state: 'received' })).status,
    (await call('POST', `${path}/notes`, { body: { text: '' } })).status,
    (await call('DELETE', `${path}/notes/1`)).status,
    (await call('GET', 'applications/texts')).status,
    (await call('PUT', 'applications/texts', { body: {} })).status,
  ];
  // A 400, and a 404 of what isn't there, are of those who may.
  const may = [200, 200, 200, 200, 404, 200, 400, 400, 404];
  expect(await answers(personnel)).toEqual([...may, 200, 400]);
  expect(await answers(chief)).toEqual([...may, 200, 400]);
  expect(await answers(utrecht)).toEqual([...may, 403, 403]);
  expect(await answers(tiel)).toEqual([200, 200, 200, ...Array(6).fill(404), 403, 403]);
  expect(await answers(homeless)).toEqual([200, 200, 200, ...Array(6).fill(404), 403, 403]);
  expect(await answers(editor)).toEqual(Array(11).fill(403));
  expect((await tiel('POST', `${path}/erase`)).status).toBe(404);
  expect((await utrecht('POST', `${path}/erase`)).status).toBe(403);
  expect((await editor('POST', `${path}/erase`)).status).toBe(403);
  for (const method of ['GET', 'POST'] as const) {
    const url = `/admin/api/${path}${method === 'POST' ? '/erase' : ''}`;
    const headers = { 'etalage-office': '1' };
    expect((await app.inject({ method, url, headers })).json().code).toBe('no_session');
  }
});

test('a store’s board, its filters, counts and search tell of its own alone', async () => {
  const own = await applied({ voornaam: 'Zwaan', achternaam: 'Utrechtse' });
  const other = await applied({ voornaam: 'Zwaantje', achternaam: 'Tielse', ...inTiel });
  const all = await cardsIn(personnel, 'state=received&q=zwaan');
  expect(all).toEqual([own.id, other.id]);
  expect(await cardsIn(utrecht, 'state=received&q=zwaan')).toEqual([own.id]);
  expect(await cardsIn(tiel, 'state=received&q=zwaan')).toEqual([other.id]);
  expect(await cardsIn(homeless, 'state=received&q=zwaan')).toEqual([]);
  expect(await cardsIn(utrecht, `state=received&store=${ids.Tiel}`)).toEqual([]);
  expect(await cardsIn(personnel, 'state=received&q=tielse+zwaantje')).toEqual([other.id]);
  expect(await cardsIn(personnel, 'state=received&q=%25')).toEqual([]);
  expect(await cardsIn(personnel, 'state=received&q=zwaan&vacancy=Inkoper')).toEqual([]);
  const board = (await utrecht('GET', 'applications/board?q=zwaan')).json;
  expect(board).toMatchObject({ isAll: false, counts: { received: 1, invited: 0 } });
  expect(board.stores).toEqual([{ id: ids.Utrecht, title: 'Etalage Utrecht' }]);
  const find = async (call: CallOffice) =>
    (await call('GET', 'find?q=zwaan')).json.map(({ title }: { title: string }) => title);
  expect(await find(personnel)).toEqual(['Zwaantje Tielse', 'Zwaan Utrechtse']);
  expect(await find(tiel)).toEqual(['Zwaantje Tielse']);
  expect(await find(editor)).toEqual([]);
});

test('who waits for an outcome and is erased before long is told of beforehand, to whose it is alone', async () => {
  const told = async (call: CallOffice) => {
    const { tasks } = (await call('GET', 'today')).json;
    const task = tasks.find(({ name }: { name: string }) => name === 'applications-erased');
    return [task?.count ?? 0, (await call('GET', 'applications/board')).json.erasedSoon];
  };
  const [before, none] = [await told(personnel), await told(tiel)];
  const [soon, later, answered] = [await applied(), await applied(), await applied()];
  const erase = (id: number, days: number, state = 'received') =>
    app.db.execute(sql`update applications set state = ${state},
      erase_at = ${new Date(app.clock.now().getTime() + days * 86_400_000).toISOString()} where id = ${id}`);
  await erase(soon.id, 12);
  await erase(later.id, 90);
  await erase(answered.id, 12, 'rejected');
  expect(await told(personnel)).toEqual(before.map((count) => count + 1));
  expect(await told(utrecht)).toEqual([1, 1]);
  expect(await told(tiel)).toEqual(none);
});

test('who has one first name is told apart by the letter behind it, and by the number where that is the same too', async () => {
  const namesOf = async (call: CallOffice) =>
    (await call('GET', 'applications?state=received&q=tess')).json.cards.map(
      ({ shortName }: { shortName: string }) => shortName,
    );
  const [karels, bos, kok] = [
    await applied({ voornaam: 'Tess', achternaam: 'karels' }),
    await applied({ voornaam: 'Tess', achternaam: 'Bos' }),
    await applied({ voornaam: 'tess', achternaam: 'Kok', ...inTiel }),
  ];
  expect(await namesOf(personnel)).toEqual([
    `Tess K. (${karels.id})`,
    'Tess B.',
    `tess K. (${kok.id})`,
  ]);
  // Of those whom one doesn't see nothing is told, not that there is one.
  expect(await namesOf(utrecht)).toEqual(['Tess K.', 'Tess B.']);
  const begun = async (id: number) =>
    (await personnel('GET', `applications/${id}/answer?state=invited`)).json.shortName;
  expect(await begun(bos.id)).toBe('Tess B.');
  expect(await begun(kok.id)).toBe(`tess K. (${kok.id})`);
  expect((await answer(personnel, karels)).json.shortName).toBe(`Tess K. (${karels.id})`);
});

test('a card holds a first name; who opens it stands in the audit log by its number, and sees all that was sent', async () => {
  const row = await applied({
    voornaam: 'Sterre',
    achternaam: 'Geheim',
    'beschikbaar_maandag[]': 'ochtend',
  });
  const list = await personnel('GET', 'applications?state=received&q=sterre');
  expect(list.json.cards).toEqual([
    expect.objectContaining({ id: row.id, shortName: 'Sterre G.', location: 'Etalage Utrecht' }),
  ]);
  expect(list.text).not.toMatch(/Geheim|noor@klant/);
  expect(await deedsOf(row)).toEqual([]);
  const { json, headers, text } = await utrecht('GET', `applications/${row.id}`);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(json).toMatchObject({ name: 'Sterre Geheim', email: 'noor@klant.example' });
  expect(json.phone).toMatch(/06.?12345678/);
  const steps = Object.fromEntries(
    json.steps.map(({ legend, lines }: { legend: string; lines: { label: string }[] }) => [
      legend,
      lines.map(({ label }) => label),
    ]),
  );
  expect(steps['Waarom jij?']).toEqual(['Waarom deze baan?']);
  expect(steps.Overig).toEqual(['Leeftijd']);
  // How he is reached is told once, beside what he filled in.
  expect(JSON.stringify(json.steps)).not.toMatch(/klant\.example|12345678/);
  expect(json.availability.days[0]).toEqual({ day: 'Maandag', chosen: ['Ochtend'] });
  expect(text).not.toContain(row.token);
  expect(await deedsOf(row)).toEqual(['application.open']);
  const log = await app.db.select().from(staffActions);
  expect(JSON.stringify(log)).not.toMatch(/Sterre|Geheim|klant\.example/);
});

test('files come as something to keep, by the office alone, of the application that they were sent with', async () => {
  const visitor = createVisitor(app, '10.9.1.1');
  const fields: [string, string][] = Object.entries({
    [field.token]: await visitor.token(),
    ...{ no_spam: 'Y', voornaam: 'Filip', achternaam: 'Bestand', motivatie: 'Graag.' },
    ...{ 'field_83[zipcode]': '3512 AB', 'field_83[housenumber]': '12' },
    ...{ 'field_83[street]': 'Kade', 'field_83[place]': 'Utrecht', telefoon: '0612345678' },
    ...{ geboortedag: '3', geboortemaand: '4', geboortejaar: '2001', conditions_agree: 'Y' },
    ...{ email: 'f@klant.example', email_herhaal: 'f@klant.example' },
    ...{ vacature: 'Verkoper', locatie: 'Utrecht', categorie: 'verkoop', code: '101' },
  });
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const content = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');
  const body = multipart([...fields, ['cv', { filename: 'mijn cv.pdf', content }]]);
  const reply = await app.inject({
    ...{ method: 'POST', url: formPath.submit(app.formId), remoteAddress: '10.9.1.2' },
    payload: body.payload,
    headers: { ...body.headers, cookie, accept: 'application/json' },
  });
  expect(reply.json(), reply.body).toMatchObject({ success: true });
  const [row] = await listApplications(app.host);
  if (!row) throw new Error('nothing was stored');
  const { json } = await personnel('GET', `applications/${row.id}`);
  const [file] = json.files;
  expect(file.bytes).toBe(content.length);
  const path = `applications/${row.id}/files/${file.id}`;
  const got = await personnel('GET', path);
  expect(got.status).toBe(200);
  expect(got.headers['content-disposition']).toMatch(/^attachment; filename="/);
  expect(got.headers['content-type']).toBe('application/octet-stream');
  expect(got.headers['cache-control']).toBe('private, no-store');
  expect(got.headers['content-security-policy']).toContain('sandbox');
  expect(got.text).toBe(content.toString());
  expect((await tiel('GET', path)).status).toBe(404);
  expect((await app.inject(`/admin/api/${path}`)).statusCode).toBe(401);
  const other = await applied();
  expect((await personnel('GET', `applications/${other.id}/files/${file.id}`)).status).toBe(404);
  expect(await deedsOf(row)).toEqual(['application.open', 'application.file']);
  expect((await personnel('POST', `applications/${row.id}/erase`)).status).toBe(200);
  await mailed();
  expect((await app.mailbox.getLast('f@klant.example')).text).toContain('Ook de bestanden');
});

test('an answer goes once, in the words that were chosen, with what is known filled in', async () => {
  const row = await applied({ email: 'kim@klant.example', email_herhaal: 'kim@klant.example' });
  const begun = (await utrecht('GET', `applications/${row.id}/answer?state=invited`)).json;
  expect(begun).toMatchObject({
    shortName: expect.stringMatching(/^Noor \p{Lu}\./u),
    from: 'received',
  });
  expect(begun.mails.map(({ language }: { language: string }) => language)).toEqual(['nl_NL']);
  expect(begun.mails[0].answer.text).toContain('Verkoper bij Etalage Utrecht');
  const body = { key: 'dezelfde-sleutel', ...mail('Dag {voornaam}.\n\nKom dinsdag\nom tien uur.') };
  const [first, again] = await Promise.all([
    answer(utrecht, row, body),
    answer(utrecht, row, body),
  ]);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect((await answer(utrecht, row, body)).json.state).toBe('invited');
  await mailed();
  const mails = (await app.mailbox.list('kim@klant.example')).filter(
    ({ subject }) => subject === 'Kom langs',
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toMatch(/Dag Noor\.\s+Kom dinsdag\s+om tien uur\./);
  expect(mails[0]?.text).toContain(`/sollicitatie/${row.token}`);
  const { json } = await personnel('GET', `applications/${row.id}`);
  expect(json.notes).toMatchObject([{ kind: 'mail', subject: 'Kom langs', who: 'Ubo Utrecht' }]);
  expect(json.events.at(-1)).toMatchObject({ event: 'invited', by: 'staff', who: 'Ubo Utrecht' });
  const deeds = await app.db.select().from(staffActions);
  expect(JSON.stringify(deeds)).not.toContain('dinsdag');
});

test('without a mail none goes', async () => {
  const row = await applied({ email: 'stil@klant.example', email_herhaal: 'stil@klant.example' });
  expect((await answer(personnel, row, { state: 'rejected' })).json.state).toBe('rejected');
  await mailed();
  expect((await app.mailbox.list('stil@klant.example')).map(({ subject }) => subject)).toEqual([
    'Je sollicitatie is binnen',
  ]);
  expect(await findApplicationById(app.db, row.id)).toMatchObject({ state: 'rejected' });
  const { events } = (await personnel('GET', `applications/${row.id}`)).json;
  expect(events.slice(-2)).toMatchObject([
    { event: 'rejected', who: 'Pien Personeel' },
    { event: 'no mail', who: 'Pien Personeel' },
  ]);
});

test('of two who answer at once one does, and the other is told who was first', async () => {
  const row = await applied({ email: 'twee@klant.example', email_herhaal: 'twee@klant.example' });
  const replies = await Promise.all([
    answer(personnel, row, { state: 'invited', ...mail('Kom.') }),
    answer(utrecht, row, { state: 'rejected', ...mail('Helaas.') }),
  ]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = replies.find(({ status }) => status === 409);
  expect(refused?.json.code).toBe('moved');
  expect(refused?.json.message).toMatch(/^(Pien Personeel|Ubo Utrecht) was je voor/);
  await mailed();
  expect(
    (await app.mailbox.list('twee@klant.example')).filter(({ subject }) => subject === 'Kom langs'),
  ).toHaveLength(1);
  // A key of another step, and an applicant who withdrew.
  const other = await applied();
  const once = { key: 'een-sleutel-twee-keer' };
  expect((await answer(personnel, other, once)).status).toBe(200);
  expect(
    (await answer(personnel, other, { ...once, state: 'hired', from: 'invited' })).json.code,
  ).toBe('key_used');
  await withdrawApplication(app.host, other.id, {});
  expect((await answer(personnel, other, { state: 'hired', from: 'invited' })).json.code).toBe(
    'withdrawn',
  );
});

test('what is missing, too long or unknown in a mail is refused, and nothing happens', async () => {
  const row = await applied();
  const wrong = async (more: object) => (await answer(personnel, row, { mail: more })).json;
  const nl = { language: 'nl_NL', subject: 'Hoi', text: 'Dag' };
  expect((await wrong({ ...nl, text: 'Dag {onbekend}' })).fields.text).toContain('{onbekend}');
  expect((await wrong({ ...nl, subject: ' \n ' })).fields).toHaveProperty('subject');
  expect((await wrong({ ...nl, text: 'a'.repeat(3001) })).fields.text).toContain('1 teken');
  expect((await wrong({ ...nl, language: 'fr_FR' })).code).toBe('bad_request');
  expect((await answer(personnel, row, { mail: undefined })).status).toBe(400);
  expect((await answer(personnel, row, { key: 'x' })).status).toBe(400);
  expect(await findApplicationById(app.db, row.id)).toMatchObject({ state: 'received' });
});

test('the texts that answers begin with are the chain’s own, also for who answers by the API; of two writers the second is told', async () => {
  const read = async () => {
    const { standards } = (await personnel('GET', 'applications/texts')).json;
    return standards.find(({ state }: { state: string }) => state === 'hired');
  };
  const before = await read();
  expect(before.answer).toEqual(before.usual);
  const put = (text: string, more: object = {}) =>
    personnel('PUT', 'applications/texts', {
      body: {
        ...{ state: 'hired', language: 'nl_NL', read: before.answer },
        ...{ answer: { subject: 'Welkom, {voornaam}!', text }, ...more },
      },
    });
  expect((await put('Tot {dan}')).json.fields.text).toContain('{dan}');
  expect((await put('a'.repeat(1001))).status).toBe(400);
  expect((await put('Je begint bij {winkel} als {vacature}.')).status).toBe(200);
  expect((await put('Iets anders.')).json.code).toBe('stale');
  const row = await applied();
  const begun = (await personnel('GET', `applications/${row.id}/answer?state=hired`)).json;
  expect(begun.mails[0].answer).toEqual({
    subject: 'Welkom, Noor!',
    text: 'Je begint bij Etalage Utrecht als Verkoper.',
  });
  const now = await read();
  expect((await put('', { read: now.answer, answer: now.usual })).status).toBe(200);
  expect((await read()).answer).toEqual(before.usual);
  const deeds = await app.db.select().from(staffActions).where(sql`action = 'application.text'`);
  expect(deeds).toHaveLength(2);
});

test('notes are given to the applicant who asks what is kept of him, and removed by who wrote them', async () => {
  const email = 'noten@klant.example';
  const row = await applied({ email, email_herhaal: email });
  const path = `applications/${row.id}/notes`;
  const { json } = await utrecht('POST', path, { body: { text: ' Belde al eens. ' } });
  expect(json.notes).toMatchObject([{ text: 'Belde al eens.', who: 'Ubo Utrecht', isOwn: true }]);
  expect((await utrecht('POST', path, { body: { text: 'a'.repeat(2001) } })).status).toBe(400);
  const [own] = await ownApplications(app.host, { accountId: 0, provenEmail: email });
  expect(own).toMatchObject({ notes: [{ kind: 'note', text: 'Belde al eens.' }] });
  const note = `${path}/${json.notes[0].id}`;
  expect((await personnel('DELETE', note)).status).toBe(404);
  expect((await utrecht('DELETE', note)).json.notes).toEqual([]);
  expect((await utrecht('DELETE', note)).status).toBe(404);
  expect(await deedsOf(row)).toEqual(['application.note', 'application.unnote']);
});

test('erasing takes all of it and leaves a proof with nobody in it; of two who do it at once one does', async () => {
  const row = await applied({
    ...{ voornaam: 'Weg', achternaam: 'Ermee' },
    ...{ email: 'weg@klant.example', email_herhaal: 'weg@klant.example' },
  });
  await answer(personnel, row, mail('Kom maar.'));
  await personnel('POST', `applications/${row.id}/notes`, { body: { text: 'Aardig.' } });
  const replies = await Promise.all(
    [personnel, chief].map((call) => call('POST', `applications/${row.id}/erase`)),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  const proof = replies.find(({ status }) => status === 200)?.json;
  expect(proof.id).toBe(row.id);
  expect(proof.events.map(({ event }: { event: string }) => event)).toEqual([
    ...['received', 'invited', 'erase asked', 'erased'],
  ]);
  expect(proof.events.at(-1).by).toBe('staff');
  // No files came along: none are said to be gone.
  await mailed();
  const told = await app.mailbox.getLast('weg@klant.example');
  expect(told.text).toContain('We hebben alles gewist');
  expect(told.text).not.toMatch(/cv|bestanden/);
  expect(JSON.stringify(proof)).not.toMatch(/Weg|Ermee|Pien/);
  const left = await app.db.execute(
    sql`select 1 from application_notes where application_id = ${row.id}`,
  );
  expect(left.rows).toEqual([]);
  expect((await personnel('GET', `applications/${row.id}`)).json.code).toBe('erased');
  expect((await utrecht('GET', `applications/${row.id}`)).json.code).toBe('not_found');
  expect((await deedsOf(row)).filter((one) => one === 'application.erase')).toHaveLength(1);
});

test('a column is told by twenty, who waits longest first, also while cards leave it', async () => {
  const all: number[] = [];
  for (let nth = 0; nth < 22; nth += 1) {
    all.push((await applied({ voornaam: 'Rij', achternaam: `Nummer ${nth}` })).id);
  }
  const first = (await personnel('GET', 'applications?state=received&q=rij+nummer')).json;
  expect(first.hasMore).toBe(true);
  expect(first.cards.map(({ id }: { id: number }) => id)).toEqual(all.slice(0, 20));
  const [one] = await app.db
    .execute(sql`select id from applications where id = ${all[0]}`)
    .then(({ rows }) => rows as { id: number }[]);
  await answer(personnel, { id: one?.id } as ApplicationRow);
  const rest = await cardsIn(personnel, `state=received&q=rij+nummer&after=${all[19]}`);
  expect(rest).toEqual(all.slice(20));
});

test('where the site has English an answer can be in it, with all that stands around it', async () => {
  const home = { home: '/en', navigation: [], footer: [] };
  await changeSettings(app.host, (stored) => ({ ...stored, frames: { en_GB: home } }));
  const row = await applied({ email: 'eng@klant.example', email_herhaal: 'eng@klant.example' });
  const begun = (await personnel('GET', `applications/${row.id}/answer?state=hired`)).json;
  const [dutch, english] = begun.mails;
  expect(dutch.frame.hello).toBe('Dag Noor,');
  expect(english).toMatchObject({ language: 'en_GB', frame: { hello: 'Dear Noor,' } });
  expect(english.answer.text).toContain('Verkoper at Etalage Utrecht');
  const { subject, text } = english.answer;
  const said = { state: 'hired', mail: { language: 'en_GB', subject, text } };
  expect((await answer(personnel, row, said)).status).toBe(200);
  await mailed();
  const mail = await app.mailbox.getLast('eng@klant.example');
  expect(mail.html).toContain('lang="en"');
  expect(mail.text).toContain('Dear Noor,');
  expect(mail.text).toContain('See your application');
  expect(mail.text).not.toMatch(/Bekijk|Groet/);
});

test('those who applied before are found too, and roles that were there before have the right', async () => {
  const row = await applied({ achternaam: 'Van Vroeger' });
  await app.db.execute(sql`update applications set last_name = '' where id = ${row.id}`);
  await app.db.execute(
    sql`update staff_roles set rights = jsonb_set(rights, '{special}', '["counter"]') where name = 'winkel'`,
  );
  expect((await utrecht('GET', 'applications/new')).status).toBe(403);
  const file = new URL('../../../migrations/0085_applications-in-the-office.sql', import.meta.url);
  const steps = (await readFile(file, 'utf8')).split('--> statement-breakpoint');
  for (const step of steps.slice(-2)) await app.db.execute(sql.raw(step));
  expect(await cardsIn(utrecht, 'state=received&q=van+vroeger')).toEqual([row.id]);
});
