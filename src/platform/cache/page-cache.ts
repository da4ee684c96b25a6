import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A finished answer, kept in each encoding, ready to be written to a socket. */
export type CachedPage = {
  status: number;
  etag: string;
  /** Further headers, names in lower case. */
  headers: Record<string, string>;
  /** Headers that only a HEAD reply carries: those of the page's sections. */
  headHeaders: Record<string, string>;
  bodies: Record<Encoding, Buffer>;
};

type Entry = { page: CachedPage; tags: readonly string[]; bytes: number; until: number };

type Options = {
  enabled: boolean;
  /** Bytes in all; the longest unused go first. */
  maxBytes?: number;
  /** Milliseconds after which an entry is made anew, should a message ever be missed. */
  lifetime?: number;
  now?: () => number;
};

/** Compresses a page once, in both encodings that browsers ask for. */
export const encodePage = async (
  html: string,
  page: Omit<CachedPage, 'bodies' | 'etag'>,
): Promise<CachedPage> => {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    zip(identity, { level: 6 }),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { ...page, etag, bodies: { identity, gzip: gz, br } };
};

/**
 * Rendered pages and fragments by address, dropped by tag. A page that was being rendered while one
 * of its tags was dropped is not kept: it may show what was there before.
 */
export class PageCache {
  private readonly entries = new Map<string, Entry>();
  private readonly byTag = new Map<string, Set<string>>();
  private readonly dropped = new Map<string, number>();
  private sequence = 0;
  private bytes = 0;
  private readonly options: Required<Options>;

  constructor(options: Options) {
    this.options = { maxBytes: 64 * 1024 * 1024, lifetime: 60_000, now: Date.now, ...options };
  }

  get enabled(): boolean {
    return this.options.enabled;
  }

  find(key: string): CachedPage | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    if (entry.until <= this.options.now()) {
      this.remove(key);
      return undefined;
    }
    return entry.page;
  }

  /** A moment to hand to `keep`: take it before reading the data that a page shows. */
  moment(): number {
    return this.sequence;
  }

  keep(key: string, page: CachedPage, tags: readonly string[], moment: number): void {
    if (!this.options.enabled) return;
    if (tags.some((tag) => (this.dropped.get(tag) ?? -1) >= moment)) return;
    if ((this.dropped.get('*') ?? -1) >= moment) return;
    this.remove(key);
    const bytes = Object.values(page.bodies).reduce((sum, body) => sum + body.length, 500);
    this.entries.set(key, { page, tags, bytes, until: this.options.now() + this.options.lifetime });
    this.bytes += bytes;
    for (const tag of tags) {
      const keys = this.byTag.get(tag) ?? new Set();
      keys.add(key);
      this.byTag.set(tag, keys);
    }
    this.shrink();
  }

  /** Drops all that carries one of the tags; `*` drops everything. */
  drop(tags: readonly string[]): void {
    const moment = this.sequence++;
    for (const tag of tags) {
      this.dropped.set(tag, moment);
      const keys = tag === '*' ? [...this.entries.keys()] : [...(this.byTag.get(tag) ?? [])];
      for (const key of keys) this.remove(key);
    }
    if (this.dropped.size > 50_000) {
      this.dropped.clear();
      this.dropped.set('*', moment);
    }
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
    this.bytes -= entry.bytes;
    for (const tag of entry.tags) {
      const keys = this.byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.byTag.delete(tag);
    }
  }
}
