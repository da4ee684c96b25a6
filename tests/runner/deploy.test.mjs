import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { root } from './child.mjs';

const read = (...path) => readFileSync(join(root, ...path), 'utf8');

/** All that the program knows: a test of its own holds .env.example to that. */
const settings = Object.keys(parseEnv(read('.env.example'))).toSorted();
const DRAINING = 25;

test('compose.yaml gives every setting that the program knows, and no other', () => {
  const { services } = parse(read('compose.yaml'));
  expect(Object.keys(services.site.environment).toSorted()).toEqual(settings);
});

test('what compose.yaml leaves to the environment is what a setting is without it', () => {
  const { site } = parse(read('compose.yaml')).services;
  const usual = parseEnv(read('.env.example'));
  // Given by what stands beside the site there, or of the container itself.
  const own =
    /^(PORT|HOST|SITE_URL|DATABASE_URL|ETALAGE_DATA|ETALAGE_DEMO|SMTP_URL|MAIL_FROM|STORAGE|S3_.*|MAP_TILES)$/;
  for (const [name, value] of Object.entries(site.environment)) {
    if (own.test(name)) continue;
    expect([name, value]).toEqual([name, `\${${name}:-${usual[name]}}`]);
  }
});

test('whoever stops a site waits for as long as it drains', () => {
  const { site } = parse(read('compose.yaml')).services;
  expect(Number.parseInt(site.stop_grace_period, 10)).toBeGreaterThanOrEqual(5 + DRAINING);
  const unit = read('deploy', 'systemd', 'etalage.service');
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThanOrEqual(5 + DRAINING);
});

const manifests = readdirSync(join(root, 'deploy', 'kubernetes'))
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => parseAllDocuments(read('deploy', 'kubernetes', name)))
  .map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS();
  });
const of = (kind) => manifests.filter((one) => one.kind === kind);

test('the manifests set what the program knows, and name what there is', () => {
  const [config] = of('ConfigMap');
  expect(Object.keys(config.data).filter((name) => !settings.includes(name))).toEqual([]);
  // Kubernetes takes texts alone: a bare 8080 or on is refused.
  expect(Object.values(config.data).filter((value) => typeof value !== 'string')).toEqual([]);
  const [deployment] = of('Deployment');
  const { labels } = deployment.spec.template.metadata;
  for (const chosen of [deployment.spec.selector.matchLabels, of('Service')[0].spec.selector]) {
    expect(labels).toMatchObject(chosen);
  }
  const [container] = deployment.spec.template.spec.containers;
  expect(container.envFrom[0].configMapRef.name).toBe(config.metadata.name);
  expect(container.ports[0].containerPort).toBe(Number(config.data.PORT));
});

test('Kubernetes asks what the server answers, often enough to see that it stops, and lets it', () => {
  const [{ data }] = of('ConfigMap');
  const [{ spec }] = of('Deployment');
  const { template } = spec;
  const [{ livenessProbe, readinessProbe, startupProbe }] = template.spec.containers;
  expect([livenessProbe, startupProbe].map(({ httpGet }) => httpGet.path)).toEqual([
    '/healthz',
    '/healthz',
  ]);
  expect(readinessProbe.httpGet.path).toBe('/readyz');
  const drain = Number(data.DRAIN_SECONDS);
  const { periodSeconds, failureThreshold } = readinessProbe;
  expect(periodSeconds * failureThreshold).toBeLessThan(drain);
  expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drain + DRAINING);
  expect(spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
});
