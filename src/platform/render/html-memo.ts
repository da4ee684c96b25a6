import { keptBytes } from '#platform/cache/kept-bytes';

/**
 * The HTML of a view by what it shows, for views that are costly to render and often show the same.
 * The longest unused goes first.
 */
export class HtmlMemo {
  private readonly kept = new Map<string, Buffer>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** What `render` gave for this key, or gives now: the key tells all that the view shows. */
  of(key: string, render: () => string): Buffer {
    const known = this.kept.get(key);
    const html = known ?? keptBytes(render());
    this.kept.delete(key);
    this.kept.set(key, html);
    const oldest = this.kept.size > this.most ? this.kept.keys().next().value : undefined;
    if (oldest !== undefined) this.kept.delete(oldest);
    return html;
  }
}
