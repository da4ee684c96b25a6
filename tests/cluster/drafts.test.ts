import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { hashPassword } from '#features/accounts/server/passwords';
import { buildIfStale } from '../../bin/build.mjs';
import { createTestDatabase, type TestDatabase } from '../harness/database';
import { createOfficeCalls, logInAt, MEMBER_PASSWORD } from '../harness/office';
import { createRemote } from '../harness/remote';
import { createVisitor } from '../harness/visitor';
import { type BuiltServer, startBuiltServer } from './built-server';

let database: TestDatabase;
let folder: string;
let server: BuiltServer;

beforeAll(() => buildIfStale());
beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'etalage-cluster-'));
  server = await startBuiltServer(database.url, folder);
});
afterEach(async () => {
  await server.kill();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const EMAIL = 'an@kantoor.example';

test('what the office was told is kept of a draft is there after a kill -9, and so is who was logged in', async () => {
  const hash = await hashPassword(MEMBER_PASSWORD);
  // The first to log in finds the roles made.
  const remote = createRemote(() => server.address);
  const visitor = createVisitor(remote);
  const { rows } = await database.db.execute<{ id: number }>(sql`
    with role as (
      insert into staff_roles (site_id, name, label, rights)
      select id, 'schrijver', 'Schrijver', ${JSON.stringify({
        entities: [{ entity: 'Faq', actions: ['read', 'create', 'change'] }],
        special: [],
      })}::jsonb from sites returning id, site_id)
    insert into staff_members (site_id, email, name, password_hash, role_id)
    select site_id, ${EMAIL}, 'An', ${hash}, id from role returning id`);
  expect(rows).toHaveLength(1);
  const reply = await logInAt(visitor, { email: EMAIL, password: MEMBER_PASSWORD });
  expect(reply.statusCode).toBe(303);
  const call = createOfficeCalls(remote, visitor);
  const type = (question: string) =>
    call('PUT', 'drafts/faq/0', { body: { values: { question }, revision: 0 } });

  // Typed until the server is gone, one after the other: the last that was answered is what counts.
  let answered = -1;
  const typing = (async () => {
    for (let at = 0; ; at += 1) {
      const told = await type(`Vraag ${at}`).catch(() => undefined);
      if (told?.status !== 200) return;
      answered = at;
    }
  })();
  await expect.poll(() => answered, { timeout: 60_000 }).toBeGreaterThan(20);
  await server.kill();
  await typing;

  server = await startBuiltServer(database.url, folder);
  const { status, json } = await call('GET', 'drafts/faq/0');
  expect(status).toBe(200);
  const kept = Number(/\d+$/.exec(json.draft.values.question)?.[0]);
  // One more may have been kept whose answer nobody heard.
  expect([answered, answered + 1]).toContain(kept);
}, 240_000);
