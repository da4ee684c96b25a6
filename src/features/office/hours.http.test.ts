import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiApp, createApiApp } from '../../../tests/harness/api-app';
import { type CallOffice, createStaff } from '../../../tests/harness/office';

let api: ApiApp;
let call: CallOffice;
let reader: CallOffice;
let store: CallOffice;
beforeAll(async () => {
  api = await createApiApp();
  const staff = async (name: string, role: string, storeIds: number[] = []) => {
    const made = await createStaff(api, { email: `${name}@tijden.example`, name, role, storeIds });
    return made.call;
  };
  call = await staff('Bo', 'beheerder');
  reader = await staff('Roos', 'redacteur');
  store = await staff('Wim', 'winkel', [1]);
});
afterAll(() => api.close());

type Special = { from: string; until: string; label: string; periods: string[][] };
const hoursOf = async (id: number) =>
  (await call('GET', `rows/location/${id}`)).json.row.values as {
    hours: Record<string, string[][]>;
    special_hours: Special[];
  };
const stores = async (): Promise<number[]> =>
  (await call('GET', 'rows/location?limit=200')).json.rows.map(({ id }: { id: number }) => id);

const feast = (hours: object, more: object = {}) => ({
  ...{ from: '2031-12-25', until: '2031-12-25', label: 'Eerste kerstdag', hours, ...more },
});
const set = (body: object, by = call) => by('POST', 'hours', { body });

test('all stores get a day at once: tried first, then written, then undone', async () => {
  const ids = await stores();
  expect(ids.length).toBeGreaterThan(1);
  const before = await Promise.all(ids.map(hoursOf));
  const body = { list: '', days: [feast({ kind: 'closed' })] };
  const trial = (await set({ ...body, dryRun: true })).json;
  expect([trial.changed, trial.conflicts, trial.importId]).toEqual([ids.length, [], undefined]);
  expect(trial.plans[0].told[0]).toBe('25 december 2031: dicht, Eerste kerstdag');
  expect(await Promise.all(ids.map(hoursOf))).toEqual(before);
  const done = (await set(body)).json;
  expect(done.changed).toBe(ids.length);
  for (const id of ids) {
    expect((await hoursOf(id)).special_hours).toContainEqual({
      ...{ from: '2031-12-25', until: '2031-12-25', label: 'Eerste kerstdag', periods: [] },
    });
  }
  // Said once more it is there already, and is no conflict.
  expect((await set({ ...body, dryRun: true })).json).toMatchObject({
    changed: 0,
    conflicts: [],
    kept: 0,
  });
  const undone = await call('POST', 'rows/location/undo', { body: { importId: done.importId } });
  expect(undone.json.undone).toBe(ids.length);
  expect(await Promise.all(ids.map(hoursOf))).toEqual(before);
});

test('an office and a warehouse are among all locations, not among all stores', async () => {
  const { json } = await call('GET', 'rows/location?f.kind=store');
  const [{ id: office }] = json.rows;
  const set_ = (kind: string) =>
    call('PATCH', `rows/location/${office}`, { body: { data: { kind }, revision: '*' } });
  expect((await set_('office')).status).toBe(200);
  const body = { list: 'f.kind=store', days: [feast({ kind: 'closed' })], dryRun: true };
  expect((await set(body)).json.changed).toBe(json.total - 1);
  expect((await call('GET', 'rows/location?f.kind=store')).json.total).toBe(json.total - 1);
  await set_('store');
});

test('a store that has hours of its own on a day keeps them, unless they are replaced', async () => {
  const [id = 0] = await stores();
  const own = feast({ kind: 'periods', periods: [['10:00', '16:00']] }, { label: 'Eigen' });
  await set({ ids: [id], days: [own] });
  const body = { ids: [id], days: [feast({ kind: 'closed' })] };
  const kept = (await set({ ...body, dryRun: true })).json;
  expect(kept).toMatchObject({ changed: 0, unchanged: 1, kept: 1 });
  expect(kept.conflicts[0].stands[0]).toBe('25 december 2031: 10:00-16:00, Eigen');
  await set(body);
  expect((await hoursOf(id)).special_hours).toContainEqual(
    expect.objectContaining({ label: 'Eigen' }),
  );
  await set({ ...body, over: 'replace' });
  const after = (await hoursOf(id)).special_hours.filter(({ from }) => from === '2031-12-25');
  expect(after).toEqual([expect.objectContaining({ label: 'Eerste kerstdag', periods: [] })]);
});

test('each store closes early, or opens as on Sunday, by hours of its own', async () => {
  const [one = 0, two = 0] = await stores();
  const week = (periods: string[][]) => ({ woensdag: periods, zondag: [['13:00', '15:00']] });
  await set({ ids: [one], week: week([['08:00', '20:00']]) });
  await set({ ids: [two], week: week([['11:00', '21:00']]) });
  expect((await hoursOf(one)).hours.woensdag).toEqual([['08:00', '20:00']]);
  // The 24th of December 2031 is a Wednesday.
  const eve = { from: '2031-12-24', until: '2031-12-24', label: 'Kerstavond' };
  const second = { from: '2031-12-26', until: '2031-12-26', label: 'Tweede kerstdag' };
  const days = [
    { ...eve, hours: { kind: 'until', time: '17:00' } },
    { ...second, hours: { kind: 'sunday' } },
  ];
  await set({ ids: [one, two], days });
  const special = async (id: number) =>
    Object.fromEntries((await hoursOf(id)).special_hours.map((day) => [day.from, day.periods]));
  expect(await special(one)).toMatchObject({
    '2031-12-24': [['08:00', '17:00']],
    '2031-12-26': [['13:00', '15:00']],
  });
  expect((await special(two))['2031-12-24']).toEqual([['11:00', '17:00']]);
});

test('who may not is refused, and what is wrong changes nothing', async () => {
  const days = [feast({ kind: 'closed' }, { from: '2032-01-01', until: '2032-01-01' })];
  expect((await set({ ids: [1], days }, reader)).status).toBe(403);
  expect((await set({ ids: [1, 2], days }, store)).status).toBe(403);
  expect((await set({ ids: [1], days }, store)).json.changed).toBe(1);
  // All of them are the manager's own one.
  const more = [feast({ kind: 'closed' }, { from: '2032-01-02', until: '2032-01-02' })];
  expect((await set({ list: '', days: more }, store)).json.changed).toBe(1);
  const wrong = [
    { days },
    { ids: [1] },
    { list: 'kind=store', days },
    { list: 'f.kind=%00', days },
    { ids: [1], days: [feast({ kind: 'closed' }, { until: '2031-12-24' })] },
    { ids: [1], days: [feast({ kind: 'closed' }, { from: '2031-02-30' })] },
    { ids: [1], days: [feast({ kind: 'until', time: '25:00' })] },
    { ids: [1], days: [feast({ kind: 'periods', periods: [] })] },
    { ids: [1], days: Array(61).fill(days[0]) },
    { ids: [1], week: { someday: [] } },
  ];
  for (const body of wrong) expect((await set(body)).status, JSON.stringify(body)).toBe(400);
  const late = [
    feast({
      kind: 'periods',
      periods: [
        ['12:00', '10:00'],
        ['11:00', '15:00'],
      ],
    }),
  ];
  const told = (await set({ ids: [1], days: late, over: 'replace' })).json;
  expect([told.changed, told.refused.length]).toEqual([0, 1]);
});
