import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Host } from '#platform/host';
import type { AnySource } from './entity-source';

/** Cards kept in memory at once, in each of the two forms. */
const CAPACITY = 20_000;

/**
 * Rendered cards by item: a card is the same in every overview, and rendering it is most of the
 * work of a listing. Kept until its item changes; the longest unused goes first.
 */
export class CardStore {
  private readonly kept = new Map<string, string>();
  /** Goes up when cards are forgotten: what was read before may be old. */
  private version = 0;
  private readonly host: Host;
  private readonly source: AnySource;

  constructor(host: Host, source: AnySource) {
    this.host = host;
    this.source = source;
  }

  /** The HTML of each item's card, in order; items that are gone are left out. */
  async render(ids: readonly number[], eager: number): Promise<{ id: number; html: string }[]> {
    const keys = ids.map((id, index) => `${id}${index < eager ? 'e' : ''}`);
    const missing = ids.filter((_, index) => !this.kept.has(keys[index] as string));
    const { version } = this;
    const cards =
      missing.length > 0 ? await this.source.cards(this.host, missing) : new Map<number, unknown>();
    return ids.flatMap((id, index) => {
      const key = keys[index] as string;
      const html = this.find(key) ?? this.make(key, cards.get(id), index < eager, version);
      return html === undefined ? [] : [{ id, html }];
    });
  }

  forget(ids: readonly number[]): void {
    this.version += 1;
    for (const id of ids) {
      this.kept.delete(`${id}`);
      this.kept.delete(`${id}e`);
    }
  }

  clear(): void {
    this.version += 1;
    this.kept.clear();
  }

  private find(key: string): string | undefined {
    const html = this.kept.get(key);
    if (html === undefined) return undefined;
    this.kept.delete(key);
    this.kept.set(key, html);
    return html;
  }

  private make(
    key: string,
    card: unknown,
    eager: boolean,
    version: number,
  ): string | undefined {
    if (card === undefined) return undefined;
    const html = renderToStaticMarkup(createElement(this.source.card, { card, eager }));
    if (version !== this.version) return html;
    this.kept.set(key, html);
    if (this.kept.size > CAPACITY) {
      const oldest = this.kept.keys().next().value;
      if (oldest !== undefined) this.kept.delete(oldest);
    }
    return html;
  }
}
