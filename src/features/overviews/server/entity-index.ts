import { getSite } from '#features/settings/api.server';
import type { Entity, FilterColumn, FilterOption, IndexRow } from '#kernel/define/entity';
import { type ColumnDefinition, FacetIndex } from '#kernel/values/facets';
import {
  SearchIndex,
  type SearchOptions,
  type SearchResult,
  withoutWords,
} from '#kernel/values/search';
import type { Host } from '#platform/host';
import { CardStore } from './card-store';
import { CopyKeeper } from './copy-keeper';
import type { AnySource } from './entity-source';
import { withFirst } from './first-hits';
import { HitStore } from './hit-store';
import { freeze } from './index-copy';

const MOST_KNOWN = 1000;
/** Of the rows of a copy so many may have changed, or so large a part, for it to be worth using. */
const FEW = 500;
const MOST_CHANGED = 0.1;

/** What visitors filter by, and what only the API does. */
const columnsOf = (columns: readonly FilterColumn[], { api }: AnySource): ColumnDefinition[] => {
  const kinds = new Map(columns.map(({ name, kind }) => [name, kind]));
  const { numbers = {}, options = {}, links = {} } = api?.indexed ?? {};
  const add = (names: string[], kind: ColumnDefinition['kind']) => {
    for (const name of names) if (!kinds.has(name)) kinds.set(name, kind);
  };
  add(Object.values(numbers), 'number');
  add([...Object.values(options), ...Object.values(links)], 'options');
  return Array.from(kinds, ([name, kind]) => ({ name, kind }));
};

/** One entity in this process's memory: what can be filtered, searched, sorted and shown. */
export class EntityIndex {
  readonly source: AnySource;
  readonly cards: CardStore;
  readonly hits: HitStore;
  facets: FacetIndex;
  search: SearchIndex;
  options = new Map<string, FilterOption[]>();
  private optionsById = new Map<string, Map<number, FilterOption>>();
  /** What was worked out from the rows as they are now. */
  private readonly known = new Map<string, unknown>();
  /** The entity, with the columns by which visitors filter now: those that the site adds among them. */
  entity: Entity;
  /** The columns by whose options visitors filter. */
  optionColumns: readonly string[] = [];
  /** Goes up with every change, so that what was derived can be made anew. */
  version = 0;
  private readonly host: Host;
  private last = Promise.resolve();

  private readonly keeper: CopyKeeper;
  private readonly others: () => readonly EntityIndex[];

  /** `others`: the indexes of all kinds, whose words it may learn from. */
  constructor(host: Host, source: AnySource, others: () => readonly EntityIndex[] = () => []) {
    this.host = host;
    this.source = source;
    this.others = others;
    this.keeper = new CopyKeeper(host, source);
    this.cards = new CardStore(host, source, () => getSite(host).language);
    this.hits = new HitStore(host, source);
    this.entity = source.entity;
    [this.facets, this.search] = this.empty(source.entity.columns);
    this.takeColumns(source.entity.columns);
  }

  /** One choice of a column. */
  findOption(column: string, id: number): FilterOption | undefined {
    return this.optionsById.get(column)?.get(id);
  }

  /** Columns that the site added to the entity's. */
  addedColumns: readonly FilterColumn[] = [];

  /** Ids of the shown rows that bear the number that was typed, best first; see `byNumber`. */
  async findNumbered(typed: string): Promise<number[]> {
    const ids = (await this.source.byNumber?.(this.host, typed)) ?? [];
    return ids.filter((id) => this.facets.has(id));
  }

  /** Searches words; the rows with the ids `first` stand before what they find. */
  find(words: string, first: readonly number[], options: SearchOptions): SearchResult {
    const { slots } = this.facets;
    const { widens, least, called = [] } = this.source.search ?? {};
    const asked = {
      ...options,
      widens: options.widens ?? widens,
      least: options.least ?? least,
    };
    const found = withFirst(this.searchOrCorrect(withoutWords(words, called), asked), first, slots);
    if (first.length === 0) return found;
    const ids = Array.from(found.page(0, options.limit ?? 0), (slot) => slots.idAt(slot));
    return { ...found, ids };
  }

  /**
   * Searches; words that it doesn't know at all may be mistyped ones that another kind knows: with
   * 'winterjs' the jassen are meant, though no article says winterjas.
   */
  private searchOrCorrect(words: string, asked: SearchOptions): SearchResult {
    const found = this.search.search(words, asked);
    if (found.total > 0 || !asked.widens || asked.forgiving === false) return found;
    for (const { search } of this.others()) {
      const corrected = search === this.search ? undefined : search.search(words).corrected;
      if (corrected === undefined) continue;
      const retried = this.search.search(corrected, { ...asked, forgiving: false });
      if (retried.total > 0) return { ...retried, corrected };
    }
    return found;
  }

