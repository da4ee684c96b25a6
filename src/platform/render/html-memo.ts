/**
 * The HTML of a view by its props, for views that are costly to render and often get the same. The
 * longest unused goes first.
 */
export class HtmlMemo {
  private readonly kept = new Map<string, string>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** What `render` gave for these props, or gives now. Props are told apart as JSON. */
  of(props: object, render: () => string): string {
    const key = JSON.stringify(props);
    const known = this.kept.get(key);
    const html = known ?? render();
    this.kept.delete(key);
    this.kept.set(key, html);
    const oldest = this.kept.size > this.most ? this.kept.keys().next().value : undefined;
    if (oldest !== undefined) this.kept.delete(oldest);
    return html;
  }
}
