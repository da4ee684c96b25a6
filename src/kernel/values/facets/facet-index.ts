import { Bitset, type SavedBitset } from './bitset';
import { type Choices, narrow, scanPage, sortPage } from './narrowing';
import { NumberColumn } from './number-column';
import { OptionColumn, type SavedOptions } from './option-column';
import { ProbedRows, SharedCounter } from './probed-rows';
import { type SavedSlots, SlotTable } from './slots';
import { makeKeys, NumberKeys } from './sort-keys';
import { type SavedOrder, SortOrder } from './sort-order';
import type { FacetDefinition, FacetQuery, FacetResult, FacetRow } from './types';

/** An index as plain data, to be written down at once: much of it is shared. */
export type SavedFacets = {
  slots: SavedSlots;
  rows: SavedBitset;
  options: Map<string, SavedOptions>;
  numbers: Map<string, SavedOrder>;
  orders: Map<string, SavedOrder>;
  byId: SavedOrder;
};

// Sorting one hit costs about as much as testing this many rows of an order.
const SCANNED_PER_SORTED = 25;

/**
 * All rows of one entity in memory, to filter, count, sort and page them, and to tell which options
 * still lead somewhere. Kept current row by row. It knows ids only; reading the rows is up to the
 * caller.
 */
export class FacetIndex {
  /** Where the rows are in bitsets; to be shared with a search index over the same rows. */
  readonly slots: SlotTable;
  private rows = new Bitset();
  private readonly options = new Map<string, OptionColumn>();
  private readonly numbers = new Map<string, NumberColumn>();
  private readonly orders = new Map<string, SortOrder>();
  private readonly byId: SortOrder;
  private readonly counter = new SharedCounter();
  private rowCount = 0;

  constructor(definition: FacetDefinition) {
    this.slots = definition.slots ?? new SlotTable();
    for (const { name, kind } of definition.columns) {
      if (kind === 'options') this.options.set(name, new OptionColumn());
      else this.numbers.set(name, new NumberColumn(this.slots));
    }
    for (const order of definition.orders) {
      this.orders.set(order.name, new SortOrder(makeKeys(order), this.slots));
    }
    this.byId = new SortOrder(new NumberKeys(false), this.slots);
  }

  save(): SavedFacets {
    return {
      slots: this.slots.save(),
      rows: this.rows.save(),
      options: saveAll(this.options),
      numbers: saveAll(this.numbers),
      orders: saveAll(this.orders),
      byId: this.byId.save(),
    };
  }

  /**
   * Takes over what an index of the same definition had, in the place of all that this one has.
   * @throws RangeError when that had another definition
   */
  restore(saved: SavedFacets): void {
    this.slots.restore(saved.slots);
    this.rows = Bitset.restore(saved.rows);
    this.rowCount = this.rows.count();
    restoreAll(this.options, saved.options);
    restoreAll(this.numbers, saved.numbers);
    restoreAll(this.orders, saved.orders);
    this.byId.restore(saved.byId);
  }

  /** How many rows there are. */
  get size(): number {
    return this.rowCount;
  }

  has(id: number): boolean {
    return this.rows.has(this.slots.findSlot(id));
  }

  /** Adds many rows and gets the orders ready, so that the first query is as quick as any. */
  load(rows: Iterable<FacetRow>): void {
    for (const row of rows) this.upsert(row);
    this.byId.list();
    for (const order of this.orders.values()) order.list();
    for (const column of this.numbers.values()) column.prepare();
  }

  /**
   * Adds a row, or replaces the one with the same id.
   * @throws RangeError when the id is not an integer
   */
  upsert(row: FacetRow): void {
    const known = this.slots.findSlot(row.id);
    const isNew = !this.rows.has(known);
    const slot = isNew ? this.enter(row.id) : known;
    const { end } = this.slots;
    for (const [name, column] of this.options) {
      const options = row.options?.[name] ?? [];
      if (isNew) column.add(slot, options, end);
      else column.set(slot, options, end);
    }
    for (const [name, column] of this.numbers) column.set(slot, row.numbers?.[name]);
    for (const [name, order] of this.orders) order.set(slot, row.sort?.[name]);
    this.byId.set(slot, 0);
  }

  /** Takes a row out. False when there was none with this id. */
  remove(id: number): boolean {
    const slot = this.slots.findSlot(id);
    if (!this.rows.has(slot)) return false;
    this.rows.delete(slot);
    this.rowCount--;
    for (const column of this.options.values()) column.delete(slot);
    for (const column of this.numbers.values()) column.delete(slot);
    for (const order of this.orders.values()) order.delete(slot);
    this.byId.delete(slot);
    this.slots.release(slot);
    return true;
  }

