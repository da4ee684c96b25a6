import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApiUser } from '#features/api/api.server';
import { addWebhook, listDeliveries, listWebhooks } from '#features/webhooks/api.server';
import { field } from '#kernel/wire';
import { listStored } from '../../../tests/harness/site-forms';
import { createVisitor, hiddenField } from '../../../tests/harness/visitor';
import { eraseDue } from './server/erase';
import { type ApplicationRow, findApplicationById, listApplications } from './server/read';
import { decideApplication } from './server/state';
import { applicationEvents } from './server/tables';
import { type ApplicationApp, apply, createApplicationApp } from './test-app.test-support';

const DAY = 86_400_000;

let app: ApplicationApp;
beforeAll(async () => {
  app = await createApplicationApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(20 * 60_000));

const applied = async (fields: Record<string, string> = {}): Promise<ApplicationRow> => {
  expect((await apply(app, fields)).json().success).toBe(true);
  const [row] = await listApplications(app.host);
  if (!row) throw new Error('nothing was stored');
  return row;
};

const eventsOf = async (id: number) =>
  (
    await app.db
      .select()
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, id))
      .orderBy(asc(applicationEvents.id))
  ).map(({ event, by }) => `${event} ${by}`);

const press = async (row: ApplicationRow, action: 'intrekken' | 'wissen') => {
  const visitor = createVisitor(app);
  const page = await visitor.get(`/sollicitatie/${row.token}`, { accept: 'text/html' });
  const token = hiddenField(page.body, field.token);
  return visitor.post(`/sollicitatie/${row.token}/${action}`, { [field.token]: token });
};

test('an applicant sees how it stands, by a link that is told to nobody', async () => {
  const row = await applied();
  const page = await app.inject(`/sollicitatie/${row.token}`);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('Binnengekomen');
  expect(page.headers['referrer-policy']).toBe('same-origin');
  expect(page.headers['x-robots-tag']).toContain('noindex');
  expect((await app.inject('/sollicitatie/niets')).statusCode).toBe(404);
});

test('an applicant takes it back, once', async () => {
  const row = await applied();
  expect((await press(row, 'intrekken')).statusCode).toBe(303);
  expect(await findApplicationById(app.db, row.id)).toMatchObject({ state: 'withdrawn' });
  const page = await app.inject(`/sollicitatie/${row.token}`);
  expect(page.body).toContain('Ingetrokken');
  expect(page.body).not.toContain('/intrekken"');
  await expect(decideApplication(app.host, row.id, 'invited')).rejects.toMatchObject({
    status: 409,
  });
  expect(await eventsOf(row.id)).toEqual(['received applicant', 'withdrawn applicant']);
});

test('S2.5/2 S2.5/5 without script taking it back is asked on a page, that knows the way back', async () => {
  const row = await applied();
  const visitor = createVisitor(app);
  const own = `/sollicitatie/${row.token}`;
  const page = await visitor.get(own, { accept: 'text/html' });
  const link = /<a [^>]*data-confirm="Trek je je sollicitatie in[^>]*>/.exec(page.body)?.[0] ?? '';
  const href = (/href="([^"]*)"/.exec(link)?.[1] ?? '').replaceAll('&amp;', '&');
  expect(href).toMatch(/^\/webcore\/confirm\?/);
  const question = await visitor.get(href, { accept: 'text/html' });
  expect(question.statusCode).toBe(200);
  expect(question.headers['referrer-policy']).toBe('same-origin');
  expect(question.body).toContain('Daarna lezen we hem niet meer.');
  expect(question.body).toMatch(new RegExp(`href="${own}"[^>]*>Annuleer<`));
  const action = /<form[^>]* action="([^"]*)" method="post"/.exec(question.body)?.[1] ?? '';
  const token = hiddenField(question.body, field.token);
  expect((await visitor.post(action, { [field.token]: token })).headers.location).toBe(own);
  expect(await findApplicationById(app.db, row.id)).toMatchObject({ state: 'withdrawn' });
});

test('another site can’t take it back', async () => {
  const row = await applied();
  const reply = await createVisitor(app).post(`/sollicitatie/${row.token}/intrekken`, {});
  expect(reply.statusCode).toBe(403);
});

