import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PICTURE_TARGET } from '#features/library/contract';
import { media } from '#features/media/api.server';
import { staffSessions } from '#features/staff/server/tables';
import { makePhoto, makePng } from '#features/uploads/files.test-support';
import { purgeUploads } from '#features/uploads/server/jobs';
import { uploads } from '#features/uploads/server/tables';
import { uploadLimits as limits } from '#kernel/limits-uploads';
import { mediaTexts } from '#kernel/messages/nl-office-media';
import { officeHeader, officeUploads } from '#kernel/wire-staff';
import { createStaff } from '../../../tests/harness/office';
import { createUploadApp, type UploadApp } from '../../../tests/harness/upload-app';

type Staff = Awaited<ReturnType<typeof createStaff>>;
let app: UploadApp;
let photo: Buffer;
const staff: Record<string, Staff> = {};

beforeAll(async () => {
  app = await createUploadApp();
  photo = await makePhoto(400, 300);
  const roles = { an: 'beheerder', bo: 'redacteur', mag: 'magazijn' } as const;
  for (const [name, role] of Object.entries(roles)) {
    staff[name] = await createStaff(app, { email: `${name}@brink.example`, role });
  }
});
afterAll(() => app.close());

const cookieOf = (who: string): Record<string, string> =>
  who === ''
    ? {}
    : {
        cookie: [...(staff[who] as Staff).visitor.cookies]
          .map(([name, value]) => `${name}=${value}`)
          .join('; '),
      };

const tus = (who: string, method: string, url: string, headers = {}, body?: Buffer) =>
  fetch(new URL(url, app.address), {
    method,
    headers: {
      ...{ 'tus-resumable': '1.0.0', [officeHeader]: '1', ...cookieOf(who) },
      ...(body && { 'content-type': 'application/offset+octet-stream' }),
      ...headers,
    },
    ...(body && { body: new Uint8Array(body) }),
  });

const told = (pairs: Record<string, string>): string =>
  Object.entries(pairs)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

const begin = (
  who: string,
  { name = 'IMG_1.jpg', type = 'image/jpeg', size = photo.length } = {},
) =>
  tus(who, 'POST', officeUploads, {
    'upload-length': String(size),
    'upload-metadata': told({ module_object: PICTURE_TARGET, item_id: '0', name, type }),
  });

const patch = (who: string, url: string, at: number, content: Buffer) =>
  tus(who, 'PATCH', url, { 'upload-offset': String(at) }, content);

/** A picture that came in whole; answers its address. */
const send = async (who: string, content = photo): Promise<string> => {
  const url = (await begin(who, { size: content.length })).headers.get('location') ?? '';
  expect((await patch(who, url, 0, content)).status).toBe(204);
  return url;
};

const add = (who: string, url: string, words: object = { alt: 'Een jas' }) =>
  (staff[who] as Staff).call('POST', `media/sent/${url.slice(-32)}`, { body: words });

test('a picture that was broken off goes on where it was, and is added once', async () => {
  const url = (await begin('an')).headers.get('location') ?? '';
  expect(url).toMatch(/^\/admin\/api\/uploads\/[0-9a-f]{32}$/);
  const half = Math.floor(photo.length / 2);
  await patch('an', url, 0, photo.subarray(0, half));
  expect((await add('an', url)).json).toMatchObject({ code: 'upload_unfinished' });
  const head = await tus('an', 'HEAD', url);
  expect(head.headers.get('upload-offset')).toBe(String(half));
  expect((await patch('an', url, half, photo.subarray(half))).status).toBe(204);

  const words = { alt: ' Een rode jas ', folder: 'Campagnes / Zomer', tags: ['jas', ' '] };
  const both = await Promise.all([add('an', url, words), add('an', url, words)]);
  const done = both.find(({ status }) => status === 200);
  expect(done?.json).toMatchObject({
    alt: 'Een rode jas',
    folder: 'Campagnes/Zomer',
    tags: ['jas'],
  });
  expect(both.map(({ status }) => status).toSorted()).toSatisfy(
    ([one, other]: number[]) => one === 200 && (other === 200 || other === 409),
  );
  // Whose answer was lost asks again, and hears which it became.
  expect((await add('an', url, words)).json.id).toBe(done?.json.id);
  const rows = await app.db.select().from(media).where(eq(media.alt, 'Een rode jas'));
  expect(rows).toMatchObject([{ fileName: 'IMG_1.jpg', type: 'image/jpeg', width: 300 }]);
  const id = url.slice(-32);
  expect(await app.host.storage.has(`uploads/${id.slice(0, 2)}/${id}`)).toBe(false);
});

test('what is said of it is asked as it was, and a refusal can be mended', async () => {
  const url = await send('an');
  expect((await add('an', url, {})).json.fields).toHaveProperty('alt');
  expect((await add('an', url, { alt: 'IMG_1' })).json.fields).toHaveProperty('alt');
  expect((await add('an', url, { alt: 'Een hoed', tags: ['x'.repeat(41)] })).status).toBe(400);
  expect((await add('an', url, { alt: 'Een hoed' })).status).toBe(200);
});

