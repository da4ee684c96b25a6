import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember } from '#features/staff/api.server';
import { makePhoto, svg } from '#features/uploads/files.test-support';
import { staff as limits } from '#kernel/limits-staff';
import { officeHeader } from '#kernel/wire-staff';
import { type ApiApp, createApiApp } from '../../../tests/harness/api-app';
import { createVisitor, hiddenField } from '../../../tests/harness/visitor';

let app: ApiApp;
let office: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  app = await createApiApp();
  office = await signIn();
});
afterAll(() => app.close());

const PASSWORD = 'een lang wachtwoord';

/** Calls of an admin who signed in. */
const signIn = async () => {
  const email = 'baas@keten.nl';
  await createMember(app.host, { email, name: 'Baas', password: PASSWORD, role: 'beheerder' });
  const visitor = createVisitor(app);
  const { body } = await visitor.get('/admin/login');
  const reply = await visitor.post('/admin/login', {
    etalage_username: email,
    etalage_password: PASSWORD,
    etalage_token: hiddenField(body, 'etalage_token'),
  });
  expect(reply.statusCode).toBe(303);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { cookie, [officeHeader]: '1' };
};

const read = (path: string, headers: Record<string, string> = office) =>
  app.inject({ method: 'GET', url: `/admin/api/${path}`, headers });

const send = (payload: Buffer, alt: string, headers: Record<string, string> = office) =>
  app.inject({
    method: 'POST',
    url: `/admin/api/media?alt=${encodeURIComponent(alt)}`,
    headers: { 'content-type': 'application/octet-stream', ...headers },
    payload,
  });

// The photo lies on its side, as its camera says.
test('a picture is added under what is on it, made anew, found and shown', async () => {
  const photo = await makePhoto(400, 300);
  // As large as photos are: more bytes than any body has fields.
  const large = await send(Buffer.concat([photo, Buffer.alloc(500_000)]), 'Groot');
  expect([large.statusCode, large.json().width]).toEqual([200, 300]);
  const reply = await send(photo, 'Een rode trui, één stuk');
  expect(reply.json()).toMatchObject({ width: 300, height: 400, alt: 'Een rode trui, één stuk' });
  const { key } = reply.json();
  expect(key).toMatch(/^een-rode-trui-een-stuk-[\da-f]{8}$/);
  const found = (await read('media?q=trui%20rode')).json();
  expect(found.total).toBe(1);
  expect(found.pictures).toMatchObject([
    { key, width: 300, height: 400, alt: 'Een rode trui, één stuk' },
  ]);
  expect((await read('media?q=%25')).json()).toEqual({ pictures: [], total: 0 });
  const shown = await app.inject({ method: 'GET', url: `/media/${key}/160.webp` });
  expect(shown.headers['content-type']).toBe('image/webp');
  expect(await app.host.storage.get(`media/${key}`)).not.toEqual(photo);
});

test('what is no picture, says nothing or is too large is refused, and strangers add nothing', async () => {
  const photo = await makePhoto();
  expect((await send(Buffer.from(svg), 'Een tekening')).statusCode).toBe(415);
  expect((await send(Buffer.from('tekst'), 'Een tekst')).statusCode).toBe(415);
  expect((await send(photo, ' ')).statusCode).toBe(400);
  expect((await send(photo, 'a'.repeat(301))).statusCode).toBe(400);
  expect((await send(Buffer.alloc(0), 'Niets')).statusCode).toBe(400);
  expect((await send(Buffer.alloc(limits.picture + 1), 'Groot')).statusCode).toBe(413);
  expect((await send(photo, 'Trui', { [officeHeader]: '1' })).statusCode).toBe(401);
  expect((await send(photo, 'Trui', { cookie: office.cookie })).statusCode).toBe(403);
  expect((await read('media', {})).statusCode).toBe(401);
});

test('pages of the site are found by their names; those that nobody can meet are not', async () => {
  const found = (await read('links?q=zwolle')).json();
  expect(found).toContainEqual({ href: expect.stringMatching(/^\//), title: 'Zwolle' });
  expect((await read('links?q=dicht')).json()).not.toContainEqual(
    expect.objectContaining({ title: 'Dicht' }),
  );
  expect((await read('links?q=')).json()).toEqual([]);
  expect((await read('links?q=zwolle', {})).statusCode).toBe(401);
});

test('a list says nothing of what a row is without', async () => {
  const { rows } = (await read('rows/location?columns=title,since')).json();
  const told = (name: string) => rows.find((row: { title: string }) => row.title === name).told;
  expect(told('Utrecht')).toEqual({ title: 'Utrecht', since: '' });
  expect(told('Zwolle').since).not.toBe('');
});
