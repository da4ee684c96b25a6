import { LRUCache } from 'lru-cache';
import type { SearchHit } from '#kernel/define/entity';
import type { Host } from '#platform/host';
import type { AnySource } from './entity-source';

/** Hits kept in memory at once; a few hundred bytes each. */
const CAPACITY = 5000;

/**
 * What suggestions show of items: typing asks for the same ones again and again, and each kind would
 * be a query. Kept until its item changes, as its card is; the longest unused goes first.
 */
export class HitStore {
  private readonly kept = new LRUCache<number | string, SearchHit>({ max: CAPACITY });
  /** Goes up when hits are forgotten: what was read before may be old. */
  private version = 0;
  private readonly host: Host;
  private readonly source: AnySource;

  constructor(host: Host, source: AnySource) {
    this.host = host;
    this.source = source;
  }

  /**
   * The hits of these items, in order; items that are gone are left out. `options`: those that the words
   * named, of the column that cards show a choice of.
   */
  async find(ids: readonly number[], options: readonly number[] = []): Promise<SearchHit[]> {
    if (ids.length === 0) return [];
    if (this.source.hitsInMemory) {
      const hits = await this.source.hits(this.host, ids, options);
      return ids.flatMap((id) => hits.get(id) ?? []);
    }
    const { version } = this;
    // Those in another form are too many to name when one is forgotten: then all are read anew.
    const keyOf = (id: number) => (options.length === 0 ? id : `${version} ${id} ${options}`);
    const known = ids.map((id) => this.kept.get(keyOf(id)));
    const missing = ids.filter((_, place) => !known[place]);
    const read =
      missing.length > 0
        ? await this.source.hits(this.host, missing, options)
        : new Map<number, SearchHit>();
    return ids.flatMap((id, place) => {
      const hit = known[place] ?? read.get(id);
      if (hit && version === this.version) this.kept.set(keyOf(id), hit);
      return hit ?? [];
    });
  }

  forget(ids: readonly number[]): void {
    this.version += 1;
    for (const id of ids) this.kept.delete(id);
  }

  clear(): void {
    this.version += 1;
    this.kept.clear();
  }
}