test('only who may add pictures sends them, and a file is its sender’s alone', async () => {
  for (const [who, status, code] of [
    ['', 401, 'no_session'],
    ['mag', 403, 'may_not'],
  ] as const) {
    const reply = await begin(who);
    expect([reply.status, (await reply.json()).code]).toEqual([status, code]);
  }
  const foreign = await fetch(new URL(officeUploads, app.address), {
    method: 'POST',
    headers: { ...cookieOf('an'), 'tus-resumable': '1.0.0', 'upload-length': '3' },
  });
  expect(foreign.status).toBe(403);

  const url = (await begin('an')).headers.get('location') ?? '';
  const id = url.slice(-32);
  for (const who of ['', 'mag', 'bo']) {
    const status = { '': 401, mag: 403, bo: 404 }[who];
    expect((await tus(who, 'HEAD', url)).status).toBe(status);
    expect((await patch(who, url, 0, photo)).status).toBe(status);
    expect((await tus(who, 'DELETE', url)).status).toBe(status);
  }
  expect((await add('bo', url)).status).toBe(404);
  // By the door of visitors there is no such file, and none for the library can be begun.
  expect((await app.call('HEAD', `/api/v1.0/file/${id}`)).status).toBe(404);
  expect((await app.call('DELETE', `/api/v1.0/file/${id}`)).status).toBe(404);
  const visitor = await app.call('POST', '/api/v1.0/file', {
    'upload-length': '3',
    'upload-metadata': told({ module_object: PICTURE_TARGET, item_id: '0', name: 'a.jpg' }),
  });
  expect(visitor.status).toBe(422);
  // Nor does staff begin what is for forms.
  const form = await tus('an', 'POST', officeUploads, {
    'upload-length': '3',
    'upload-metadata': told({ module_object: 'Test', item_id: '1', name: 'a.txt' }),
  });
  expect(form.status).toBe(422);
  expect((await patch('an', url, 0, photo)).status).toBe(204);
});

test('the checks are those of before: kind, size and what is in it', async () => {
  const refused = async (reply: Response) => [reply.status, (await reply.json()).code];
  const svg = { name: 'a.svg', type: 'image/svg+xml' };
  expect(await refused(await begin('an', svg))).toEqual([415, 'upload_type']);
  // One number, here and where files are chosen.
  const large = await begin('an', { size: 20 * 1024 * 1024 + 1 });
  expect(large.status).toBe(413);
  expect(await large.json()).toMatchObject({
    code: 'upload_too_large',
    message: expect.stringContaining('20 MB'),
  });
  expect(mediaTexts.upload.hint).toContain('elk tot 20 MB');
  const most = await begin('an', { size: 20 * 1024 * 1024 });
  expect(most.status).toBe(201);
  await tus('an', 'DELETE', most.headers.get('location') ?? '');
  const text = Buffer.from('<script>alert(1)</script>');
  const url = (await begin('an', { size: text.length })).headers.get('location') ?? '';
  expect((await patch('an', url, 0, text)).status).toBe(415);
  expect((await tus('an', 'HEAD', url)).status).toBe(404);
  const png = await send('an', makePng(30, 30));
  expect((await add('an', png, { decorative: true })).json).toMatchObject({ decorative: true });
});

test('what the server could not look into is kept, and looked into once it is added', async () => {
  const url = (await begin('an')).headers.get('location') ?? '';
  const look = vi.spyOn(app.host.pictures, 'look');
  // As a process says it that can't be started.
  look.mockRejectedValueOnce(Object.assign(new Error('spawn EMFILE'), { code: 'EMFILE' }));
  const late = await patch('an', url, 0, photo);
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '10']);
  expect((await late.json()).message).toContain('Probeer het zo nog eens');
  expect((await tus('an', 'HEAD', url)).headers.get('upload-offset')).toBe(String(photo.length));
  look.mockRejectedValueOnce(new Error('spawn EMFILE'));
  expect((await add('an', url)).status).toBe(503);
  expect((await add('an', url)).json).toMatchObject({ alt: 'Een jas', width: 300 });
  look.mockRestore();
});

test('whose session ended sends nothing more, and what nobody adds goes', async () => {
  const bo = staff.bo as Staff;
  const url = (await begin('bo')).headers.get('location') ?? '';
  await app.db.delete(staffSessions).where(eq(staffSessions.memberId, bo.member.id));
  const reply = await patch('bo', url, 0, photo);
  expect([reply.status, (await reply.json()).code]).toEqual([401, 'no_session']);
  expect((await add('bo', url)).status).toBe(401);

  const left = await send('an');
  app.clock.advance(49 * 3_600_000);
  expect(await purgeUploads(app.host)).toBeGreaterThan(0);
  const rows = await app.db.select().from(uploads).where(isNotNull(uploads.staffId));
  expect(rows).toEqual([]);
  expect(await app.host.storage.has(`uploads/${left.slice(-32, -30)}/${left.slice(-32)}`)).toBe(
    false,
  );
});

test('calls are counted by member: who sends too much holds up no colleague at the same address', async () => {
  const all = Array.from({ length: limits.createdPerMinute + 1 }, () =>
    begin('an', { name: 'a.svg', type: 'image/svg+xml' }),
  );
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  expect(statuses).toContain(429);
  const refused = await begin('an');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  staff.bo = await createStaff(app, { email: 'cor@brink.example', role: 'redacteur' });
  const other = await begin('bo');
  expect(other.status).toBe(201);
  await tus('bo', 'DELETE', other.headers.get('location') ?? '');
});
