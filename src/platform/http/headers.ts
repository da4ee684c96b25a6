import {
  listThirdParties,
  type Sources,
  sourceKinds,
  type ThirdParty,
} from '../declared/third-parties';
import type { Host } from '../host';
import { type Area, areaOf, within } from './areas';

type Known = { parties: readonly ThirdParty[]; sources: Sources };

/** As it was last put together: with each answer they are the same parties again. */
const known = new WeakMap<Host, Partial<Record<Area, Known>>>();

const areSame = (some: readonly unknown[], others: readonly unknown[] | undefined): boolean =>
  some.length === others?.length && some.every((one, place) => one === others[place]);

/** All that the pages of an area may fetch from elsewhere, as features and settings declare it. */
export const sourcesOf = (host: Host, area: Area): Sources => {
  const parties = listThirdParties(host);
  const byArea = known.get(host) ?? {};
  const last = byArea[area];
  if (last && areSame(parties, last.parties)) return last.sources;
  const sources = collect(parties, area);
  known.set(host, { ...byArea, [area]: { parties, sources } });
  return sources;
};

const collect = (all: readonly ThirdParty[], area: Area): Sources => {
  const parties = all.filter(({ areas }) => areas.some((one) => within(one, area)));
  const found = sourceKinds.map((kind) => [
    kind,
    [...new Set(parties.flatMap(({ sources }) => sources[kind] ?? []))],
  ]);
  return Object.fromEntries(found) as Sources;
};

/** What every page may do by itself. */
const own: Record<keyof Sources, string> = {
  script: "'self'",
  style: "'self'",
  img: "'self' data:",
  font: "'self'",
  connect: "'self'",
  frame: '',
  media: "'self'",
};

/** Which areas a page may show in frames, or be shown in by, differs in the office alone. */
type Framing = 'none' | 'frames' | 'framed';

const framingOf = (area: Area | undefined): Framing => {
  if (area === 'office') return 'frames';
  return area === 'preview' ? 'framed' : 'none';
};

const policies = new WeakMap<Sources, Partial<Record<Framing, string>>>();

const policyOf = (sources: Sources, area: Area | undefined): string => {
  const written = policies.get(sources) ?? {};
  const framing = framingOf(area);
  const policy = written[framing] ?? writePolicy(sources, framing);
  policies.set(sources, { ...written, [framing]: policy });
  return policy;
};

const writePolicy = (sources: Sources, framing: Framing): string =>
  [
    "default-src 'none'",
    ...sourceKinds.flatMap((kind) => {
      const base = kind === 'frame' && framing === 'frames' ? "'self'" : own[kind];
      const allowed = [base, ...(sources[kind] ?? [])].filter(Boolean);
      return allowed.length > 0 ? [`${kind}-src ${allowed.join(' ')}`] : [];
    }),
    "manifest-src 'self'",
    // Nothing is sent from a page that somebody is making.
    `form-action ${framing === 'framed' ? "'none'" : "'self'"}`,
    "base-uri 'none'",
    `frame-ancestors ${framing === 'framed' ? "'self'" : "'none'"}`,
  ].join('; ');

const nowhere: Sources = {};

const YEAR = 31_536_000;

/**
 * For how long a browser asks this site by https alone: for this host, for all hosts below it too, or so
 * that browsers may know it beforehand, which their makers want two years for.
 */
const transport = {
  off: undefined,
  host: `max-age=${YEAR}`,
  subdomains: `max-age=${YEAR}; includeSubDomains`,
  preload: `max-age=${2 * YEAR}; includeSubDomains; preload`,
} as const;

export type Hsts = keyof typeof transport;

/**
 * Who has this page's window. A provider that somebody signs in with answers the page from a window of
 * its own, so where there is one the page keeps in touch with the windows that it opens.
 */
const openerPolicy = ({ area, sources }: { area?: Area; sources?: Sources }): string =>
  area === 'login' && sources?.frame?.length ? 'same-origin-allow-popups' : 'same-origin';

/** Headers on every answer. No inline script or style runs: an injected one stays text. */
export const securityHeaders = (options: {
  development: boolean;
  https: boolean;
  /** What is said of https for later requests; 'host' when left out. */
  hsts?: Hsts;
  /** What may be fetched from elsewhere; left out: nothing. */
  sources?: Sources;
  area?: Area;
}) => ({
  'content-security-policy': options.development
    ? "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: ws:"
    : policyOf(options.sources ?? nowhere, options.area),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': options.area === 'preview' ? 'SAMEORIGIN' : 'DENY',
  'cross-origin-opener-policy': openerPolicy(options),
  // Staff scan codes with it.
  'permissions-policy': `camera=(${options.area === 'office' ? 'self' : ''}), microphone=(), geolocation=(self)`,
  ...(options.https && transport[options.hsts ?? 'host'] !== undefined
    ? { 'strict-transport-security': transport[options.hsts ?? 'host'] }
    : {}),
});

/**
 * The same for what a feature sends past Fastify's own headers (pages from the cache, uploads), by the
 * area that its address lies in.
 */
export const siteHeaders = (host: Host, url: string) =>
  securityHeaders({
    development: host.assets.development !== undefined,
    https: host.config.siteUrl.startsWith('https:'),
    hsts: host.config.hsts,
    area: areaOf(url),
    sources: sourcesOf(host, areaOf(url)),
  });
