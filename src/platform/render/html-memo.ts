import { LRUCache } from 'lru-cache';
import { keptBytes } from '#platform/cache/kept-bytes';

/**
 * The HTML of a view by what it shows, for views that are costly to render and often show the same.
 * The longest unused goes first.
 */
export class HtmlMemo {
  private readonly kept: LRUCache<string, Buffer>;

  constructor(most: number) {
    this.kept = new LRUCache({ max: most });
  }

  /** What `render` gave for this key, or gives now: the key tells all that the view shows. */
  of(key: string, render: () => string): Buffer {
    const known = this.kept.get(key);
    if (known) return known;
    const html = keptBytes(render());
    this.kept.set(key, html);
    return html;
  }
}