  /**
   * Filters, counts and pages.
   * @throws RangeError when a column or an order does not exist
   */
  query(query: FacetQuery): FacetResult {
    const base = this.findBase(query);
    const choices = this.findChoices(query, base);
    const hits = narrow(base, choices);
    const total = hits.count();
    const result: FacetResult = { total, ids: this.findPage(query, hits, total), enabled: {} };
    if (query.withCounts) result.counts = {};
    const probed = new ProbedRows(hits, this.counter);
    for (const name of query.columns ?? this.options.keys()) {
      const others = choices.has(name)
        ? new ProbedRows(narrow(base, choices, name), this.counter)
        : probed;
      this.report(name, others, result);
    }
    return result;
  }

  /**
   * The rows that match, for further queries as their `text.bits`.
   * @throws RangeError when a column does not exist
   */
  select(query: Pick<FacetQuery, 'selected' | 'ranges' | 'text' | 'exclude'>): Bitset {
    const base = this.findBase(query);
    return narrow(base, this.findChoices(query, base));
  }

  /**
   * The lowest and highest number of a column among the rows that match, whatever range is asked of
   * that column itself; undefined when no row has one.
   * @throws RangeError when a column does not exist
   */
  findBounds(
    name: string,
    query: Pick<FacetQuery, 'selected' | 'ranges' | 'text' | 'exclude'>,
  ): { min: number; max: number } | undefined {
    const { [name]: _own, ...ranges } = query.ranges ?? {};
    const base = this.findBase({ ...query, ranges });
    return get(this.numbers, name).boundsIn(narrow(base, this.findChoices(query, base)));
  }

  private enter(id: number): number {
    const slot = this.slots.hold(id);
    this.rows.add(slot);
    this.rowCount++;
    return slot;
  }

  private findBase(query: Omit<FacetQuery, 'limit'>): Bitset {
    const base = query.text ? query.text.bits.trim().intersect(this.rows) : this.rows.clone();
    for (const [name, range] of Object.entries(query.ranges ?? {})) {
      if (range.min === undefined && range.max === undefined) continue;
      get(this.numbers, name).limit(base, range);
    }
    for (const id of query.exclude ?? []) {
      const slot = this.slots.findSlot(id);
      if (slot >= 0) base.delete(slot);
    }
    return base;
  }

  private findChoices(query: Pick<FacetQuery, 'selected'>, base: Bitset): Choices {
    const choices = new Map<string, Bitset>();
    for (const [name, chosen] of Object.entries(query.selected ?? {})) {
      if (chosen.length === 0) continue;
      choices.set(name, get(this.options, name).withAny(chosen, base));
    }
    return choices;
  }

  private findPage(query: FacetQuery, hits: Bitset, total: number): number[] {
    const { start = 0, limit } = query;
    if (limit <= 0 || start >= total) return [];
    return Array.from(this.pageOf(query, hits, total, start, limit), (slot) =>
      this.slots.idAt(slot),
    );
  }

  private pageOf(query: FacetQuery, hits: Bitset, total: number, start: number, limit: number) {
    if (query.order === undefined && query.text) return query.text.page(start, limit, hits);
    const order = query.order === undefined ? this.byId : get(this.orders, query.order);
    const list = order.list();
    const scanned = Math.min(list.length, ((start + limit) * list.length) / total);
    if (scanned < total * SCANNED_PER_SORTED) return scanPage(list, hits, start, limit);
    return sortPage(list, order.places(), hits, start, limit);
  }

  private report(name: string, rows: ProbedRows, result: FacetResult): void {
    const column = get(this.options, name);
    if (!result.counts) {
      result.enabled[name] = column.optionsIn(rows);
      return;
    }
    const counts = column.countsIn(rows);
    result.counts[name] = counts;
    result.enabled[name] = [...counts.keys()];
  }
}

interface Saving<T> {
  save(): T;
  restore(saved: T): void;
}

function saveAll<T>(parts: ReadonlyMap<string, Saving<T>>): Map<string, T> {
  return new Map(Array.from(parts, ([name, part]) => [name, part.save()]));
}

function restoreAll<T>(parts: ReadonlyMap<string, Saving<T>>, saved: ReadonlyMap<string, T>): void {
  if (parts.size !== saved.size) throw new RangeError('What was saved has other columns or orders');
  for (const [name, part] of parts) part.restore(get(saved, name));
}

function get<T>(named: ReadonlyMap<string, T>, name: string): T {
  const found = named.get(name);
  if (found === undefined) throw new RangeError(`The facet index has no '${name}'`);
  return found;
}
