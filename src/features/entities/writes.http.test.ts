import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiApp, bearer, createApiApp } from '../../../tests/harness/api-app';
import { addPage } from '../../../tests/harness/build-catalog';
import { eventually } from '../../../tests/harness/eventually';

let api: ApiApp;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  api = await createApiApp();
  await addPage(api.host, {
    path: '/vragen',
    title: 'Vragen',
    content: [
      { type: 'FaqOverview', props: { id: 'vragen', version: 1 } },
      { type: 'UspOverview', props: { id: 'voordelen', version: 1 } },
    ],
  });
  for (const scope of ['admin', 'staff', 'anonymous'] as const) {
    tokens[scope] = (await api.tokensOf(`${scope}-writer`, scope)).access;
  }
});
afterAll(() => api.close());

type Asked = { as?: string; match?: string; body?: unknown };

const call = async (
  method: 'POST' | 'PATCH' | 'DELETE' | 'GET',
  url: string,
  { as = 'admin', match, body }: Asked = {},
) => {
  const reply = await api.inject({
    method,
    url: `/api/v1.0/${url}`,
    headers: {
      ...(as !== 'nobody' && bearer(tokens[as] ?? '')),
      ...(match !== undefined && { 'if-match': match }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  return {
    status: reply.statusCode,
    tag: reply.headers.etag,
    location: reply.headers.location,
    json: reply.body === '' ? undefined : reply.json(),
  };
};

const make = async (entity: string, data: object): Promise<number> => {
  const made = await call('POST', entity, { body: { data } });
  expect([made.status, made.json.message]).toEqual([201, undefined]);
  return made.json.data.id;
};

test('a row is made, read, changed and taken away by its fields', async () => {
  const data = { title: 'Gratis ruilen', text: 'In elke winkel.', link: '/winkels', sort: 3 };
  const made = await call('POST', 'usp', { body: { data } });
  expect(made).toMatchObject({ status: 201, tag: '"1"' });
  const { id } = made.json.data;
  expect(made.location).toBe(`/api/v1.0/usp/${id}`);
  expect(made.json.data).toMatchObject({
    state: 'Online',
    data: { ...data, icon: '', opens: 'here' },
    _meta: { revision: 1 },
  });
  const read = await call('GET', `usp/${id}`, { as: 'nobody' });
  expect(read).toMatchObject({ status: 200, tag: '"1"' });
  // What was read can be sent back as it is, with what changed.
  const sent = { ...read.json.data.data, text: 'Overal.' };
  const changed = await call('PATCH', `usp/${id}`, { match: read.tag, body: { data: sent } });
  expect(changed).toMatchObject({ status: 200, tag: '"2"' });
  expect(changed.json.data.data).toMatchObject({ title: 'Gratis ruilen', text: 'Overal.' });
  const same = await call('PATCH', `usp/${id}`, { match: '"2"', body: { data: sent } });
  expect(same).toMatchObject({ status: 200, tag: '"2"' });
  expect((await call('DELETE', `usp/${id}`, { match: '"2"' })).status).toBe(204);
  expect((await call('GET', `usp/${id}`)).status).toBe(404);
  expect((await call('DELETE', `usp/${id}`, { match: '"3"' })).status).toBe(404);
});

test('a sign is one of those that are drawn', async () => {
  const id = await make('usp', { title: 'Met teken', icon: 'truck' });
  const body = { data: { icon: 'raket' } };
  const refused = await call('PATCH', `usp/${id}`, { match: '*', body });
  expect(refused).toMatchObject({
    status: 400,
    json: { code: 'bad_request', fields: { icon: expect.stringContaining('truck') } },
  });
  const without = await call('PATCH', `usp/${id}`, { match: '*', body: { data: { icon: '' } } });
  expect(without.status).toBe(200);
});

const changeStore = (data: object) => call('PATCH', 'location/1', { match: '*', body: { data } });

test('a store’s place on the map is two numbers, or none', async () => {
  const nowhere = { coord_latitude: null, coord_longitude: null };
  expect((await changeStore(nowhere)).status).toBe(200);
  const pair = expect.stringContaining('horen bij elkaar');
  expect(await changeStore({ coord_latitude: 52.6 })).toMatchObject({
    status: 400,
    json: { fields: { coord_longitude: pair } },
  });
  expect((await changeStore({ coord_latitude: 52.6, coord_longitude: 5.1 })).status).toBe(200);
  expect(await changeStore({ coord_latitude: null })).toMatchObject({
    status: 400,
    json: { fields: { coord_latitude: pair } },
  });
});

test('special days of a store don’t overlap, unless some lie within others', async () => {
  const days = (from: string, until: string) => ({ from, until, label: '', periods: [] });
  const change = (...special_hours: object[]) => changeStore({ special_hours });
  const [summer, feast] = [days('2027-07-01', '2027-08-31'), days('2027-07-05', '2027-07-05')];
  expect((await change(summer, feast, days('2027-09-01', '2027-09-01'))).status).toBe(200);
  for (const other of [days('2027-08-31', '2027-09-02'), summer]) {
    expect(await change(summer, other)).toMatchObject({
      status: 400,
      json: { fields: { special_hours: expect.stringContaining('overlapt') } },
    });
  }
});

test('what is written stands on the site at once', async () => {
  const id = await make('faq', {
    question: 'Mag mijn hond mee naar binnen?',
    answer: ['Graag, aan de lijn.'],
    category: 'winkels',
  });
  const list = async () => (await api.inject({ url: '/vragen' })).body;
  await eventually(async () => expect(await list()).toContain('Mag mijn hond mee naar binnen?'));
  const offline = { data: { state: 'Offline' } };
  expect((await call('PATCH', `faq/${id}`, { match: '"1"', body: offline })).status).toBe(200);
  await eventually(async () => expect(await list()).not.toContain('Mag mijn hond'));
  // Who may see what isn't online still does.
  expect((await call('GET', `faq/${id}`, { as: 'nobody' })).status).toBe(404);
  expect((await call('GET', `faq/${id}`, { as: 'staff' })).status).toBe(200);
});

test('who may not write is told so, and nothing is written', async () => {
  const id = await make('usp', { title: 'Van ons' });
  const body = { data: { title: 'Van mij' } };
  const statuses = async (as: string) => [
    (await call('POST', 'usp', { as, body })).status,
    (await call('PATCH', `usp/${id}`, { as, body, match: '*' })).status,
    (await call('DELETE', `usp/${id}`, { as, match: '*' })).status,
    (await call('GET', `usp/${id}/history`, { as })).status,
    (await call('POST', `usp/${id}/restore`, { as, body: { revision: 1 }, match: '*' })).status,
  ];
  expect(await statuses('nobody')).toEqual([401, 401, 401, 401, 401]);
  expect(await statuses('anonymous')).toEqual([401, 401, 401, 401, 401]);
  expect(await statuses('staff')).toEqual([403, 403, 403, 200, 403]);
  const { json } = await call('GET', `usp/${id}`);
  expect([json.data.title, json.data._meta.revision]).toEqual(['Van ons', 1]);
});

test('a stale write is refused with what stands there and what was read', async () => {
  const id = await make('service', { title: 'Kleermaker', text: 'Zoomt.' });
  const write = (match: string, data: object) =>
    call('PATCH', `service/${id}`, { match, body: { data } });
  expect((await write('"1"', { text: 'Zoomt broeken.' })).status).toBe(200);
  const stale = await write('"1"', { title: 'De kleermaker' });
  expect(stale).toMatchObject({ status: 412, tag: '"2"' });
  expect(stale.json).toMatchObject({
    code: 'stale',
    current: { revision: 2, data: { title: 'Kleermaker', text: 'Zoomt broeken.' } },
    read: { data: { title: 'Kleermaker', text: 'Zoomt.' } },
  });
  expect((await call('DELETE', `service/${id}`, { match: '"1"' })).status).toBe(412);
  expect((await write('*', { title: 'De kleermaker' })).json.data.data).toMatchObject({
    title: 'De kleermaker',
    text: 'Zoomt broeken.',
  });
  expect((await call('PATCH', `service/${id}`, { body: { data: {} } })).status).toBe(428);
  for (const match of ['1', 'W/"1"', '"x"', '"01"', '"1", "2"']) {
    expect([match, (await write(match, {})).status]).toEqual([match, 400]);
  }
});

test('of two who write at once one is told that he is stale', async () => {
  const id = await make('usp', { title: 'Samen' });
  const both = await Promise.all(
    ['Een', 'Twee'].map((title) =>
      call('PATCH', `usp/${id}`, { match: '"1"', body: { data: { title } } }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
});

test('each wrong value is told at its field', async () => {
  const { status, json } = await call('POST', 'news', {
    body: {
      data: {
        ...{ access: 'Met Spatie', title: ' ', category: 'sport', date: '2026-02-30' },
        ...{ state: 'Misschien', intro: 3, body: [{ x: 'y' }], location_id: 999, color: 'rood' },
        picture: { key: 'nergens', alt: '' },
      },
    },
  });
  expect(status).toBe(400);
  expect(json.fields).toEqual({
    access: 'Vul het laatste deel van het adres in, met kleine letters, cijfers en streepjes.',
    title: 'Vul dit in.',
    category: expect.stringContaining('Kies een van: winkels, collectie'),
    date: 'Vul een datum in, bijvoorbeeld 2026-12-25.',
    state: 'Kies een van: Online, Offline.',
    intro: 'Vul een tekst in.',
    body: 'Dit is een lijst van {h: kop}, {p: alinea} of {ul: [punten]}.',
    color: expect.stringContaining('Dit veld is er niet. Er zijn: access, title'),
  });
  const right = { access: 'bericht', title: 'Bericht', category: 'winkels', date: '2026-02-28' };
  const body = [{ h: 'Kop' }, { p: 'Tekst' }, { ul: ['a', 'b'] }];
  const named = await call('POST', 'news', {
    body: { data: { ...right, body, location_id: 999, picture: { key: 'nergens', alt: '' } } },
  });
  expect([named.status, named.json.fields]).toEqual([
    400,
    { location_id: 'Er is geen winkel 999.', picture: "Er is geen afbeelding 'nergens'." },
  ]);
  const lacks = await call('POST', 'news', { body: { data: { title: 'Alleen een titel' } } });
  expect(Object.keys(lacks.json.fields)).toEqual(['access', 'category', 'body', 'date']);
  await make('news', { ...right, body, location_id: 2 });
  const taken = await call('POST', 'news', { body: { data: { ...right, body } } });
  expect([taken.status, taken.json.fields]).toEqual([
    409,
    { access: 'Er is al een item met deze waarde.' },
  ]);
});

test('nothing that a browser would run gets in by a link or a text', async () => {
  const id = await make('usp', { title: '<script>alert(1)</script>', text: '<b>vet</b>' });
  for (const link of [
    'javascript:alert(1)',
    'JAVASCRIPT:x',
    '//kwaad.nl',
    '/\\kwaad.nl',
    'https://brink@kwaad.nl',
    ' /x',
  ]) {
    const { status } = await call('PATCH', `usp/${id}`, { match: '"1"', body: { data: { link } } });
    expect([link, status]).toEqual([link, 400]);
  }
  const page = await eventually(async () => {
    const { body } = await api.inject({ url: '/vragen' });
    expect(body).toContain('&lt;b&gt;vet');
    return body;
  });
  expect(page).not.toContain('<script>alert');
  expect(page).not.toContain('<b>vet');
});

test('what is no entity of fields, no row or no JSON is told so', async () => {
  const body = { data: {} };
  expect((await call('POST', 'nergens', { body })).status).toBe(404);
  expect((await call('POST', 'application', { body })).json).toMatchObject({
    code: 'method_not_allowed',
  });
  expect((await call('PATCH', 'usp/999999', { match: '*', body })).status).toBe(404);
  expect((await call('PATCH', 'usp/x', { match: '*', body })).status).toBe(404);
  for (const wrong of [[], 'x', null, { title: 'los' }, { data: [] }]) {
    expect((await call('POST', 'usp', { body: wrong })).status).toBe(400);
  }
});

test('the history tells who changed what by which way, and a revision can be put back', async () => {
  const id = await make('fact', { title: 'winkels', counter_target: 57 });
  const body = (data: object) => ({ body: { data } });
  await call('PATCH', `fact/${id}`, { match: '"1"', ...body({ counter_target: 60.5 }) });
  await call('DELETE', `fact/${id}`, { match: '"2"' });
  const history = async () => (await call('GET', `fact/${id}/history`)).json.data;
  expect(await history()).toMatchObject([
    { revision: 3, action: 'delete', by: 'admin-writer' },
    {
      ...{ revision: 2, action: 'change', way: 'api', by: 'admin-writer' },
      fields: {
        counter_target: { label: 'Getal', from: 57, to: 60.5, told: 'Getal: 57 → 60,5' },
      },
    },
    { revision: 1, action: 'create', fields: { title: { from: null, to: 'winkels' } } },
  ]);
  const restore = (revision: number, match?: string) =>
    call('POST', `fact/${id}/restore`, { match, body: { revision } });
  expect((await restore(9)).status).toBe(404);
  expect((await restore(3)).status).toBe(404);
  const back = await restore(1);
  expect(back.json.data).toMatchObject({ id, data: { counter_target: 57 } });
  expect(back.tag).toBe('"4"');
  expect((await restore(2)).status).toBe(428);
  expect((await restore(2, '"1"')).status).toBe(412);
  expect((await restore(2, '"4"')).json.data.data).toMatchObject({ counter_target: 60.5 });
  expect((await history()).map(({ way }: { way: string }) => way).slice(0, 2)).toEqual([
    'restore',
    'restore',
  ]);
});

test('a revision that is no longer allowed is not put back', async () => {
  const id = await make('faq', { question: 'Vroeger?', answer: ['Ja.'], category: 'maten' });
  await api.db.execute(sql`update entity_changes
    set after = jsonb_set(after, '{category}', '"wolwinkels"') where entity = 'Faq' and row_id = ${id}`);
  const { status, json } = await call('POST', `faq/${id}/restore`, {
    match: '*',
    body: { revision: 1 },
  });
  expect([status, Object.keys(json.fields)]).toEqual([400, ['category']]);
});

test('moments and sums are told and written as JSON has them', async () => {
  const id = await make('calendar', {
    ...{ access: 'avond', title: 'Avond', category: 'lezing', body: [{ p: 'Kom.' }] },
    ...{ starts_at: '2026-12-24T19:30:00+01:00', ends_at: '2026-12-24T21:00:00Z' },
    ...{ price_cents: 1250, location_id: 1 },
  });
  const { data } = (await call('GET', `calendar/${id}`)).json.data;
  expect(data).toMatchObject({ price_cents: 1250, seats: null, location_id: 1 });
  expect(new Date(data.starts_at).toISOString()).toBe('2026-12-24T18:30:00.000Z');
});

test('the description has each field with its schema, and what writing needs', async () => {
  const { paths } = (await api.inject({ url: '/api/v1.0/openapi.json' })).json();
  const { get, post } = paths['/api/v1.0/news'];
  expect([get.operationId, post.operationId]).toEqual(['listNews', 'createNews']);
  const { data } = post.requestBody.content['application/json'].schema.properties;
  expect(data.required).toEqual(['access', 'title', 'category', 'body', 'date']);
  expect(data.properties).toMatchObject({
    state: { enum: ['Online', 'Offline'], default: 'Online', title: 'Stand' },
    location_id: { title: 'Winkel' },
    intro: { type: 'string', maxLength: 1000 },
  });
  const { patch } = paths['/api/v1.0/news/{id}'];
  expect(patch.parameters).toContainEqual(
    expect.objectContaining({ name: 'If-Match', required: true }),
  );
});

test('a page that moved leads on from its old addresses, and back again', async () => {
  const right = {
    title: 'Bericht',
    category: 'winkels',
    date: '2026-02-28',
    body: [{ p: 'Tekst' }],
  };
  const id = await make('news', { access: 'eerst', ...right });
  const move = (match: string, access: string) =>
    call('PATCH', `news/${id}`, { match, body: { data: { access } } });
  const asked = async (url: string) => {
    const { statusCode, headers } = await api.inject({ url });
    return [statusCode, headers.location];
  };
  await move('"1"', 'daarna');
  expect(await asked('/nieuws/eerst?van=mail')).toEqual([301, '/nieuws/daarna?van=mail']);
  await move('"2"', 'later');
  expect(await asked('/nieuws/eerst')).toEqual([301, '/nieuws/later']);
  expect(await asked('/nieuws/later')).toEqual([200, undefined]);
  await move('"3"', 'eerst');
  expect(await asked('/nieuws/eerst')).toEqual([200, undefined]);
  expect(await asked('/nieuws/later')).toEqual([301, '/nieuws/eerst']);
});

test('who looks at once at what he wrote sees it', async () => {
  const id = await make('usp', { title: 'Nul' });
  for (let n = 1; n < 6; n += 1) {
    await api.inject({ url: '/vragen' });
    const body = { data: { title: `Stand ${n}` } };
    expect((await call('PATCH', `usp/${id}`, { match: `"${n}"`, body })).status).toBe(200);
    expect((await api.inject({ url: '/vragen' })).body).toContain(`Stand ${n}`);
  }
});

test('what others depend on can neither go nor get out of their sight', async () => {
  const event = {
    ...{ title: 'Proeven', category: 'workshop', body: [{ p: 'Kom.' }], seats: 3, location_id: 2 },
    ...{ starts_at: '2026-12-24T18:00:00Z', ends_at: '2026-12-24T20:00:00Z' },
  };
  const id = await make('calendar', { access: 'proeven', ...event });
  const url = `calendar/${id}`;
  const change = (data: object) => call('PATCH', url, { match: '*', body: { data } });
  await api.db.execute(sql`update stock set pieces = pieces - 2 where variant_id =
    (select seat_variant_id from calendar_events where id = ${id})`);
  expect((await change({ seats: 1 })).json.fields).toEqual({
    seats: 'Er zijn al 2 plaatsen geboekt.',
  });
  expect((await change({ seats: null })).status).toBe(400);
  expect((await change({ seats: 2 })).status).toBe(200);
  const gone = await call('DELETE', url, { match: '*' });
  expect([gone.status, gone.json.message]).toEqual([
    409,
    'Dit kan niet weg: er zijn 2 plaatsen geboekt.',
  ]);
  const store = await call('DELETE', 'location/2', { match: '*' });
  expect([store.status, store.json.code]).toEqual([409, 'held']);
  expect((await change({ ends_at: '2026-12-24T18:00:00Z' })).json.fields).toEqual({
    ends_at: 'Kies een moment na het begin.',
  });
  for (const starts_at of ['0000-01-01T00:00:00Z', '9999-12-31T23:00:00Z']) {
    expect((await change({ starts_at })).status).toBe(400);
  }
  expect((await call('GET', `${url}/history?limit=1`)).json.data).toHaveLength(1);
});

test('hours are in order and do not overlap', async () => {
  const closed = Object.fromEntries(
    ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'].map((day) => [
      day,
      [],
    ]),
  );
  const change = (maandag: unknown) =>
    call('PATCH', 'location/1', {
      match: '*',
      body: { data: { hours: { ...closed, maandag } } },
    });
  for (const wrong of [
    [['00:00', '00:00']],
    [['24:00', '09:00']],
    [
      ['09:00', '12:00'],
      ['10:00', '18:00'],
    ],
    [['9:00', '18:00']],
    'dicht',
  ]) {
    const { status, json } = await change(wrong);
    expect([wrong, status, Object.keys(json.fields)]).toEqual([wrong, 400, ['hours']]);
    expect(json.fields.hours).toMatch(/^(Tijden|Dit zijn|Deze waarde)/);
  }
  // A bar that is open past midnight.
  expect((await change([['18:00', '02:00']])).status).toBe(200);
});

test('what is told of a row can be sent back, the title included that another field is', async () => {
  const id = await make('faq', { question: 'Terug?', answer: ['Ja.'], category: 'maten' });
  const read = await call('GET', `faq/${id}`);
  const sent = read.json.data.data;
  expect(sent.title).toBe('Terug?');
  const same = await call('PATCH', `faq/${id}`, { match: read.tag, body: { data: sent } });
  expect([same.status, same.tag]).toEqual([200, read.tag]);
  const other = { ...sent, title: 'Iets anders' };
  const refused = await call('PATCH', `faq/${id}`, { match: read.tag, body: { data: other } });
  expect([refused.status, Object.keys(refused.json.fields)]).toEqual([400, ['title']]);
});
