import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productPictures } from '#features/catalog/api.server';
import { locations } from '#features/stores/api.server';
import { makePhoto, makePng, svg } from '#features/uploads/files.test-support';
import { libraryTexts } from '#kernel/messages/nl-library';
import { staffTexts } from '#kernel/messages/nl-staff';
import { officeHeader } from '#kernel/wire-staff';
import { type ApiApp, createApiApp } from '../../../tests/harness/api-app';
import { addPage } from '../../../tests/harness/build-catalog';
import { type CallOffice, createStaff } from '../../../tests/harness/office';

type Staff = Awaited<ReturnType<typeof createStaff>>;
let app: ApiApp;
let photo: Buffer;
const staff: Record<string, Staff> = {};
beforeAll(async () => {
  app = await createApiApp();
  photo = await makePhoto(400, 300);
  for (const role of ['beheerder', 'redacteur', 'winkel', 'magazijn']) {
    staff[role] = await createStaff(app, { email: `${role}@brink.example`, role, storeIds: [1] });
  }
});
afterAll(() => app.close());

const as = (role: string): CallOffice => (staff[role] as Staff).call;

type Words = Partial<Record<'alt' | 'title' | 'folder' | 'name' | 'decorative', string>>;

const send = (words: Words & { tags?: string[] }, content = photo, role = 'beheerder') => {
  const { tags = [], ...rest } = words;
  const params = new URLSearchParams(rest);
  for (const tag of tags) params.append('tag', tag);
  const cookie = [...(staff[role] as Staff).visitor.cookies]
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  return app.inject({
    method: 'POST',
    url: `/admin/api/media?${params}`,
    headers: { cookie, [officeHeader]: '1', 'content-type': 'application/octet-stream' },
    payload: content,
  });
};

const add = async (words: Parameters<typeof send>[0], content = photo) => {
  const reply = await send(words, content);
  expect([reply.statusCode, reply.body.slice(0, 200)]).toEqual([200, expect.anything()]);
  return reply.json() as { id: number; key: string; revision: number; title: string };
};

const find = async (query: string) => {
  const { json } = await as('beheerder')('GET', `media?${query}`);
  return json.pictures.map(({ title }: { title: string }) => title);
};

const pictureOf = ({ key }: { key: string }, alt = 'Zoals het daar staat') => ({
  ...{ key, width: 300, height: 400, alt },
});

test('pictures are found by what is said of them, their file, folder and tags, and by what they lack', async () => {
  await add({
    ...{
      alt: 'Een paraplu in de regen',
      title: 'Herfst',
      folder: ' Campagnes / Herfst/',
      name: 'DSC_77.jpg',
    },
    tags: ['regen', 'buiten'],
  });
  await add({ alt: 'Een strandbal', title: 'Bal', folder: 'Campagnes/Zomer', tags: ['buiten'] });
  await add({ decorative: '1', title: 'Golfjes', name: 'golf_1.png' });
  expect(await find('q=paraplu')).toEqual(['Herfst']);
  expect(await find('q=dsc_77')).toEqual(['Herfst']);
  expect(await find('q=buiten+bal')).toEqual(['Bal']);
  expect(await find('folder=Campagnes')).toEqual(['Bal', 'Herfst']);
  expect(await find('folder=Campagnes/Herfst')).toEqual(['Herfst']);
  expect(await find('folder=Campagnes/Her')).toEqual([]);
  expect(await find('folder=&q=golf')).toEqual(['Golfjes']);
  expect(await find('tag=regen')).toEqual(['Herfst']);
  expect(await find('tag=buiten&limit=1&start=1')).toEqual(['Herfst']);
  expect(await find('without=alt')).not.toContain('Golfjes');
  const { json } = await as('beheerder')('GET', 'media/choices');
  expect(json.folders).toContainEqual({ name: 'Campagnes/Herfst', count: 1 });
  expect(json.tags).toContainEqual({ name: 'buiten', count: 2 });
});

test('a folder is kept as tidily when it is changed as when a picture comes in', async () => {
  const { id } = await add({ alt: 'Een doos', title: 'Doos' });
  const body = { data: { folder: '../.. / Kasten/' }, revision: '*' };
  const { status, json } = await as('beheerder')('PATCH', `rows/media/${id}`, { body });
  expect([status, json.values.folder]).toEqual([200, 'Kasten']);
});

