import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { webhookEvents } from '#features/webhooks/contract';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/database';
import { runCommand } from '../../../tests/harness/run-command';
import { addWebhookCommands } from './webhook';

const root = resolve(import.meta.dirname, '../../..');

// Commands want a built site; these serve nothing of it.
vi.mock('#platform/render/assets', () => ({
  readAssets: () => ({ styles: [], scripts: [], fonts: [] }),
}));

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'etalage-command-'));
  vi.stubEnv('DATABASE_URL', database.url);
  vi.stubEnv('ETALAGE_DATA', folder);
  vi.stubEnv('LOG_LEVEL', 'silent');
});
afterEach(async () => {
  process.exitCode = undefined;
  await database.pool.query('delete from webhooks');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs `etalage webhook …`; answers what it says and its exit code. */
const run = async (...words: string[]) => {
  const add = (program: Command) => addWebhookCommands(program, root);
  const { said, code } = await runCommand(add, ['webhook', ...words]);
  return { said: said.join('\n'), code };
};

const URL = 'https://kassa.example/meldingen';

const add = async (...events: string[]): Promise<string> => {
  const { said } = await run('add', URL, ...events);
  return /nummer: (\d+)/.exec(said)?.[1] ?? '';
};

/** A notice that was not delivered; its number. */
const notice = async (webhookId: string): Promise<string> => {
  const { rows } = await database.pool.query(
    `insert into webhook_deliveries
       (webhook_id, event, payload, created_at, attempts, status, problem)
     values ($1, 'order.placed', '{}', '2026-03-02T09:00:00Z', 3, 500, 'it answers 500')
     returning id`,
    [webhookId],
  );
  return String(rows[0].id);
};

test('webhook add tells the secret once, and list never', async () => {
  const { said, code } = await run('add', URL, 'order.placed', 'form.submitted');
  expect(code).toBe(0);
  const [, secret = ''] = /^nummer: \d+\ngeheim: ([\w-]{43})\n/.exec(said) ?? [];
  expect(secret).not.toBe('');
  const listed = await run('list');
  expect(listed.said).toMatch(
    /^\d+ {2}aan {2}https:\/\/kassa\.example\/meldingen {2}order\.placed form/,
  );
  expect(listed.said).not.toContain(secret);
});

test('webhook add without events asks for all of them', async () => {
  await add();
  const { rows } = await database.pool.query('select events from webhooks');
  expect(rows).toEqual([{ events: [...webhookEvents] }]);
});

test('webhook add refuses what is no address or no event', async () => {
  for (const url of ['kassa', 'ftp://kassa.example/', 'javascript:alert(1)']) {
    expect(await run('add', url)).toMatchObject({ code: 1 });
  }
  const wrong = await run('add', URL, 'order.placed', 'order.gone');
  expect(wrong).toEqual({ code: 1, said: `Kies uit: ${webhookEvents.join(', ')}.` });
  expect((await run('list')).said).toBe('Er zijn geen webhooks.');
});

test('webhook log tells what was sent and what came of it', async () => {
  const id = await add('order.placed');
  const notified = await notice(id);
  expect((await run('log', id)).said).toBe(
    `${notified}  2026-03-02T09:00:00.000Z  order.placed  3x  it answers 500`,
  );
  expect((await run('log', '999')).said).toBe('Er is nog niets gemeld.');
});

test('webhook resend puts a notice in line once more; one that is not there fails', async () => {
  const notified = await notice(await add('order.placed'));
  expect(await run('resend', notified)).toMatchObject({ code: 0 });
  const { rows } = await database.pool.query(
    `select data from pgboss.job where name = 'webhook.send'`,
  );
  expect(JSON.stringify(rows)).toContain(`"deliveryId":${notified}`);
  expect(await run('resend', '999')).toEqual({ code: 1, said: 'Er is geen melding 999.' });
});

test('webhook remove takes an address away with its log', async () => {
  const id = await add('order.placed');
  await notice(id);
  expect(await run('remove', id)).toMatchObject({ code: 0 });
  const { rows } = await database.pool.query('select count(*)::int n from webhook_deliveries');
  expect(rows).toEqual([{ n: 0 }]);
  expect(await run('remove', id)).toEqual({ code: 1, said: `Er is geen webhook ${id}.` });
});