  /** What `make` works out from the rows alone: done once, until one of them changes. */
  remember<T>(key: string, make: () => T): T {
    if (this.known.has(key)) return this.known.get(key) as T;
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    const made = make();
    this.known.set(key, made);
    return made;
  }

  /** Gets the rows for the first time: from a copy and what changed since it was made, or all. */
  open(): Promise<void> {
    return this.serialize(async () => {
      if (!(await this.restore())) await this.readAll();
    });
  }

  /** Resolves once what it was going to keep for the next start is kept. */
  close(): Promise<void> {
    return this.keeper.close();
  }

  /** Reads all rows anew beside the index in use, then puts the new one in its place. */
  load(): Promise<void> {
    return this.serialize(() => this.readAll());
  }

  /** Reads the rows with these ids anew; those that are no longer shown leave the index. */
  refresh(ids: readonly number[]): Promise<void> {
    return this.serialize(() => this.readSome(ids));
  }

  // One after the other: of two that read the same row, the later one read it later.
  private serialize(work: () => Promise<void>): Promise<void> {
    if (!this.host.serves) return Promise.resolve();
    const turn = this.last.then(work);
    this.last = turn.catch(() => {});
    return turn;
  }

  /** False where there is no copy, or too much has changed since. */
  private async restore(): Promise<boolean> {
    const known = await this.keeper.find();
    // Most of its rows are as quickly read all together.
    if (
      !known ||
      known.changed.length > Math.max(FEW, known.copy.facets.slots.ids.length * MOST_CHANGED)
    )
      return false;
    const columns = await this.readColumns();
    const [facets, search] = this.empty(columns);
    try {
      facets.restore(known.copy.facets);
      search.restore(known.copy.search);
    } catch (err) {
      this.host.log.warn({ err }, 'the copy of an index was no index');
      return false;
    }
    this.facets = facets;
    this.search = search;
    this.takeColumns(columns);
    await this.readSome(known.changed);
    return true;
  }

  private async readAll(): Promise<void> {
    const columns = await this.readColumns();
    const [facets, search] = this.empty(columns);
    const prints = await this.keeper.take();
    facets.slots.reserve((await this.source.layout?.(this.host)) ?? []);
    await this.readOptions();
    for await (const batch of this.source.rows(this.host)) {
      for (const row of batch) this.enter(facets, search, row);
    }
    // Gets orders and words ready, so that the first visitor doesn't wait for them.
    facets.load([]);
    search.load([]);
    this.facets = facets;
    this.search = search;
    this.takeColumns(columns);
    this.cards.clear();
    this.hits.clear();
    this.change();
    if (prints)
      this.keeper.keepSoon(prints, () => freeze({ facets: facets.save(), search: search.save() }));
  }

  private async readSome(ids: readonly number[]): Promise<void> {
    const gone = new Set(ids);
    await this.readOptions();
    for await (const batch of this.source.rows(this.host, ids)) {
      for (const row of batch) {
        gone.delete(row.id);
        this.enter(this.facets, this.search, row);
      }
    }
    for (const id of gone) {
      this.facets.remove(id);
      this.search.remove(id);
    }
    this.cards.forget(ids);
    this.hits.forget(ids);
    this.change();
  }

  private async readColumns(): Promise<readonly FilterColumn[]> {
    const { filterColumns, entity } = this.source;
    return (await filterColumns?.(this.host)) ?? entity.columns;
  }

  private takeColumns(columns: readonly FilterColumn[]): void {
    const { entity } = this.source;
    this.entity = { ...entity, columns };
    this.addedColumns = columns.filter(
      ({ name }) => !entity.columns.some((one) => one.name === name),
    );
    this.optionColumns = columns.filter(({ kind }) => kind === 'options').map(({ name }) => name);
  }

  private change(): void {
    this.version += 1;
    this.known.clear();
  }

  private enter(facets: FacetIndex, search: SearchIndex, row: IndexRow): void {
    facets.upsert(row);
    search.add(row.id, row.texts);
  }

  private async readOptions(): Promise<void> {
    const byColumn = await this.source.options(this.host);
    this.options = new Map(
      Object.entries(byColumn).map(([column, options]) => [
        column,
        [...options].sort((a, b) => a.sort - b.sort || a.label.localeCompare(b.label, 'nl')),
      ]),
    );
    this.optionsById = new Map(
      [...this.options].map(([column, options]) => [
        column,
        new Map(options.map((option) => [option.id, option])),
      ]),
    );
  }

  private empty(columns: readonly FilterColumn[]): [FacetIndex, SearchIndex] {
    const { orders } = this.source.entity;
    const facets = new FacetIndex({
      columns: columnsOf(columns, this.source),
      orders: orders.map(({ name }) => ({
        name,
        kind: name.startsWith('name') ? 'text' : 'number',
      })),
    });
    return [facets, new SearchIndex({ slots: facets.slots })];
  }
}