test('nothing that is said of pictures is cut: what is too long is refused at its field', async () => {
  const refused = async (words: Parameters<typeof send>[0]) => {
    const reply = await send({ alt: 'Een kist', ...words });
    return [reply.statusCode, reply.json().fields];
  };
  const most = (count: number) => `Gebruik hoogstens ${count} tekens.`;
  expect(await refused({ alt: 'a'.repeat(301) })).toEqual([400, { alt: libraryTexts.altLong }]);
  expect(await refused({ title: 't'.repeat(201) })).toEqual([400, { title: most(200) }]);
  expect(await refused({ folder: 'm'.repeat(121) })).toEqual([400, { folder: most(120) }]);
  const tagLong = { tags: libraryTexts.tagLong };
  expect(await refused({ tags: ['goed', 'w'.repeat(41)] })).toEqual([400, tagLong]);
  const many = Array.from({ length: 31 }, (_, at) => `woord ${at}`);
  expect(await refused({ tags: many })).toEqual([400, { tags: libraryTexts.tooManyTags }]);
  const { id } = await add({ alt: 'Een kist', folder: 'm'.repeat(120), tags: ['w'.repeat(40)] });
  for (const change of [{ folder: 'm'.repeat(121) }, { addTags: ['w'.repeat(41)] }]) {
    const { status } = await as('beheerder')('POST', 'media/many', {
      body: { ids: [id], ...change },
    });
    expect(status).toBe(400);
  }
});

test('what is on a picture is asked for, and a file’s name is none', async () => {
  const told = async (words: Words) => {
    const reply = await send(words);
    return [reply.statusCode, reply.json().fields?.alt];
  };
  expect(await told({ name: 'trui.jpg' })).toEqual([400, libraryTexts.altNeeded]);
  expect(await told({ alt: 'IMG_2041' })).toEqual([400, libraryTexts.altIsFile]);
  expect(await told({ alt: 'rode-trui', name: 'rode-trui.jpg' })).toEqual([
    ...[400, libraryTexts.altIsFile],
  ]);
  const { id, revision } = await add({ alt: 'Een rode trui' });
  const change = (data: object) =>
    as('beheerder')('PATCH', `rows/media/${id}`, { body: { data, revision } });
  expect((await change({ alt: 'IMG_2041.jpg' })).json.fields.alt).toBe(libraryTexts.altIsFile);
  expect((await change({ alt: '' })).json.fields.alt).toBe(libraryTexts.altNeeded);
  expect((await change({ alt: '', decorative: true })).status).toBe(200);
  expect((await change({ title: 'Te laat' })).status).toBe(412);
  const history = (await as('beheerder')('GET', `rows/media/${id}/history`)).json;
  expect(history.map(({ action }: { action: string }) => action)).toEqual(['change', 'create']);
  expect((await as('beheerder')('GET', `media/${id}`)).json.by).toContain('beheerder');
});

test('folders and tags of many are changed at once, and put back as one', async () => {
  const some = [await add({ alt: 'Eerste', tags: ['oud'] }), await add({ alt: 'Tweede' })];
  const ids = some.map(({ id }) => id);
  const body = { ids, folder: 'Samen', addTags: ['nieuw'], takeTags: ['oud'] };
  const { json } = await as('redacteur')('POST', 'media/many', { body });
  expect(json).toMatchObject({ changed: 2, refused: [] });
  expect(await find('folder=Samen&tag=nieuw')).toEqual(['Tweede', 'Eerste']);
  expect(await find('tag=oud')).toEqual([]);
  const undone = await as('redacteur')('POST', 'rows/media/undo', {
    body: { importId: json.importId },
  });
  expect(undone.json).toMatchObject({ undone: 2 });
  expect(await find('tag=oud')).toEqual(['Eerste']);
  expect((await as('redacteur')('POST', 'media/many', { body: { ids } })).status).toBe(400);
  expect((await as('redacteur')('POST', 'media/many', { body: { addTags: ['x'] } })).status).toBe(
    400,
  );
  expect((await as('winkel')('POST', 'media/many', { body })).json.message).toBe(staffTexts.mayNot);
});

