import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildIfStale } from '../../bin/build.mjs';
import { createTestDatabase, type TestDatabase } from '../harness/database';
import { type BuiltServer, startBuiltServer } from './built-server';

let database: TestDatabase;
let folder: string;
let processes: BuiltServer[];

beforeAll(() => buildIfStale());
beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'etalage-cluster-'));
  processes = [];
});
afterEach(async () => {
  await Promise.all(processes.map((one) => one.kill()));
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const start = async (): Promise<BuiltServer> => {
  const started = await startBuiltServer(database.url, folder);
  processes.push(started);
  return started;
};

const treeOf = (html: string) => ({
  root: {},
  content: [{ type: 'RichText', props: { id: 'tekst', version: 1, title: 'Kop', html } }],
  zones: {},
});

/** A page that is live, and a version of it that was planned by a process that is gone. */
const plan = async (): Promise<void> => {
  const { db } = database;
  const [old, next] = ['<p>Oud.</p>', '<p>Nieuw.</p>'].map((html) => JSON.stringify(treeOf(html)));
  const { rows } = await db.execute<{ id: number; site: number }>(sql`
    insert into pages (site_id, path, title, published, draft)
    select id, '/gepland', 'Gepland', ${old}::jsonb, ${next}::jsonb from sites
    returning id, site_id as site`);
  const [page] = rows;
  if (!page) throw new Error('No page was made');
  const rights = { entities: [{ entity: '*', actions: ['read', 'change'] }], special: [] };
  const { rows: members } = await db.execute<{ id: number }>(sql`
    with role as (
      insert into staff_roles (site_id, name, label, rights)
      values (${page.site}, 'planner', 'Planner', ${JSON.stringify(rights)}::jsonb) returning id)
    insert into staff_members (site_id, email, name, password_hash, role_id)
    select ${page.site}, 'planner@brink.example', 'Pia', '', id from role returning id`);
  const planner = members[0]?.id;
  await db.execute(sql`
    with made as (
      insert into office_releases (site_id, name, at, member_id, created_at)
      values (${page.site}, '', now() - interval '10 seconds', ${planner}, now()) returning id)
    insert into office_release_items
      (release_id, entity, row_id, title, values, before, member_id, added_at)
    select id, 'Page', ${page.id}, 'Gepland', json_build_object('content', ${next}::json),
      json_build_object('content', ${old}::json), ${planner}::int, now() from made`);
};

const states = async (): Promise<string[]> => {
  const { rows } = await database.db.execute<{ state: string }>(
    sql`select state from office_releases`,
  );
  return rows.map(({ state }) => state);
};
const published = async (): Promise<number> => {
  const { rows } = await database.db.execute<{ n: number }>(sql`
    select count(*)::int as n from entity_changes where entity = 'Page' and way = 'plan'`);
  return rows[0]?.n ?? 0;
};

/** Any number: whoever publishes waits for it. */
const LOCK = 47_110_816;

test('of two processes one publishes what is planned, once, also when it is killed while it does', async () => {
  await Promise.all([start(), start()]);
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query(`
    create function hold_up() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(${LOCK}); return new; end $$;
    create trigger hold_up before update on office_releases for each row
      when (new.state = 'done') execute function hold_up()`);
  await holder.query(`select pg_advisory_lock(${LOCK})`);
  await plan();
  // Which process it is: the one whose transaction stands still has its job.
  const held = async () => {
    const { rows } = await holder.query(`select l.pid from pg_locks l
      where l.locktype = 'advisory' and not l.granted and l.objid = ${LOCK}`);
    return rows.length;
  };
  await expect.poll(held, { timeout: 120_000, interval: 500 }).toBe(1);
  expect(await published()).toBe(0);
  // Whichever of them it is, both die in the middle of it.
  await Promise.all(processes.map((one) => one.kill()));
  await holder.query(`select pg_advisory_unlock(${LOCK})`);
  await expect.poll(held).toBe(0);
  expect([await states(), await published()]).toEqual([['open'], 0]);
  await holder.end();

  const [one] = await Promise.all([start(), start()]);
  await expect.poll(states, { timeout: 150_000, interval: 500 }).toEqual(['done']);
  expect(await published()).toBe(1);
  const page = await fetch(new URL('/gepland', one?.address));
  expect(await page.text()).toContain('Nieuw.');
  // Further rounds find nothing to do.
  expect(await published()).toBe(1);
}, 420_000);
