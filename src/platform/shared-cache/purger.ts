import type { Log } from '../config/log';
import { EVERYTHING, keysToPurge } from './keys';
import { limitsOf, type PurgeFailed, sendPurge } from './send-purge';
import { nameOf, type PurgeTarget } from './settings';

/** In ms: the first and the longest pause after a purge that failed. */
const PAUSE = { first: 100, longest: 1_000 };
/** In ms: longer than this no cache is left alone, whatever it asks for. */
const LONGEST_REST = 60_000;
/** In ms: at a stop, what is still to be purged is tried for so long. */
const FAREWELL = 2_000;
/** Of more keys than this everything is purged: that is one key. */
const MOST_WAITING = 5_000;

export type PurgerOptions = {
  targets: readonly PurgeTarget[];
  log: Log;
  /**
   * In ms. So long after a purge it is done once more: an answer that was on its way to a cache while that purged
   * would stay there.
   */
  again?: number;
  /** In ms: who doesn't answer by then is asked again. Left out: 3 s. */
  patience?: number;
};

/** Tells caches before the site what they must forget. */
export type Purger = {
  /** Purges tags as the page cache has them, soon; `*` is everything. Whoever dropped them here calls it then. */
  purge: (tags: readonly string[]) => void;
  /** Keys that some cache was not told yet. */
  waiting: () => number;
  /** How often a cache was told, and how often that failed. */
  counts: { sent: number; failed: number };
  /** Tells what is left, for 2 s at most. */
  close: () => Promise<void>;
};

type Line = {
  add: (keys: readonly string[]) => void;
  waiting: () => number;
  close: () => Promise<void>;
};

type LineOptions = Pick<PurgerOptions, 'log' | 'patience'> & {
  again: number;
  counts: Purger['counts'];
};

/** A timer that can be over sooner. */
const pauseFor = (ms: number, hurry: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (hurry.aborted) return resolve();
    const timer = setTimeout(done, ms);
    timer.unref();
    hurry.addEventListener('abort', done, { once: true });
    function done() {
      clearTimeout(timer);
      hurry.removeEventListener('abort', done);
      resolve();
    }
  });

/** The keys of one call. */
const takeSome = (waiting: ReadonlySet<string>, kind: PurgeTarget['kind']): string[] => {
  if (waiting.has(EVERYTHING)) return [EVERYTHING];
  const { keys: most, bytes } = limitsOf[kind];
  const taken: string[] = [];
  let length = 0;
  for (const key of waiting) {
    length += key.length + 3;
    if (taken.length === most || (length > bytes && taken.length > 0)) break;
    taken.push(key);
  }
  return taken;
};

/**
 * What one cache is still to be told. A set: what changed twice before it was told is told once, and what changes
 * while it is told is told again. Each cache has its own, so that one that is away keeps none waiting.
 */
const createLine = (target: PurgeTarget, { log, again, patience, counts }: LineOptions): Line => {
  const waiting = new Set<string>();
  /** What it is told just now: kept apart, for what changes meanwhile has to be told again. */
  let underway: readonly string[] = [];
  /** Of those that wait, the ones that are told a second time: they aren't told a third. */
  const repeated = new Set<string>();
  const toRepeat = new Map<NodeJS.Timeout, readonly string[]>();
  const closing = new AbortController();
  let until = Number.POSITIVE_INFINITY;
  let troubleSince: number | undefined;
  let running: Promise<void> | undefined;

  const put = (keys: readonly string[], isRepeat: boolean) => {
    for (const key of keys) {
      if (!isRepeat) repeated.delete(key);
      else if (!waiting.has(key)) repeated.add(key);
      waiting.add(key);
    }
    if (waiting.size > MOST_WAITING) {
      waiting.clear();
      repeated.clear();
      waiting.add(EVERYTHING);
    }
    begin();
  };
  const begin = () => {
    running ??= run().finally(() => {
      running = undefined;
      // What came after its last look.
      if (waiting.size > 0 && !isOver()) begin();
    });
  };
  const repeatLater = (keys: readonly string[]) => {
    if (keys.length === 0 || closing.signal.aborted) return;
    const timer = setTimeout(() => {
      toRepeat.delete(timer);
      put(keys, true);
    }, again);
    timer.unref();
    toRepeat.set(timer, keys);
  };
  const tell = async () => {
    const keys = takeSome(waiting, target.kind);
    // All are gone with everything.
    const covered = keys[0] === EVERYTHING ? [...waiting] : keys;
    const fresh = keys.filter((key) => !repeated.has(key));
    underway = covered;
    for (const key of covered) waiting.delete(key);
    for (const key of covered) repeated.delete(key);
    try {
      await sendPurge(target, keys, patience);
      repeatLater(fresh);
    } catch (error) {
      for (const key of covered) waiting.add(key);
      throw error;
    } finally {
      underway = [];
    }
  };
  const isOver = () => Date.now() > until;
  const run = async () => {
    let pause = PAUSE.first;
    await pauseFor(limitsOf[target.kind].gather, closing.signal);
    while (waiting.size > 0 && !isOver()) {
      try {
        await tell();
        counts.sent += 1;
        pause = PAUSE.first;
        if (troubleSince === undefined) continue;
        const seconds = Math.round((Date.now() - troubleSince) / 1000);
        troubleSince = undefined;
        log.info(`${nameOf(target)} was told what changed, after ${seconds} s`);
      } catch (error) {
        counts.failed += 1;
        const { message, retryAfter = pause } = error as PurgeFailed;
        if (troubleSince === undefined) {
          troubleSince = Date.now();
          log.warn(`${nameOf(target)} could not be told what changed (${message}); it is tried on`);
        }
        await (closing.signal.aborted
          ? new Promise((resolve) => setTimeout(resolve, PAUSE.first))
          : pauseFor(Math.min(retryAfter, LONGEST_REST), closing.signal));
        pause = Math.min(pause * 2, PAUSE.longest);
      }
    }
  };
  return {
    add: (keys) => put(keys, false),
    waiting: () => new Set([...waiting, ...underway]).size,
    async close() {
      until = Date.now() + FAREWELL;
      closing.abort();
      const left = [...toRepeat.values()].flat();
      for (const timer of toRepeat.keys()) clearTimeout(timer);
      if (left.length > 0) put(left, true);
      await running;
      if (waiting.size > 0) {
        log.warn(`${nameOf(target)} was not told all that changed; the next start purges it whole`);
      }
    },
  };
};

/**
 * Tells caches what changed, each in its own time and as often as it takes. Every process does so for what it
 * dropped itself: had another one told the cache, that could fetch the old page once more from this one.
 */
export const createPurger = ({ targets, again = 2_000, ...more }: PurgerOptions): Purger => {
  const counts = { sent: 0, failed: 0 };
  const lines = targets.map((target) => createLine(target, { ...more, again, counts }));
  return {
    purge(tags) {
      const keys = [...new Set(tags.flatMap(keysToPurge))];
      for (const line of lines) line.add(keys);
    },
    waiting: () => Math.max(0, ...lines.map((line) => line.waiting())),
    counts,
    close: async () => void (await Promise.all(lines.map((line) => line.close()))),
  };
};
