import { setTimeout as pause } from 'node:timers/promises';
import { getSite, otherLanguage, shownFrame } from '#features/settings/api.server';
import type { Host } from '#platform/host';
import { holdReady } from '#platform/http/health';

/** In ms: drops come in bursts, and what comes last is what pages should show. */
const SETTLE = 250;
/** In ms between two pages: visitors go before. */
const BETWEEN = 5;
/** In ms between two rounds: where something changes all the time, most of it is left to its visitors. */
const REST = 2_000;
/** Pages of one round. */
const MOST = 50;

/** The pages that a visitor begins with: home and where the main navigation leads, in each language. */
const firstPages = (host: Host): string[] => {
  const site = getSite(host);
  const other = otherLanguage(site, site.language);
  const frames = [site.language, ...(other ? [other.language] : [])].map((language) =>
    shownFrame(host, language),
  );
  return frames.flatMap(({ home, navigation }) => [home, ...navigation.map(({ href }) => href)]);
};

/** Waits so many ms. Rejects once it is over. */
type Rest = (ms: number) => Promise<void>;

/** Asks for pages as visitors do, one after the other, so that they are kept, and compressed well. */
const askFor = async (host: Host, urls: readonly string[], rest: Rest): Promise<void> => {
  for (const url of new Set(urls)) {
    const { statusCode } = await host.app.inject({ url, headers: { 'accept-encoding': 'br' } });
    // The database is away, or something else is wrong that more pages don't repair.
    if (statusCode >= 500) return;
    void host.cache.lastBodies(url)?.improve('br');
    await rest(BETWEEN);
  }
};

/**
 * Has pages made before somebody waits for them: once it listens those that visitors begin with, before which the
 * process isn't ready, and after a drop those that were visited most, so that the first visitors after an import or a deploy don't queue.
 */
export const keepWarm = (host: Host): void => {
  const { app, cache, log } = host;
  if (!cache.enabled) return;
  const over = new AbortController();
  const rest: Rest = (ms) => pause(ms, undefined, { signal: over.signal, ref: false });
  let underway: Promise<void> | undefined;
  const goRounds = async () => {
    await rest(SETTLE);
    let urls = cache.takeMissed(MOST);
    while (urls.length > 0) {
      await askFor(host, urls, rest);
      await rest(REST);
      urls = cache.takeMissed(MOST);
    }
  };
  const run = (pages: Promise<void>) => {
    underway = pages
      .catch((error) => {
        if (!over.signal.aborted) log.warn({ err: error }, 'pages could not be made beforehand');
      })
      .finally(() => {
        underway = undefined;
      });
    return underway;
  };
  const begin = () => {
    if (!underway) void run(goRounds());
  };
  app.addHook('onListen', async () => {
    cache.onMissed(begin);
    // Nobody is sent here before the pages that all begin with are made. What is dropped meanwhile comes after.
    holdReady(
      host,
      run(askFor(host, firstPages(host), rest)).then(() => {
        if (!over.signal.aborted) begin();
      }),
    );
  });
  app.addHook('preClose', async () => {
    over.abort();
    await underway;
  });
};
