import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUploadApp, type UploadApp } from '../../../tests/harness/upload-app';
import { html, makePhoto, pdf, svg } from './files.test-support';

let app: UploadApp;
let admin: string;

beforeAll(async () => {
  app = await createUploadApp();
  admin = await app.tokenFor('beheer', 'admin');
});
afterAll(() => app.close());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test.each([
  ['a drawing', svg, 'logo.svg', 'image/svg+xml', 'application/octet-stream'],
  ['HTML', html, 'pagina.html', 'text/html', 'application/octet-stream'],
  ['a script', 'alert(1)', 'a.js', 'text/plain', 'application/octet-stream'],
  ['a document', pdf, 'brief.pdf', 'application/pdf', 'application/pdf'],
])('%s is a download that runs nowhere', async (_what, content, filename, type, served) => {
  const { url } = await app.send(content, { item: 5, filename });
  const { data } = await app.read(url);
  expect(data.type).toBe(type);
  const reply = await fetch(app.address + data.url);
  expect(reply.headers.get('content-type')).toBe(served);
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(reply.headers.get('content-security-policy')).toContain('sandbox');
  expect(reply.headers.get('content-disposition')).toBe(
    `attachment; filename="${filename}"; filename*=UTF-8''${filename}`,
  );
  expect(Buffer.from(await reply.arrayBuffer()).equals(Buffer.from(content))).toBe(true);
});

test('S3.2/14 the last part of the address is the name, whatever signs it has', async () => {
  const filename = "Anne's ‘brief’ 100% é.pdf";
  const { url } = await app.send(pdf, { item: 5, filename });
  const { data } = await app.read(url);
  expect(decodeURIComponent(data.url.split('/').pop())).toBe(filename);
  const reply = await fetch(app.address + data.url);
  expect(reply.headers.get('content-disposition')).toBe(
    'attachment; filename="Anne\'s _brief_ 100_ _.pdf"; ' +
      "filename*=UTF-8''Anne%27s%20%E2%80%98brief%E2%80%99%20100%25%20%C3%A9.pdf",
  );
});

test('a private file is there for administrators of the API alone', async () => {
  const { cookie } = await app.beginSession();
  const { url } = await app.send(pdf, { filename: 'cv.pdf', headers: { cookie } });
  const { data } = await app.read(url, { cookie });
  expect(data).not.toHaveProperty('url');
  const address = `${app.address}/webcore/upload/${data.id}/cv.pdf`;
  const staff = await app.tokenFor('winkel', 'staff');
  for (const headers of [undefined, { cookie }, bearer(staff)]) {
    expect((await fetch(address, { headers })).status).toBe(404);
  }
  expect((await fetch(address, { headers: bearer('x') })).status).toBe(401);
  const reply = await fetch(address, { headers: bearer(admin) });
  expect(reply.status).toBe(200);
  expect(reply.headers.get('cache-control')).toBe('private, no-store');
});

test('what is not whole, not there or no id is not served', async () => {
  const created = await app.create({ item: 5, length: 9 });
  const id = created.headers.get('location')?.slice(-32);
  for (const end of [`${id}/brief.txt`, `${'0'.repeat(32)}/x`, '../x', 'x/y', `${id}/`]) {
    expect((await fetch(`${app.address}/webcore/upload/${end}`)).status, end).toBe(404);
  }
});

test('S7.10/3 S3.2/13 S3.4/2 the newest Online file of a field, as everybody may ask for it', async () => {
  await app.send(pdf, { item: 5, filename: 'oud.pdf' });
  await app.send(pdf, { item: 5, filename: 'nieuw.pdf' });
  await app.send(await makePhoto(), { item: 2, filename: 'ander.jpg', type: 'image/jpeg' });
  await app.send(pdf, { item: 1, filename: 'cv.pdf' });
  await app.create({ item: 5, length: 9, filename: 'half.pdf' });

  const list = async (item: number, token: string, more = {}) => {
    const query = new URLSearchParams({ limit: '1', seq: 'seq', order: 'desc' });
    const related = {
      filter_type: 'RelatedFilter',
      linked_ids: [item],
      match_all: false,
      module: 'Test',
      module_link: 'Upload',
      ...more,
    };
    const field = { filter_type: 'FieldFilter', column: 'state', value: 'Online' };
    for (const one of [related, field]) query.append('filter[]', JSON.stringify(one));
    const reply = await fetch(`${app.address}/api/v1.0/upload?${query}`, {
      headers: token ? bearer(token) : {},
    });
    return { status: reply.status, ...(await reply.json()) };
  };

  const newest = await list(5, '');
  expect(newest.data).toHaveLength(1);
  expect(newest.data[0]).toMatchObject({
    state: 'Online',
    title: 'nieuw.pdf',
    extra: { filename: 'nieuw.pdf' },
    data: { filename: 'nieuw.pdf', type: 'application/pdf', item_id: 5, module_object: 'Test' },
    _meta: { module_object: 'Upload', module_access: 'upload' },
  });
  const file = await fetch(app.address + newest.data[0].href);
  expect(file.status).toBe(200);
  // Private ones: not for everybody, nor for staff.
  expect((await list(1, '')).data).toEqual([]);
  expect((await list(1, await app.tokenFor('team', 'staff'))).data).toEqual([]);
  expect((await list(1, admin)).data[0].extra).toEqual({ filename: 'cv.pdf' });
  expect(await list(5, '', { module: 'Product' })).toMatchObject({ status: 400 });
});
