import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffActions } from '#features/staff/server/tables';
import { auditTexts as texts } from '#kernel/messages/nl-audit';
import { type ApiApp, createApiApp, createEntityCalls } from '../../../tests/harness/api-app';
import { type CallOffice, createStaff } from '../../../tests/harness/office';
import type { ToldDeed } from './contract';

let app: ApiApp;
const calls: Record<string, CallOffice> = {};
const ids: Record<string, number> = {};
beforeAll(async () => {
  app = await createApiApp();
  for (const role of ['beheerder', 'redacteur', 'winkel']) {
    const made = await createStaff(app, { email: `${role}@brink.example`, role });
    calls[role] = made.call;
    ids[role] = made.member.id;
  }
});
afterAll(() => app.close());

const as = (role: string): CallOffice => calls[role] as CallOffice;
const read = async (query = ''): Promise<ToldDeed[]> =>
  (await as('beheerder')('GET', `audit${query}`)).json.deeds;

test('what was done in the office and by the API stands there: who, what, from, to, from where', async () => {
  const change = { data: { question: '=1+1' }, revision: '*' };
  expect((await as('redacteur')('PATCH', 'rows/Faq/1', { body: change })).status).toBe(200);
  const api = await createEntityCalls(app, 'audit');
  app.clock.advance(1000);
  await api('PATCH', 'faq/1', { data: { question: 'Wanneer dan?' } });
  const [last, first] = await read('?what=Faq');
  expect(last).toMatchObject({
    ...{ who: texts.api('audit-admin'), what: texts.actions.change, way: texts.ways.api },
    ...{ to: '/faq/1', lines: ['Vraag: =1+1 → Wanneer dan?'], from: '' },
  });
  expect(first).toMatchObject({
    ...{
      who: 'Lid redacteur@brink.example (redacteur@brink.example)',
      outcome: 'success',
      way: '',
    },
    ...{ lines: ['Vraag: Wanneer komt het? → =1+1'] },
  });
  expect(first?.from).toMatch(/^10\.7\.0\.\d+$/);
});

test('what a member isn’t let do, and each login, are noted', async () => {
  const refused = await as('winkel')('DELETE', 'rows/Faq/1', { body: { revision: '*' } });
  expect(refused.status).toBe(403);
  const [deed] = await read(`?who=staff:${ids.winkel}&what=refused`);
  expect(deed).toMatchObject({
    ...{
      who: 'Lid winkel@brink.example (winkel@brink.example)',
      what: texts.actions.call,
      outcome: 'refused',
    },
    ...{ subject: 'DELETE /admin/api/rows/Faq/1', lines: ['Code: geen recht'] },
  });
  const logins = await read(`?who=staff:${ids.winkel}&what=login`);
  expect(logins.map(({ subject }) => subject)).toEqual(['winkel@brink.example']);
});

test('what a deed is noted with is told in words, not by the names that the log has', async () => {
  await app.db.insert(staffActions).values([
    {
      ...{ at: app.clock.now(), action: 'stock.missing', outcome: 'success', subject: 'Trui' },
      ...{ client: '', device: '', before: { pieces: 4 }, after: { pieces: 3 } },
    },
    {
      ...{ at: app.clock.now(), action: 'order.short', outcome: 'success', subject: '2026-1' },
      ...{ client: '', device: '', after: { outcome: 'cancelled' } },
    },
  ]);
  const lines = (await read('?q=Trui')).flatMap(({ lines: told }) => told);
  expect(lines).toContain('Stuks: 4 → 3');
  const short = (await read('?q=2026-1')).flatMap(({ lines: told }) => told);
  expect(short).toContain('Afloop: terugbetaald');
});

test('the log is for who has the right to it', async () => {
  for (const path of ['audit', 'audit/choices', 'audit/export']) {
    for (const role of ['redacteur', 'winkel']) {
      expect((await as(role)('GET', path)).status).toBe(403);
    }
    expect((await as('beheerder')('GET', path)).status).toBe(200);
  }
});

test('it is searched by words, and narrowed by person and period', async () => {
  expect((await read('?q=1%2B1')).length).toBeGreaterThan(0);
  expect(await read('?q=bestaat-niet')).toEqual([]);
  // No pattern of the database's own.
  expect(await read('?q=%25')).toEqual([]);
  const none = await read('?who=none');
  expect(none.every(({ who }) => who === texts.nobody || who === texts.command)).toBe(true);
  // The test's day, which begins in the Netherlands an hour before it does in UTC.
  expect((await read('?from=2026-03-02&until=2026-03-02')).length).toBeGreaterThan(0);
  expect(await read('?from=2026-03-03')).toEqual([]);
  expect(await read('?until=2026-03-01')).toEqual([]);
  expect((await read('?from=onzin&until=2026-99-99')).length).toBeGreaterThan(0);
});

test('it is told a page at a time, none twice', async () => {
  for (let at = 0; at < 60; at += 1) await as('winkel')('GET', 'rows/Faq');
  const first = (await as('beheerder')('GET', 'audit?what=call')).json;
  const second = (await as('beheerder')('GET', 'audit?what=call&start=50')).json;
  expect([first.deeds.length, first.hasMore, second.hasMore]).toEqual([50, true, false]);
  const all = [...first.deeds, ...second.deeds].map(({ id }: ToldDeed) => id);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(60);
});

test('taken along it is a sheet that runs no formula, and that is noted too', async () => {
  const body = { data: { name: '=cmd' } };
  await as('beheerder')('PATCH', 'account', { body: body.data });
  const { headers, text } = await as('beheerder')('GET', 'audit/export');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toBe('attachment; filename="auditlog-2026-03-02.csv"');
  const lines = text.split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFF"Wanneer";"Wie";"Wat";"Waarvan";"Uitkomst";"Wijzigingen";"Waarvandaan"',
  );
  expect(lines.length).toBeGreaterThan(60);
  expect(text).toContain(`"'=cmd (`);
  expect(text).not.toMatch(/(^|;)"[=+@-]/m);
  const [noted] = await read('?what=audit.export');
  expect(noted?.what).toBe(texts.actions['audit.export']);
});
