import type { Kept, Sharing } from '#platform/shared-cache/sharing';
import type { Bodies } from './bodies';
import { Doorkeeper } from './doorkeeper';
import type { CachedPage } from './encode-page';

type Entry = {
  page: CachedPage;
  tags: readonly string[];
  bytes: number;
  until: number;
  /** When the page itself stops being true, however it is kept. */
  end: number;
  /** When it was dropped: it only stands in while the database is away. */
  droppedAt?: number;
  /** How often it was found. */
  visits: number;
  /** Its time is over, and until then somebody is waited for who makes it anew. */
  renewedBy?: number;
};

type Options = {
  enabled: boolean;
  /** Bytes in all; the longest unused go first. */
  maxBytes?: number;
  /** Milliseconds after which an entry is made anew, should a message ever be missed. */
  lifetime?: number;
  /** The time in ms since 1970. */
  now?: () => number;
  /** Since when the database is away, in ms since 1970; undefined: it isn't. */
  awaySince?: () => number | undefined;
  /** How caches before the site may share a page that is kept; left out: they may not. */
  share?: (kept: Kept) => Sharing | undefined;
};

/** How a page is kept. Times in ms since 1970. */
export type Keeping = {
  tags: readonly string[];
  /** Of `version()`, taken before the data was read that the page shows. */
  version: number;
  now: number;
  /** When the page stops being true by itself, if that is known. */
  until?: number;
};

/**
 * In ms: a page that was dropped longer than this before the database went away is not shown again.
 * So long a process may show what changed elsewhere anyway, when it missed a message.
 */
const STANDS_IN = 60_000;

/** In bytes, about what a page takes beside its own. */
const BESIDE = 500;

/**
 * In ms: a page whose time is over is made anew for the first who asks for it, and so long all others get
 * it as it was.
 */
const RENEWAL = 5_000;
/** In ms: nobody gets a page whose time was over longer ago. */
const OLDEST = 60_000;

/** A dropped page that was found so often is missed: see `takeMissed`. */
const OFTEN = 2;
/** So many are remembered as missed. */
const MOST_MISSED = 1000;

/** More remembered drops than this are forgotten as one: everything. */
const MOST_DROPS = 50_000;

/** The key of a page as it is for some; no address has a space in it. */
export const variantKey = (key: string, variant: number): string => `${key} ${variant}`;

const isVariant = (key: string): boolean => key.includes(' ');

/**
 * Whether somebody is at a page whose time is over. The first who asks is told that nobody is: it is for
 * him that it is made anew.
 */
const isRenewed = (entry: Entry, now: number): boolean => {
  if (entry.until + OLDEST <= now) return false;
  if (entry.renewedBy !== undefined && entry.renewedBy > now) return true;
  entry.renewedBy = now + RENEWAL;
  return false;
};

/**
 * Rendered pages and fragments by address, dropped by tag. A page that was being rendered while one
 * of its tags was dropped is not kept: it may show what was there before. While the database is away,
 * pages whose time is over stand in for what can't be made, and so do those dropped since or just
 * before.
 */
export class PageCache {
  private readonly entries = new Map<string, Entry>();
  private readonly byTag = new Map<string, Set<string>>();
  private readonly dropped = new Map<string, number>();
  /** How often pages were found that have been dropped. */
  private readonly missed = new Map<string, number>();
  private tellMissed: (() => void) | undefined;
  private tellDropped: ((tags: readonly string[]) => void) | undefined;
  private sequence = 0;
  private bytes = 0;
  private readonly options: Required<Options>;
  private readonly door = new Doorkeeper();
  /** How often a page was found. */
  hits = 0;

  constructor(options: Options) {
    this.options = {
      ...{ maxBytes: 32 * 1024 * 1024, lifetime: 60_000 },
      ...{ now: Date.now, awaySince: () => undefined, share: () => undefined },
      ...options,
    };
  }

  get enabled(): boolean {
    return this.options.enabled;
  }

  /** How many pages it holds that nothing was changed of. */
  get size(): number {
    return [...this.entries.values()].filter(({ droppedAt }) => droppedAt === undefined).length;
  }