test('an applicant has everything erased: what was sent is gone at once', async () => {
  const row = await applied();
  const copy = { to: row.email, subject: 'Je sollicitatie', html: '' };
  const send = (text: string) =>
    app.host.mailer.send({ ...copy, text }, { cause: 'system', key: `test ${text}` });
  await send(`https://x.example/sollicitatie/${row.token}`);
  await send('Je bestelling');
  const reply = await press(row, 'wissen');
  const left = await app.mailbox.list(row.email);
  expect(left.map(({ text }) => text)).toEqual(['Je bestelling']);
  expect(reply.headers.location).toBe('/sollicitatie/gewist');
  expect(await findApplicationById(app.db, row.id)).toBeUndefined();
  expect((await listStored(app)).some(({ id }) => id === row.submissionId)).toBe(false);
  expect((await app.inject(`/sollicitatie/${row.token}`)).statusCode).toBe(404);
  expect((await app.inject('/sollicitatie/gewist')).body).toContain('Je sollicitatie is gewist');
  expect(await eventsOf(row.id)).toContain('erased applicant');
});

test('four weeks after its procedure ended an application is erased, with consent after a year', async () => {
  const plain = await applied();
  const kept = await applied({ 'bewaren[]': 'jaar' });
  await decideApplication(app.host, plain.id, 'rejected');
  await decideApplication(app.host, kept.id, 'rejected');
  app.clock.advance(28 * DAY - 1000);
  await eraseDue(app.host);
  expect(await findApplicationById(app.db, plain.id)).toBeDefined();
  app.clock.advance(1000);
  expect(await eraseDue(app.host)).toBe(1);
  expect(await findApplicationById(app.db, plain.id)).toBeUndefined();
  expect(await eventsOf(plain.id)).toContain('erased clock');
  expect(await findApplicationById(app.db, kept.id)).toBeDefined();
  app.clock.advance(337 * DAY);
  await eraseDue(app.host);
  expect(await findApplicationById(app.db, kept.id)).toBeUndefined();
});

test('one that goes on is kept, until nothing happened in it for half a year', async () => {
  app.clock.set('2026-04-01T09:00:00Z');
  const row = await applied();
  app.clock.advance(179 * DAY);
  await eraseDue(app.host);
  expect(await findApplicationById(app.db, row.id)).toMatchObject({ endedAt: null });
  app.clock.advance(2 * DAY);
  await eraseDue(app.host);
  expect(await eventsOf(row.id)).toContain('ended clock');
  app.clock.advance(28 * DAY);
  await eraseDue(app.host);
  expect(await findApplicationById(app.db, row.id)).toBeUndefined();
});

test('staff decide by the API; nobody else sees or changes an application', async () => {
  app.clock.set('2026-05-01T09:00:00Z');
  const row = await applied();
  const made = await createApiUser(app.db, 'winkels', 'staff');
  const login = await createVisitor(app).post('/api/v1.0/auth/jwt/access_token', {
    client_id: 'winkels',
    client_secret: made?.secret,
  });
  const headers = {
    authorization: `Bearer ${login.json().data.access_token}`,
    authenticationmethod: 'JWT',
  };
  const decide = (state: string, own: Record<string, string> = headers) =>
    app.inject({
      method: 'POST',
      url: `/api/v1.0/application/${row.id}/state`,
      headers: own,
      payload: { state },
    });
  expect((await decide('invited', {})).statusCode).toBe(401);
  expect((await decide('received')).statusCode).toBe(422);
  expect((await decide('invited')).json().data).toMatchObject({ id: row.id, state: 'invited' });
  expect((await decide('hired')).json().data.erase_at).toBe('2026-05-29T09:00:00.000Z');
  const list = await app.inject({ url: '/api/v1.0/application', headers });
  expect(list.json().data.map(({ id }: { id: number }) => id)).toContain(row.id);
  const anyone = await app.inject('/api/v1.0/application');
  expect(anyone.json().data ?? []).toEqual([]);
});

test('webhooks hear of an application by numbers and titles alone', async () => {
  await addWebhook(app.host, {
    url: 'https://hooks.invalid/in',
    events: ['application.received'],
  });
  await apply(app);
  const [hook] = await listWebhooks(app.db);
  const [delivery] = await listDeliveries(app.db, hook?.id ?? 0);
  expect(delivery?.payload).toMatchObject({ vacancy: 'Verkoper', location: 'Etalage Utrecht' });
  expect(JSON.stringify(delivery?.payload)).not.toMatch(/noor|klant|3512/i);
});
