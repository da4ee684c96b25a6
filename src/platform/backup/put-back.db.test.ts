import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/database';
import { migrate } from '../db/migrate';
import { refuseUnfinished } from '../installation/restored';
import { createStorage } from '../storage/storage';
import { backUp } from './back-up';
import { loadTables } from './load-tables';
import type { Manifest } from './manifest';
import { putBack } from './put-back';
import { differences, readSite } from './site.test-support';
import { endOfTar, writeEntry } from './tar';

/** A small site, with all that is awkward to copy: rows in a circle, triggers, columns and numbers of PostgreSQL's own. */
const SITE = [
  `create table installation (name text primary key, value text not null, changed_at timestamptz not null default now())`,
  `create sequence order_numbers start 1001`,
  `create table chapters (id serial primary key, parent_id integer references chapters, first_page integer);
   create table pages (
     id integer generated always as identity primary key, chapter_id integer not null references chapters on delete cascade,
     title text not null, words text generated always as (lower(title)) stored, at timestamptz, cents numeric, raw bytea, data jsonb);
   alter table chapters add constraint first_page_fk foreign key (first_page) references pages;
   create function shout() returns trigger language plpgsql as $$ begin new.title := upper(new.title); return new; end $$;
   create trigger shouts before insert on pages for each row execute function shout()`,
  `alter table pages add column shown boolean not null default true; create index pages_shown on pages (shown);
   insert into installation (name, value) values ('by a migration', 'once')`,
];