  find(key: string, now: number): CachedPage | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    if (entry.end <= now) {
      this.remove(key);
      return undefined;
    }
    const isFresh = entry.droppedAt === undefined && (entry.until > now || isRenewed(entry, now));
    if (!isFresh && !this.standsIn(entry)) return undefined;
    return this.visit(key, entry);
  }

  /** A page that was made while somebody waited, whom `find` gave none. */
  findMade(key: string, now: number): CachedPage | undefined {
    const entry = this.entries.get(key);
    // One whose time is over is what he himself may have been told to make anew.
    const isFresh =
      entry?.droppedAt === undefined && Math.min(entry?.until ?? 0, entry?.end ?? 0) > now;
    return entry && isFresh ? this.visit(key, entry) : undefined;
  }

  /** The bytes of a page that is kept, whether or not it may still be shown. */
  lastBodies(key: string): Bodies | undefined {
    return this.entries.get(key)?.page.bodies;
  }

  private visit(key: string, entry: Entry): CachedPage {
    entry.visits += 1;
    this.hits += 1;
    // A map keeps the order in which entries came: the one just used goes to the end.
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.page;
  }

  /** The version to hand to `keep`: take it before reading the data that a page shows. */
  version(): number {
    return this.sequence;
  }

  keep(key: string, page: CachedPage, keeping: Keeping): void {
    const { tags, version, now, until = Number.POSITIVE_INFINITY } = keeping;
    if (!this.options.enabled || until <= now) return;
    if (['*', ...tags].some((tag) => (this.dropped.get(tag) ?? -1) >= version)) return;
    if (!this.admits(key)) return;
    this.remove(key);
    this.missed.delete(key);
    const entry = {
      ...{ page, tags, bytes: 0, until: now + this.options.lifetime, end: until },
      visits: 0,
    };
    this.entries.set(key, entry);
    this.weigh(entry);
    page.bodies.onGrown(() => {
      if (this.entries.get(key) !== entry) return;
      this.weigh(entry);
      this.shrink();
    });
    for (const tag of tags) {
      const keys = this.byTag.get(tag) ?? new Set();
      keys.add(key);
      this.byTag.set(tag, keys);
    }
    // One of a store's own visitors is nobody else's.
    if (!isVariant(key)) page.sharing = this.options.share({ tags, madeAt: now, end: until });
    this.shrink();
  }

  /** Has somebody told which tags were dropped, once nothing that carries them is found any more. */
  onDropped(tell: (tags: readonly string[]) => void): void {
    this.tellDropped = tell;
  }

  /** Has somebody told when pages are dropped that several visitors found: see `takeMissed`. */
  onMissed(tell: () => void): void {
    this.tellMissed = tell;
  }

  /** The keys of dropped pages that visitors found most often and nobody has made anew; each once. */
  takeMissed(most: number): string[] {
    const keys = [...this.missed].sort(([, a], [, b]) => b - a).map(([key]) => key);
    this.missed.clear();
    return keys.slice(0, most);
  }

  /** Drops all that carries one of the tags; `*` drops everything. */
  drop(tags: readonly string[]): void {
    const version = this.sequence++;
    for (const tag of tags) {
      this.dropped.set(tag, version);
      const keys = tag === '*' ? [...this.entries.keys()] : [...(this.byTag.get(tag) ?? [])];
      for (const key of keys) this.setAside(key);
    }
    if (this.dropped.size > MOST_DROPS) {
      this.dropped.clear();
      this.dropped.set('*', version);
    }
    this.tellDropped?.(tags);
    if (this.missed.size > 0) this.tellMissed?.();
  }

  /**
   * Whether a page is worth keeping. There is no end of addresses with a query, of which most are asked for
   * once, by a crawler or a visitor who typed a price: those are kept from the second time on.
   */
  private admits(key: string): boolean {
    return !key.includes('?') || this.entries.has(key) || this.door.knows(key);
  }

  private standsIn({ droppedAt = Number.POSITIVE_INFINITY }: Entry): boolean {
    const away = this.options.awaySince();
    return away !== undefined && droppedAt > away - STANDS_IN;
  }

  /** Keeps a page that was dropped, should the database go away before it is made anew. */
  private setAside(key: string): void {
    const entry = this.entries.get(key);
    if (!entry || entry.droppedAt !== undefined) return;
    entry.droppedAt = this.options.now();
    // Whoever is just about to send it says nothing of sharing: nobody would drop it there.
    entry.page.sharing = undefined;
    if (
      this.tellMissed &&
      !isVariant(key) &&
      entry.visits >= OFTEN &&
      this.missed.size < MOST_MISSED
    ) {
      this.missed.set(key, entry.visits);
    }
    this.untag(key, entry);
  }

  private weigh(entry: Entry): void {
    const bytes = entry.page.bodies.weight + BESIDE;
    this.bytes += bytes - entry.bytes;
    entry.bytes = bytes;
  }

  private shrink(): void {
    for (const key of this.entries.keys()) {
      if (this.bytes <= this.options.maxBytes) return;
      this.remove(key);
    }
  }

  private remove(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    entry.page.sharing = undefined;
    this.bytes -= entry.bytes;
    if (entry.droppedAt === undefined) this.untag(key, entry);
  }

  private untag(key: string, entry: Entry): void {
    for (const tag of entry.tags) {
      const keys = this.byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.byTag.delete(tag);
    }
  }
}