test('what stands somewhere is told and stays: rows, pages and their drafts, what is being typed', async () => {
  const picture = await add({ alt: 'De pui', title: 'Pui' });
  const remove = () =>
    as('beheerder')('DELETE', `rows/media/${picture.id}`, { body: { revision: '*' } });
  const used = async () => (await as('beheerder')('GET', `media/${picture.id}/used`)).json;
  expect(await find('without=use&q=pui')).toEqual(['Pui']);
  const block = { type: 'Picture', props: { id: 'foto', version: 1, picture: pictureOf(picture) } };
  const page = await addPage(app.host, { path: '/met-foto', title: 'Met foto', content: [block] });
  expect(await used()).toEqual([
    {
      ...{ label: 'Pagina’s', count: 1 },
      places: [{ title: 'Met foto', note: expect.any(String), to: `/page/${page}/bouwen` }],
    },
  ]);
  expect((await remove()).json.message).toContain('‘Met foto’');
  // Taken from what visitors see, it still stands in the draft.
  const tree = (content: object[]) => ({ root: { props: {} }, content, zones: {} });
  const change = await as('beheerder')('PATCH', `rows/page/${page}`, {
    body: { data: { content: tree([]), draft: tree([block]) }, revision: '*' },
  });
  expect(change.status).toBe(200);
  expect((await used())[0].places[0].note).toContain(`(${libraryTexts.draft})`);
  expect((await remove()).status).toBe(409);
  await as('beheerder')('PATCH', `rows/page/${page}`, {
    body: { data: { draft: null }, revision: '*' },
  });
  await app.db.insert(productPictures).values({ productId: 1, mediaKey: picture.key });
  expect((await remove()).json.message).toContain('‘Jas’');
  await app.db.delete(productPictures).where(eq(productPictures.mediaKey, picture.key));
  const draft = { values: { picture: pictureOf(picture) }, revision: 1 };
  expect((await as('beheerder')('PUT', 'drafts/location/1', { body: draft })).status).toBe(200);
  expect((await remove()).json.message).toContain(libraryTexts.drafts);
  expect(await find('without=use&q=pui')).toEqual([]);
  await as('beheerder')('DELETE', 'drafts/location/1');
  expect(await find('without=use&q=pui')).toEqual(['Pui']);
  const address = `/media/${picture.key}/160.webp`;
  expect((await app.inject({ url: address })).statusCode).toBe(200);
  expect((await remove()).status).toBe(200);
  expect((await app.inject({ url: address })).statusCode).toBe(404);
  // In the bin its file is kept.
  expect((await as('beheerder')('POST', `bin/media/${picture.id}`, { body: {} })).status).toBe(200);
  expect((await app.inject({ url: address })).statusCode).toBe(200);
});

test('one is put in the place of another wherever that stands, by who may change all that, and back', async () => {
  const [old, fresh] = [
    await add({ alt: 'Oude winkel', title: 'Oud' }),
    await add({ alt: 'Nieuwe winkel', title: 'Nieuw' }),
  ];
  const block = (alt: string) => ({
    type: 'Picture',
    props: { id: 'foto', version: 1, picture: pictureOf(old, alt) },
  });
  const page = await addPage(app.host, {
    ...{ path: '/winkelfoto', title: 'Winkelfoto', content: [block('Oude winkel')] },
  });
  const shown = async () => (await app.inject({ url: '/winkelfoto' })).body;
  expect(await shown()).toContain(old.key);
  await app.db
    .update(locations)
    .set({ picture: pictureOf(old) })
    .where(eq(locations.id, 2));
  const replace = (role: string, by: unknown = fresh.id) =>
    as(role)('POST', `media/${old.id}/replace`, { body: { by } });
  // An editor may write pages, but no stores.
  const refused = await replace('redacteur');
  expect([refused.status, refused.json.message]).toEqual([403, expect.stringContaining('winkel')]);
  expect((await replace('winkel')).json.message).toBe(staffTexts.mayNot);
  expect((await replace('beheerder', old.id)).status).toBe(400);
  expect((await replace('beheerder', 'x')).status).toBe(400);
  expect(await shown()).toContain(old.key);
  const { json } = await replace('beheerder');
  expect(json.changed).toBe(2);
  // Kept pages are dropped, and what was said of it for one place stays there.
  const html = await shown();
  expect([html.includes(fresh.key), html.includes(old.key)]).toEqual([true, false]);
  expect(html).toContain('Nieuwe winkel');
  const [store] = await app.db.select().from(locations).where(eq(locations.id, 2));
  expect(store?.picture).toEqual({ ...pictureOf(fresh) });
  const history = (await as('beheerder')('GET', `rows/page/${page}/history`)).json;
  expect(history[0].by).toContain('beheerder');
  for (const { entity, importId } of json.imports) {
    await as('beheerder')('POST', `rows/${entity}/undo`, { body: { importId } });
  }
  await expect.poll(shown).toContain(old.key);
});