let folder: string;
let databases: TestDatabase[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'etalage-put-back-'));
  databases = [];
});
afterEach(async () => {
  for (const database of databases) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const at = (name: string) => join(folder, name);
const storageAt = (name: string) => createStorage({ config: { dataFolder: at(name) } });

/** A folder with so many of the migrations; those that came later are made later. */
const migrations = async (count = SITE.length): Promise<string> => {
  const place = at(`migrations-${count}`);
  await mkdir(join(place, 'meta'), { recursive: true });
  const entries = SITE.slice(0, count).map((_, idx) => {
    const when = 1_790_000_000_000 + idx;
    return { idx, version: '7', when, tag: `000${idx}`, breakpoints: true };
  });
  for (const { idx, tag } of entries) await writeFile(join(place, `${tag}.sql`), SITE[idx] ?? '');
  await writeFile(join(place, 'meta/_journal.json'), JSON.stringify({ entries }));
  return place;
};

const empty = async () => {
  const database = await createTestDatabase({ empty: true });
  databases.push(database);
  return database;
};

const make = async (title: string, count?: number) => {
  const database = await empty();
  await migrate(database.url, await migrations(count));
  await database.pool.query(`
    insert into chapters (id, parent_id) values (1, 2), (2, 1);
    select setval('chapters_id_seq', 40), nextval('order_numbers');
    insert into pages (chapter_id, title, at, cents, raw, data)
      values (1, 'x', '0044-03-15 12:00:00.123456+00 BC', 0.1234567890123456789, '\\x00ff', '{"a": [1, null]}');
    update pages set title = 'een titel';
    update chapters set first_page = (select min(id) from pages)`);
  await database.pool.query('insert into pages (chapter_id, title) values (2, $1)', [title]);
  return database;
};

const titles = async ({ pool }: TestDatabase) =>
  (await pool.query('select title from pages order by id desc')).rows.map(({ title }) => title);

type Change = (step: string, done: number) => Promise<unknown>;

const backUpTo = async (name: string, { url }: TestDatabase, change?: Change) => {
  const changes: Promise<unknown>[] = [];
  const bytes = backUp({
    ...{ url, storage: storageAt('files'), leaves: [], version: '0', now: new Date() },
    tell: (step, done) => void (change && changes.push(change(step, done))),
  });
  const watched = async function* () {
    for await (const chunk of bytes) {
      await Promise.all(changes.splice(0));
      yield chunk;
    }
  };
  await pipeline(Readable.from(watched()), createWriteStream(at(name)));
  return at(name);
};

const putBackTo = async (
  file: string,
  { url }: TestDatabase,
  { place, ...more }: { place?: string; [setting: string]: unknown } = {},
) =>
  putBack({
    ...{ url, storage: storageAt('back'), open: () => createReadStream(file) },
    ...{ migrations: place ?? (await migrations()), fingerprint: 'x', otherSecret: true },
    ...{ now: new Date(), stays: [], ...more },
  });

const OWN = ['public.installation'];

test('rows in a circle, triggers and numbers come back as they were, and go on from there', async () => {
  const source = await make('of the source');
  const target = await empty();
  await putBackTo(await backUpTo('site', source), target);
  expect(differences(await readSite(source.url), await readSite(target.url))).toEqual(OWN);
  const { rows } = await target.pool.query(
    `insert into pages (chapter_id, title) values (1, 'next') returning id, title, words`,
  );
  expect(rows).toEqual([{ id: 3, title: 'NEXT', words: 'next' }]);
  await expect(target.pool.query('update pages set chapter_id = 9')).rejects.toThrow('foreign key');
});

test('what is written while a backup is made is in it whole or not at all', async () => {
  const source = await make('before');
  // What is done as the first is told is done before the second is read.
  for (const key of ['media/before', 'media/before-too']) {
    await storageAt('files').put(key, Buffer.from('x'));
  }
  const file = await backUpTo('busy', source, async (step, done) => {
    const write = (title: string) =>
      source.pool.query('update pages set title = $1 where id = 2', [title]);
    if (step === 'files' && done === 1) {
      // As an upload does: its file first, then its row.
      await storageAt('files').put('media/between', Buffer.from('y'));
      await write('between');
    }
    if (step === 'tables' && done === 1) {
      await write('after');
      await storageAt('files').put('media/after', Buffer.from('z'));
    }
  });
  const target = await empty();
  await putBackTo(file, target);
  expect(await titles(target)).toEqual(['between', 'een titel']);
  expect(await storageAt('back').has('media/between')).toBe(true);
  expect(await storageAt('back').has('media/after')).toBe(false);
});

test('an older backup is brought up to date; a newer or another one is refused, and changes nothing', async () => {
  const source = await make('old', 3);
  const target = await empty();
  await putBackTo(await backUpTo('old', source), target);
  await migrate(source.url, await migrations());
  expect(differences(await readSite(source.url), await readSite(target.url))).toEqual(OWN);

  const file = await backUpTo('new', source);
  const older = await migrations(3);
  await expect(putBackTo(file, target, { migrations: older })).rejects.toThrow('newer');
  await source.pool.query('update drizzle.__drizzle_migrations set created_at = created_at - 500');
  const other = await backUpTo('other', source);
  await expect(putBackTo(other, target, { replace: true })).rejects.toThrow('otherTables');
  expect(await titles(target)).toEqual(['OLD', 'een titel']);
});

test('a backup whose rows do not fit together is not put back', async () => {
  const source = await make('torn');
  await source.pool.query(
    `set session_replication_role = replica; update pages set chapter_id = 9 where id = 2;
     set session_replication_role = origin`,
  );
  const target = await make('stays');
  const file = await backUpTo('torn', source);
  await expect(putBackTo(file, target, { replace: true })).rejects.toThrow('pages');
  expect(await titles(target)).toEqual(['STAYS', 'een titel']);
});

test('pieces and numbers that can’t be read are damage, told at once, and the connection goes on', async () => {
  const target = await empty();
  await migrate(target.url, await migrations());
  const client = new pg.Client(target.url);
  await client.connect();
  const load = async (piece: Buffer, more: Partial<Manifest> = {}) => {
    const columns = ['id', 'parent_id'];
    const tables = [{ schema: 'public', name: 'chapters', columns, rows: 1 }];
    const part = { name: 'tables/public.chapters/000001.gz', size: piece.length };
    const source = async function* () {
      yield* writeEntry({ ...part, content: Readable.from([piece]) });
      yield endOfTar();
    };
    await client.query('begin');
    try {
      const manifest = { tables, sequences: [], ...more } as unknown as Manifest;
      await loadTables(client, { manifest, source: source() });
    } finally {
      await client.query('rollback');
    }
  };
  try {
    const good = gzipSync('7\t\\N\n');
    const numbers = [
      { name: 'order_numbers', value: '1); drop table chapters; --', isCalled: true },
    ];
    for (const [piece, more] of [
      [Buffer.from('not squeezed at all')],
      [gzipSync(Buffer.alloc(8 * 1024 * 1024, 'A'))],
      [gzipSync('seven\t\\N\n')],
      [good, { sequences: numbers }],
    ] as const) {
      await expect(load(piece, more)).rejects.toMatchObject({ code: 'damaged' });
    }
    await load(good);
  } finally {
    await client.end();
  }
});

test('broken off among the tables it leaves the old site, among the files none that starts, until it is run again', async () => {
  const source = await make('new');
  for (const key of ['media/a', 'media/b']) await storageAt('files').put(key, Buffer.from(key));
  const file = await backUpTo('site', source);
  const target = await make('old');
  await storageAt('back').put('media/old', Buffer.from('x'));

  // As PostgreSQL sees a process that was killed.
  const killed = async (client: pg.Client) => {
    const { rows } = await client.query('select pg_backend_pid() as pid');
    await target.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
  };
  await expect(putBackTo(file, target, { replace: true, settle: killed })).rejects.toThrow();
  expect(await titles(target)).toEqual(['OLD', 'een titel']);
  await refuseUnfinished(target.url);

  const storage = storageAt('back');
  const put = async (key: string, content: Buffer) => {
    if (key === 'media/b') throw new Error('killed');
    await storage.put(key, content);
  };
  const broken = { replace: true, storage: { ...storage, put } };
  await expect(putBackTo(file, target, broken)).rejects.toThrow('killed');
  await expect(refuseUnfinished(target.url)).rejects.toThrow('run the same');

  // Without `replace`: what is there is our own half.
  await putBackTo(file, target);
  await refuseUnfinished(target.url);
  expect(await titles(target)).toEqual(['NEW', 'een titel']);
  const keys = await Promise.all(['media/a', 'media/b', 'media/old'].map(storage.has));
  expect(keys).toEqual([true, true, false]);
});

test('of two that put back at once the second finds a site', async () => {
  const file = await backUpTo('twice', await make('twice'));
  const target = await empty();
  // Written once: one may read what the other writes.
  const same = { place: await migrations() };
  const put = () => putBackTo(file, target, same);
  const results = await Promise.allSettled([put(), put()]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [reason] = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(String(reason)).toContain('holdsSite');
});

test('who owns the database and nothing more of its server can put back, and replace', async () => {
  const file = await backUpTo('site', await make('owned'));
  const target = await empty();
  const name = new URL(target.url).pathname.slice(1);
  const role = `${name}_owner`;
  await target.pool.query(
    `create role ${role} login password 'x'; alter database ${name} owner to ${role}`,
  );
  try {
    const url = new URL(target.url);
    Object.assign(url, { username: role, password: 'x' });
    for (const more of [{}, { replace: true }])
      await putBackTo(file, { ...target, url: url.href }, more);
    expect(await titles(target)).toEqual(['OWNED', 'een titel']);
  } finally {
    await target.pool.query(
      `reassign owned by ${role} to current_user; drop owned by ${role}; drop role ${role}`,
    );
  }
});
