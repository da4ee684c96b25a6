import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildIfStale } from '../../bin/build.mjs';
import { createTestDatabase, type TestDatabase } from '../harness/database';
import { SECRET, startBuiltServer } from './built-server';

const COMMAND = resolve(import.meta.dirname, '../../bin/etalage.mjs');
const PRODUCTS = 20_000;
const SIZES = ['S', 'M', 'L'];

let database: TestDatabase;
let folder: string;

beforeAll(() => buildIfStale());

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'etalage-import-'));
});

afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const env = () => ({
  ...process.env,
  NODE_ENV: 'production',
  DATABASE_URL: database.url,
  ETALAGE_DATA: folder,
  ETALAGE_SECRET: SECRET,
  LOG_LEVEL: 'error',
});

const startImport = (file: string) =>
  spawn(process.execPath, [COMMAND, 'import', 'products', file], { stdio: 'ignore', env: env() });

const count = async () => {
  const { rows } = await database.db.execute<{ products: number; whole: number }>(sql`
    select (select count(*)::int from products) as products,
      (select count(*)::int from (
        select product_id from variants group by product_id having count(*) = ${SIZES.length}
      ) v) as whole`);
  return rows[0] ?? { products: 0, whole: 0 };
};

const writeFileOfProducts = async () => {
  const file = join(folder, 'artikelen.csv');
  const lines = ['product,title,price,size,stock'];
  for (let n = 1; n <= PRODUCTS; n += 1) {
    for (const size of SIZES) lines.push(`artikel-${n},Artikel nummer ${n},19.95,${size},4`);
  }
  await writeFile(file, lines.join('\n'));
  return file;
};

test('an import that is killed leaves whole products and a site that starts; run again it completes', async () => {
  const file = await writeFileOfProducts();
  const broken = startImport(file);
  const ended = once(broken, 'exit');
  await vi.waitUntil(async () => (await count()).products > 1000, {
    timeout: 60_000,
    interval: 20,
  });
  broken.kill('SIGKILL');
  await ended;
  const half = await count();
  expect(half.products).toBeLessThan(PRODUCTS);
  expect(half.whole).toBe(half.products);

  const server = await startBuiltServer(database.url, folder);
  const found = await fetch(`${server.address}/artikel/artikel-1`);
  expect(found.status).toBe(200);

  const [code] = await once(startImport(file), 'exit');
  expect(code).toBe(0);
  expect(await count()).toEqual({ products: PRODUCTS, whole: PRODUCTS });
  // The running server shows what came in, without a restart.
  const words = `${server.address}/zoeken?search=nummer+${PRODUCTS}`;
  await vi.waitUntil(
    async () => (await (await fetch(words)).text()).includes(`artikel-${PRODUCTS}"`),
    {
      timeout: 60_000,
      interval: 200,
    },
  );
  await server.kill();
});
