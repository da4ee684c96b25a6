import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { examine } from '#features/operations/api.server';
import type { Finding } from '#features/operations/contract';
import type { Config } from '#platform/config/config';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { createShopBuilder } from '../../../tests/harness/build-shop';
import { runCommand } from '../../../tests/harness/run-command';
import { tellDoctor } from './doctor';
import { addStaff } from './staff';

let app: TestApp;
let smtp: SMTPServer;

beforeAll(async () => {
  app = await createTestApp({
    config: {
      // Nobody is there.
      siteUrl: 'https://127.0.0.1:2',
      testBank: false,
      mollie: { key: `test_${'a'.repeat(30)}`, url: 'http://127.0.0.1:1', timeout: 100 },
    },
  });
  smtp = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
  await new Promise<void>((listening) => void smtp.listen(0, '127.0.0.1', listening));
});
afterEach(() => {
  vi.unstubAllEnvs();
  process.exitCode = undefined;
});
afterAll(async () => {
  await new Promise<void>((closed) => smtp.close(closed));
  await app.close();
});

/** `etalage doctor` with these settings in place of the site's. */
const run = (language: string, options: { json?: true } = {}, config: Partial<Config> = {}) => {
  vi.stubEnv('LC_ALL', language);
  const before = { ...app.host.config };
  Object.assign(app.host.config, config);
  return runCommand(
    (program) => program.command('doctor').action(() => tellDoctor(app.host, options)),
    ['doctor'],
  ).finally(() => Object.assign(app.host.config, { smtpUrl: undefined, ...before }));
};

const find = async (key: Finding['key']) =>
  (await examine(app.host)).find((found) => found.key === key);

test('a new site is told what stands in the way of opening, in the language of the terminal', async () => {
  const { said, code } = await run('nl_NL.UTF-8');
  expect(code).toBe(1);
  expect(said).toContain(
    '✗ Naam, adres, KvK- en btw-nummer zijn ingevuld: ontbreekt; regel het op https://127.0.0.1:2/admin/begin/wie',
  );
  expect(said).toContain('✗ E-mail wordt verstuurd: ontbreekt; stel SMTP_URL in');
  expect(said.join()).not.toContain('De mailserver neemt op');
  expect(said.at(-1)).toMatch(/^\d+ dingen houden het openen tegen\.$/);
  expect((await run('en_GB.UTF-8')).said.at(-1)).toMatch(/stand in the way of opening\.$/);
});

test('programs get the same as JSON, and each thing once', async () => {
  const { said, code } = await run('C', { json: true });
  const found = JSON.parse(said.join('\n')) as Finding[];
  expect(code).toBe(1);
  expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
  expect(found.find(({ key }) => key === 'payments')).toEqual({
    ...{ key: 'payments', state: 'blocks', about: 'test_…' },
    where: { kind: 'setting', name: 'MOLLIE_API_KEY' },
  });
  expect(said.join('')).not.toContain('aaaa');
});

test('each thing that was put right counts no more', async () => {
  expect((await find('members'))?.state).toBe('blocks');
  expect((await find('backup'))?.state).toBe('advice');
  expect(await find('reached')).toMatchObject({ state: 'advice', about: 'ECONNREFUSED' });
  expect(await find('proxy')).toMatchObject({ where: { name: 'TRUST_PROXY' } });
  expect(await find('database')).toMatchObject({
    ...{ state: 'ok', about: expect.stringMatching(/^PostgreSQL \d/) },
  });
  await addStaff(app.host, 'an@keten.example', { name: 'An', role: 'beheerder' });
  const note = JSON.stringify({ at: app.clock.now(), bytes: 5 });
  await app.db.execute(sql`
    insert into installation (name, value) values ('backup', ${note}), ('post held', now()::text)`);
  expect((await find('members'))?.state).toBe('ok');
  expect((await find('places'))?.state).toBe('ok');
  await createShopBuilder(app.db).store('Tiel');
  await app.db.execute(sql`update locations set coord_latitude = null, coord_longitude = null`);
  expect(await find('places')).toMatchObject({ state: 'advice', about: '1 ×' });
  expect((await find('backup'))?.state).toBe('ok');
  expect(await find('post')).toMatchObject({ state: 'blocks', where: { name: 'etalage live' } });
  app.clock.advance(3 * 86_400_000);
  expect((await find('backup'))?.state).toBe('advice');
});

test('a mail server is asked; one that is not there is told, without its password', async () => {
  const { port } = smtp.server.address() as { port: number };
  const there = await run('C', {}, { smtpUrl: `smtp://127.0.0.1:${port}` });
  expect(there.said).toContain('✓ The mail server answers: fine');
  const away = await run('C', {}, { smtpUrl: 'smtp://winkel:geheim@127.0.0.1:1' });
  expect(away.said.find((line) => line.includes('mail server'))).toMatch(
    /^✗ .*\(.*ECONNREFUSED.*\); set SMTP_URL$/,
  );
  expect(away.said.join('\n')).not.toContain('geheim');
});
