import { LRUCache } from 'lru-cache';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PictureRef } from '#kernel/define/entity';
import { DUTCH, isEnglish } from '#kernel/messages/language';
import { keptBytes } from '#platform/cache/kept-bytes';
import type { Host } from '#platform/host';
import { withLanguage } from '#ui/language';
import type { Eager } from '#ui/picture.view';
import type { AnySource } from './entity-source';

/** So many of the pictures in view go before the others: the first row of a phone. */
const FIRST = 2;

const eagerAt = (index: number, eager: number): Eager =>
  index < eager && (index < FIRST ? 'first' : true);

/** In bytes: what cards may take in memory, in all their forms. Some 6,000. */
const MOST = 16 * 1024 * 1024;
/** In bytes, about what a card takes beside its HTML. */
const BESIDE = 600;

/** How the cards of a section are drawn. */
export type CardLook = {
  /** So many of the first pictures are fetched at once. */
  eager?: number;
  /** Of their headings: 2 below a page's own title, 3 below a section's. */
  level?: 2 | 3;
  /** Of the page that they stand on: `nl_NL`. */
  language?: string;
  /** The options that the list was narrowed to, of the column that cards show a choice of. */
  options?: readonly number[];
};

/** How one card is drawn: its picture fetched at once or when it is near, the level of its heading. */
type Form = { eager: Eager; level: 2 | 3; language: string; options?: readonly number[] };

/** A card as HTML, and the picture on it, if it has one. */
type Kept = { html: Buffer; picture?: PictureRef };

const pictureOf = (card: unknown): PictureRef | undefined =>
  (card as { picture?: PictureRef }).picture;

const usualKey = (id: number, { eager, level, language }: Form): string =>
  `${id}${eager || ''}${level}${isEnglish(language) ? 'en' : ''}`;

const forms: readonly Form[] = ([2, 3] as const).flatMap((level) =>
  [DUTCH, 'en'].flatMap((language) => [
    { eager: false, level, language },
    { eager: true, level, language },
    { eager: 'first' as const, level, language },
  ]),
);

/**
 * Rendered cards by item: a card is the same in every overview, and rendering it is most of the
 * work of a listing. Kept until its item changes; the longest unused goes first.
 */
export class CardStore {
  private readonly kept = new LRUCache<string, Kept>({
    maxSize: MOST,
    sizeCalculation: ({ html }) => html.length + BESIDE,
  });
  /** Goes up when cards are forgotten: what was read before may be old. */
  private version = 0;
  /** How often each item was forgotten: its cards in narrowed lists are too many to name. */
  private readonly forgotten = new Map<number, number>();
  private batch: { ids: Set<number>; cards: Promise<Map<number, unknown>> } | undefined;
  private readonly host: Host;
  private readonly source: AnySource;
  private readonly dataLanguage: () => string;

  /** `dataLanguage`: in which the items' own names and texts are. */
  constructor(host: Host, source: AnySource, dataLanguage: () => string = () => DUTCH) {
    this.host = host;
    this.source = source;
    this.dataLanguage = dataLanguage;
  }

  /** As `find`, as text. */
  async render(ids: readonly number[], look?: CardLook) {
    const cards = await this.find(ids, look);
    return cards.map(({ id, html }) => ({ id, html: html.toString() }));
  }

  /** The HTML of each item's card with its picture, in order; items that are gone are left out. */
  async find(
    ids: readonly number[],
    { eager = 0, level = 3, language = DUTCH, options = [] }: CardLook = {},
  ): Promise<({ id: number } & Kept)[]> {
    const sorted = options.toSorted((a, b) => a - b);
    const asked = ids.map((id, index) => {
      const form = { eager: eagerAt(index, eager), level, language, options: sorted };
      return { id, form, kept: this.kept.get(this.keyOf(id, form)) };
    });
    const missing = asked.filter((one) => !one.kept).map(({ id }) => id);
    const { version } = this;
    const cards = missing.length > 0 ? await this.read(missing) : new Map<number, unknown>();
    return asked.flatMap(({ id, form, kept }) => {
      const made = kept ?? this.make(id, form, cards.get(id), version);
      return made === undefined ? [] : [{ id, ...made }];
    });
  }

  forget(ids: readonly number[]): void {
    this.version += 1;
    for (const id of ids) {
      for (const form of forms) this.kept.delete(usualKey(id, form));
      this.forgotten.set(id, (this.forgotten.get(id) ?? 0) + 1);
    }
  }

  clear(): void {
    this.version += 1;
    this.kept.clear();
  }

  private keyOf(id: number, form: Form): string {
    const usual = usualKey(id, form);
    if (!form.options?.length) return usual;
    return `${usual} ${form.options} ${this.forgotten.get(id) ?? 0}`;
  }

  // All sections of a page ask in the same moment: one query brings the cards of them all.
  private read(ids: readonly number[]): Promise<Map<number, unknown>> {
    this.batch ??= { ids: new Set(), cards: Promise.resolve().then(() => this.readBatch()) };
    for (const id of ids) this.batch.ids.add(id);
    return this.batch.cards;
  }

  private readBatch(): Promise<Map<number, unknown>> {
    const ids = [...(this.batch?.ids ?? [])];
    this.batch = undefined;
    return this.source.cards(this.host, ids);
  }

  private make(id: number, form: Form, card: unknown, version: number): Kept | undefined {
    if (card === undefined) return undefined;
    const { language, eager, level, options } = form;
    const { card: view, narrowed } = this.source;
    const shown = options?.length && narrowed ? narrowed.card(card, options) : card;
    const element = createElement(view, { card: shown, eager, level });
    const html = keptBytes(
      renderToStaticMarkup(withLanguage(language, element, this.dataLanguage())),
    );
    const made = { html, picture: pictureOf(shown) };
    if (version === this.version) this.kept.set(this.keyOf(id, form), made);
    return made;
  }
}
