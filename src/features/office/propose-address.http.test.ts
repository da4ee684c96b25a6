import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffMember } from '#features/staff/contract';
import { missingLimits as limits } from '#kernel/limits-missing';
import { type ApiApp, createApiApp } from '../../../tests/harness/api-app';
import { addPage } from '../../../tests/harness/build-catalog';
import { type CallOffice, createStaff } from '../../../tests/harness/office';
import { findAddresses } from './server/propose-address';

const MANY = 4_000;

let api: ApiApp;
let editor: CallOffice;
let reader: CallOffice;
beforeAll(async () => {
  api = await createApiApp();
  ({ call: editor } = await createStaff(api, { email: 'a@kantoor.example', role: 'redacteur' }));
  ({ call: reader } = await createStaff(api, { email: 'b@kantoor.example', role: 'alleen-lezen' }));
  const id = await addPage(api.host, { path: '/jassen-voorbeeld', title: 'Jas', content: [] });
  // As the table has it, but for what differs: pages and products that all have the words that are asked for.
  await copyRows('pages', `'/dames/winterjassen-model-' || n`, 'path', id);
  await copyRows('products', `'winterjassen-model-' || n`, 'access');
  await addPage(api.host, { path: '/dames/winterjassen', title: 'Alle', content: [] });
  await addPage(api.host, { path: '/klantenservice/retourneren', title: 'Retour', content: [] });
  await api.db.execute(`insert into missing_addresses (site_id, path, count, first_at, last_at)
    select 1, '/oud/winterjassen-nummer-' || n, 10, '2026-01-01', '2026-01-01' from generate_series(1, 60) n`);
  await api.db.execute(`insert into missing_addresses (site_id, path, count, first_at, last_at) values
    (1, '/winkel/dames/winterjasen.html', 90, '2026-01-01', '2026-01-01'),
    (1, '/retouneren', 80, '2026-01-01', '2026-01-01'), (1, '/x/%_', 70, '2026-01-01', '2026-01-01')`);
}, 60_000);
afterAll(() => api.close());

const copyRows = async (table: string, key: string, column: string, id?: number) => {
  const { rows } = await api.db.execute<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_name = '${table}' and table_schema = current_schema()
        and column_name not in ('id', '${column}') and is_generated = 'NEVER'`,
  );
  const names = rows.map(({ name }) => `"${name}"`).join(', ');
  const of = id ?? `(select min(id) from ${table} where state = 'Online')`;
  await api.db.execute(`insert into ${table} (${column}, ${names})
    select ${key}, ${names} from ${table}, generate_series(1, ${MANY}) n where id = ${of}`);
};

test('of thousands of pages and products an address is compared with few, those most like it, page by page', async () => {
  const { status, json } = await editor('GET', 'missing');
  expect(status).toBe(200);
  expect(json).toMatchObject({ hasMore: true, mayChange: true });
  expect(json.rows).toHaveLength(limits.page);
  const whoever: StaffMember = {
    ...{ id: 0, name: '', email: '', role: { id: 0, name: '', label: '' }, storeIds: [] },
    rights: { entities: [{ entity: '*', actions: ['read'] }], special: [] },
  };
  const few = await findAddresses(api.host, whoever, '/oud/winterjassen-nummer-7');
  expect(few).toHaveLength(limits.candidates);
  expect(limits.candidates).toBeLessThanOrEqual(200);
  const near = Object.fromEntries(
    json.rows.map(({ path, proposal }: { path: string; proposal: string | null }) => [
      path,
      proposal,
    ]),
  );
  expect(near).toMatchObject({
    '/winkel/dames/winterjasen.html': '/dames/winterjassen',
    '/retouneren': '/klantenservice/retourneren',
    '/x/%_': null,
  });
  const { json: last } = await editor('GET', `missing?start=${2 * limits.page}`);
  expect([last.rows.length, last.hasMore]).toEqual([63 - 2 * limits.page, false]);
});

test('for who may not lead them anywhere nothing is worked out', async () => {
  const { status, json } = await reader('GET', 'missing');
  expect([status, json.rows.length, json.mayChange]).toEqual([200, limits.page, false]);
  expect(json.rows.filter(({ proposal }: { proposal: unknown }) => proposal !== null)).toEqual([]);
});
