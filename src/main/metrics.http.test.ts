import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../tests/harness/app';

let app: TestApp;
afterEach(() => app.close());

const TOKEN = 'a-token-of-prometheus-that-is-long';
const ask = (token?: string) =>
  app.inject({
    url: '/metrics',
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

test('without a token of its own there is no such address', async () => {
  app = await createTestApp();
  expect((await ask()).statusCode).toBe(404);
  expect((await ask('')).statusCode).toBe(404);
});

test('who has the token reads how it goes, by routes and never by addresses', async () => {
  app = await createTestApp({ config: { metricsToken: TOKEN } });
  for (const wrong of [undefined, '', TOKEN.slice(1), `${TOKEN}x`]) {
    const { statusCode, body } = await ask(wrong);
    expect([statusCode, body]).toEqual([401, '']);
  }
  await app.inject('/healthz');
  await app.inject('/artikel/van-an-de-wit?email=an@klant.nl');
  await app.inject('/nergens/an-de-wit');
  await app.db.execute(sql`
    insert into pgboss.job (name, state, retry_count, output)
    values ('mail.send', 'failed', 13, '{"message": "an@klant.nl is unknown"}')`);
  const { statusCode, headers, body } = await ask(TOKEN);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain(
    'etalage_http_request_duration_seconds_count{route="GET /healthz",status="2xx"} 1',
  );
  expect(body).toContain('etalage_jobs_troubled{job="mail.send",state="failed"} 1');
  for (const name of [
    ...[
      'nodejs_eventloop_lag_seconds',
      'process_resident_memory_bytes',
      'etalage_pool_connections',
    ],
    ...['etalage_page_cache_hits', 'etalage_jobs_oldest_seconds', 'etalage_database_away 0'],
  ]) {
    expect(body).toContain(name);
  }
  expect(body).not.toMatch(/an-de-wit|klant\.nl/);
});

test('however many addresses are asked for, few lines are kept', async () => {
  app = await createTestApp({ config: { metricsToken: TOKEN } });
  for (let nth = 0; nth < 50; nth += 1) await app.inject(`/nergens-${nth}/x`);
  const routes = new Set((await ask(TOKEN)).body.match(/route="[^"]*"/g));
  expect(routes.size).toBeLessThan(5);
});
