import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiApp, bearer, createApiApp } from '../../../tests/harness/api-app';
import { addPage } from '../../../tests/harness/build-catalog';

let api: ApiApp;
let token: string;
beforeAll(async () => {
  api = await createApiApp();
  await addPage(api.host, {
    path: '/vacatures',
    title: 'Vacatures',
    content: [{ type: 'VacancyOverview', props: { id: 'vacatures', version: 1 } }],
  });
  token = (await api.tokensOf('writer', 'admin')).access;
});
afterAll(() => api.close());

const call = async (
  method: 'POST' | 'PATCH' | 'DELETE' | 'GET',
  url: string,
  { data, match }: { data?: object; match?: string } = {},
) => {
  const reply = await api.inject({
    ...{ method, url: `/api/v1.0/${url}` },
    headers: {
      ...bearer(token),
      ...(match !== undefined && { 'if-match': match }),
      ...(data && { 'content-type': 'application/json' }),
    },
    ...(data && { payload: JSON.stringify({ data }) }),
  });
  return { status: reply.statusCode, json: reply.body === '' ? undefined : reply.json() };
};

const page = async (url: string) => {
  const { statusCode, body } = await api.inject(url);
  return { status: statusCode, body };
};

const right = (access: string) => ({
  ...{ access, title: `Etaleur ${access}`, location_id: 1, category: 'visual' },
  ...{ hours_min: 8, hours_max: 16, posted_on: '2026-02-01', intro: 'Je maakt etalages.' },
});

test('a vacancy that the API makes stands on its page and in the list, changes and goes', async () => {
  const made = await call('POST', 'vacancy', { data: right('nieuw') });
  expect([made.status, made.json.message]).toEqual([201, undefined]);
  const { id, data, extra } = made.json.data;
  expect(data).toMatchObject({ contract: 'vast', code: 0, salary_unit: null, valid_through: null });
  // What a feed calls it is staff's alone.
  expect(data.reference).toBe(null);
  const told = (await api.inject(`/api/v1.0/vacancy/${id}`)).json().data.data;
  expect(Object.keys(told)).not.toContain('reference');
  expect(extra.location).toBe('Utrecht');
  expect((await page('/vacatures')).body).toContain('Etaleur nieuw');

  const salary = { salary_min: 1600, salary_max: 1800, salary_unit: 'HOUR' };
  const changed = { data: { title: 'Etaleur en meer', tasks: ['Etaleren'], ...salary } };
  expect((await call('PATCH', `vacancy/${id}`, { match: '"1"', ...changed })).status).toBe(200);
  const { body } = await page('/vacatures/nieuw');
  for (const text of ['Etaleur en meer', 'Etaleren', 'per uur']) expect(body).toContain(text);
  expect((await page('/vacatures')).body).toContain('Etaleur en meer');
  const { message } = (await call('PATCH', `vacancy/${id}`, { match: '"1"', ...changed })).json;
  expect(message).toContain('Intussen is dit item gewijzigd.');

  await call('PATCH', `vacancy/${id}`, { match: '"2"', data: { valid_through: '2026-02-28' } });
  expect((await page('/vacatures/nieuw')).status).toBe(410);
  expect((await page('/vacatures')).body).not.toContain('Etaleur en meer');
  expect((await call('GET', `vacancy/${id}/history`)).json.data[0].fields.valid_through.told).toBe(
    'Reageren tot en met: niets → 28 februari 2026',
  );
  expect((await call('DELETE', `vacancy/${id}`, { match: '"3"' })).status).toBe(204);
  expect((await page('/vacatures/nieuw')).status).toBe(404);
});

test('what was read is sent back as it is, and nothing changes', async () => {
  const { id, data, _meta } = (await call('GET', 'vacancy/1')).json.data;
  const sent = await call('PATCH', `vacancy/${id}`, { match: `"${_meta.revision}"`, data });
  expect([sent.status, sent.json.data._meta.revision]).toEqual([200, _meta.revision]);
  expect(sent.json.data.data).toEqual(data);
});

test('what is wrong is told at its field', async () => {
  const wrong = async (data: object) => {
    const { status, json } = await call('POST', 'vacancy', { data: { ...right('fout'), ...data } });
    return [status, json.fields];
  };
  expect((await call('POST', 'vacancy', { data: { title: 'Kaal' } })).json.fields).toMatchObject({
    ...{ access: 'Vul dit in.', location_id: 'Vul dit in.' },
    ...{ hours_min: 'Vul dit in.', posted_on: 'Vul dit in.' },
  });
  expect(await wrong({ location_id: 99, hours_max: 61, category: 'niets' })).toEqual([
    400,
    {
      hours_max: 'Vul hoogstens 60 in.',
      category: expect.stringContaining('Kies een van: verkoop, leiding'),
    },
  ]);
  expect(await wrong({ location_id: 99 })).toEqual([400, { location_id: 'Er is geen plek 99.' }]);
  expect(await wrong({ hours_min: 20, valid_through: '2026-01-31' })).toEqual([
    400,
    {
      hours_max: 'Dit is minstens wat er bij Uren per week, minstens staat.',
      valid_through: 'Dit is niet eerder dan Geplaatst.',
    },
  ]);
  expect(await wrong({ salary_min: 1800, salary_max: 1600 })).toEqual([
    400,
    { salary_max: 'Dit is minstens wat er bij Salaris, minstens staat.' },
  ]);
  expect(await wrong({ access: 'in-de-buurt' })).toEqual([
    400,
    { access: 'Op dit adres staat al iets van de site zelf. Kies een ander.' },
  ]);
  expect(await wrong({ access: 'open' })).toEqual([
    409,
    { access: 'Er is al een item met deze waarde.' },
  ]);
});

test('a reference of a feed is one of a kind, and none is none', async () => {
  const make = async (access: string, reference: string | null) => {
    const { status, json } = await call('POST', 'vacancy', {
      data: { ...right(access), reference },
    });
    return [status, json.fields];
  };
  for (const [at, reference] of ['A-1', '', null].entries()) {
    expect(await make(`met-${at}`, reference)).toEqual([201, undefined]);
  }
  expect(await make('dubbel', 'A-1')).toEqual([
    409,
    { reference: 'Er is al een item met deze waarde.' },
  ]);
});

test('a store where somebody is looked for does not go', async () => {
  const { status, json } = await call('DELETE', 'location/2', { match: '*' });
  expect(status).toBe(409);
  expect(json.message).toContain('vacatures verwijzen ernaar');
});
