/** It is asked by fetch, and tells how far it is over a WebSocket. */
const companionSources = (address: string | undefined): string[] => {
  if (address === undefined) return [];
  const { origin } = new URL(address);
  return [origin, origin.replace(/^http/, 'ws')];
};

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

/** Headers on every answer. No inline script or style runs: an injected one stays text. */
export const securityHeaders = (options: {
  development: boolean;
  https: boolean;
  /** What is said of https for later requests; 'host' when left out. */
  hsts?: Hsts;
  /** Address of a map's pictures, whose host may then be asked for them. */
  mapTiles?: string;
  /** Address of the server that fetches files for uploads. */
  companionUrl?: string;
}) => ({
  'content-security-policy': options.development
    ? "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: ws:"
    : [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        ["img-src 'self' data:", options.mapTiles && new URL(options.mapTiles).origin]
          .filter(Boolean)
          .join(' '),
        "font-src 'self'",
        ["connect-src 'self'", ...companionSources(options.companionUrl)].join(' '),
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
  ...(options.https && transport[options.hsts ?? 'host'] !== undefined
    ? { 'strict-transport-security': transport[options.hsts ?? 'host'] }
    : {}),
});

/** The same for what a feature sends past Fastify's own headers: pages from the cache, uploads. */
export const siteHeaders = (host: {
  config: { siteUrl: string; hsts?: Hsts; mapTiles?: string; companionUrl?: string };
  assets: { development?: unknown };
}) =>
  securityHeaders({
    development: host.assets.development !== undefined,
    https: host.config.siteUrl.startsWith('https:'),
    hsts: host.config.hsts,
    mapTiles: host.config.mapTiles,
    companionUrl: host.config.companionUrl,
  });
