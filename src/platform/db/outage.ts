import type { Log, LogLine } from '../config/log';
import { isDatabaseLost } from './errors';

/** In ms: in so long it is known whether a connection that broke was one or all of them. */
const HOLD = 5_000;
/** So many failures are written whole when only some connections broke. */
const MOST_WRITTEN = 10;

/** Whether the database is away, and what that made fail. */
export interface Outage {
  /** Since when it doesn't answer, in ms since 1970; undefined: it does. */
  since(): number | undefined;
  /** It doesn't answer: says so in the log, once. */
  begin(reason: unknown): void;
  /** It answers again: says so, and what failed meanwhile. */
  end(): void;
  /** Calls `run` each time it begins. */
  onBegin(run: () => void): void;
  /**
   * Writes of a failure to the log, unless it is one of the many of an outage: those are counted. While
   * it isn't known whether it is, the failure is kept for a few seconds.
   */
  tell(error: unknown, write: () => void): void;
  /** A log that does so with what it is given as `err`. */
  quiet(log: Log): Log;
  close(): void;
}

export interface OutageSettings {
  log: Log;
  /** In ms since 1970. */
  now: () => number;
}

/** Keeps in mind whether the database is away. Who listens to it tells: see `listen`. */
export const createOutage = ({ log, now }: OutageSettings): Outage => {
  const beginners = new Set<() => void>();
  let since: number | undefined;
  let failed = 0;
  let held: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;

  const letGo = () => {
    clearTimeout(timer);
    timer = undefined;
    const written = held;
    held = [];
    return written;
  };
  const writeHeld = () => {
    const all = letGo();
    for (const write of all.slice(0, MOST_WRITTEN)) write();
    const more = all.length - MOST_WRITTEN;
    if (more > 0) log.error(`connections to the database broke: ${more} more failed like these`);
  };
  const tell = (error: unknown, write: () => void) => {
    if (!isDatabaseLost(error)) return write();
    if (since !== undefined) {
      failed += 1;
      return;
    }
    held.push(write);
    timer ??= setTimeout(writeHeld, HOLD).unref();
  };
  const through =
    (line: LogLine): LogLine =>
    (first: object | string, second?: string) => {
      if (typeof first === 'string') line(first);
      else tell((first as { err?: unknown }).err, () => line(first, second));
    };

  return {
    since: () => since,
    begin(reason) {
      if (since !== undefined) return;
      since = now();
      failed = letGo().length;
      log.error(
        { err: reason },
        'the database does not answer: kept pages are served, the rest is 503',
      );
      for (const run of beginners) run();
    },
    end() {
      if (since === undefined) return;
      const seconds = Math.round((now() - since) / 1000);
      since = undefined;
      log.warn({ seconds, failed }, 'the database answers again');
    },
    onBegin: (run) => void beginners.add(run),
    tell,
    quiet: (of) => ({
      debug: of.debug.bind(of),
      info: of.info.bind(of),
      warn: through(of.warn.bind(of)),
      error: through(of.error.bind(of)),
    }),
    close: writeHeld,
  };
};