test('what counts stays in sight of pages that cut it, at once, and others say nothing of it', async () => {
  const picture = await add({ alt: 'Een gezicht' }, await makePhoto(900, 700));
  const hero = { title: 'Kop', text: '', link: '', linkText: '', picture: pictureOf(picture) };
  await addPage(app.host, {
    ...{ path: '/gezicht', title: 'Gezicht' },
    content: [{ type: 'Hero', props: { id: 'kop', version: 1, ...hero } }],
  });
  const cut = async () =>
    /<picture class="([^"]*)"/.exec((await app.inject({ url: '/gezicht' })).body)?.[1];
  const plain = await cut();
  const change = (data: object) =>
    as('redacteur')('PATCH', `rows/media/${picture.id}`, { body: { data, revision: '*' } });
  expect((await change({ focus_x: 0.2 })).json.fields).toEqual({
    focus_y: libraryTexts.bothPoints,
  });
  expect((await change({ focus_x: 0.2, focus_y: 1.4 })).status).toBe(400);
  expect((await change({ focus_x: 0.2, focus_y: 0.93 })).status).toBe(200);
  await expect.poll(cut).toMatch(/x25.*y100/);
  expect((await change({ focus_x: null, focus_y: null })).status).toBe(200);
  await expect.poll(cut).toBe(plain);
});

test('stores add pictures and change none; who may not see them sees none', async () => {
  const made = await send({ alt: 'Onze etalage' }, photo, 'winkel');
  expect(made.statusCode).toBe(200);
  const { id } = made.json();
  const winkel = as('winkel');
  expect((await winkel('GET', `media/${id}`)).status).toBe(200);
  const refusals = [
    await winkel('PATCH', `rows/media/${id}`, { body: { data: { title: 'x' }, revision: '*' } }),
    await winkel('DELETE', `rows/media/${id}`, { body: { revision: '*' } }),
    await winkel('POST', `rows/media/${id}/restore`, { body: { to: 1, revision: '*' } }),
  ];
  for (const path of ['media', 'media/choices', `media/${id}`, `media/${id}/used`]) {
    refusals.push(await as('magazijn')('GET', path));
  }
  expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 403));
  expect((await send({ alt: 'Een doos' }, photo, 'magazijn')).statusCode).toBe(403);
});

test('no file does anything but be a picture', async () => {
  const script = '<script>alert(1)</script>';
  expect((await send({ alt: 'Tekening' }, Buffer.from(svg))).statusCode).toBe(415);
  // A picture that is a page as well.
  const polyglot = Buffer.concat([photo, Buffer.from(`<!doctype html>${script}`)]);
  const { key } = await add({ alt: 'Twee dingen', name: '../../etc/passwd.html' }, polyglot);
  const kept = await app.host.storage.get(`media/${key}`);
  expect(kept?.includes(script)).toBe(false);
  expect((await sharp(kept).metadata()).format).toBe('jpeg');
  expect(await find('q=passwd')).toEqual(['Twee dingen']);
  expect(await find('q=..')).toEqual([]);
  // Small as a file, and too large to unpack.
  expect((await send({ alt: 'Bom' }, makePng(30_000, 30_000))).statusCode).toBeGreaterThanOrEqual(
    413,
  );
  const { title } = await add({ alt: script, title: script });
  expect(title).toBe(script);
});

test('a row comes with its file alone, and stands for that file ever after', async () => {
  const { id, key } = await add({ alt: 'De echte' });
  const made = { key: 'nergens-1234', type: 'image/jpeg', width: 1, height: 1, title: 'Niets' };
  const create = await as('beheerder')('POST', 'rows/media', { body: { data: made } });
  expect([create.status, create.json.fields?.key]).toEqual([400, libraryTexts.noFile]);
  const again = await as('beheerder')('POST', 'rows/media', { body: { data: { ...made, key } } });
  expect(again.status).toBe(409);
  for (const data of [{ key: 'andere-1234' }, { type: 'image/svg+xml' }, { width: 9 }]) {
    const { status } = await as('beheerder')('PATCH', `rows/media/${id}`, {
      body: { data, revision: '*' },
    });
    expect(status).toBe(400);
  }
  expect((await app.inject({ url: '/api/v1.0/media' })).json().data ?? []).toEqual([]);
});
