import {
  Bitset,
  NumberKeys,
  type SavedBitset,
  type SavedOrder,
  SlotTable,
  SortOrder,
} from '#kernel/values/facets';
import { correct } from './correct';
import type { WordMatch } from './match';
import { normalizeDutch, wordsToFind, wordsToIndex } from './normalize';
import { NumberLists, type SavedLists } from './number-lists';
import { MAX_WEIGHT, packPosting, postedSlot, postedWeight } from './postings';
import { QueryWords } from './query-words';
import { RankedHits } from './ranking';
import { ScoreBoard, type ScoredRows } from './score-board';
import { suggestQueries } from './suggest';
import type {
  SearchEntry,
  SearchField,
  SearchIndexOptions,
  SearchOptions,
  SearchResult,
} from './types';
import { Vocabulary } from './vocabulary';

const DEFAULT_LIMIT = 10;
const MOST_WORDS = 10;
/** Of a longer query the rest is not read. */
const LONGEST_QUERY = 500;
/** Words of a query in which an error is forgiven: for each all words of the index are looked at. */
const MOST_FORGIVEN = 4;
/** From this length on a last word that nothing else answers may be the beginning of one. */
const SHORTEST_BEGINNING = 2;
/** What these matches gave, with words counting from this weight on. */
type Scored = { matches: readonly WordMatch[]; least: number; rows: ScoredRows };
/** Texts whose words are remembered: brands, colours and the like are those of many rows. */
const MOST_TEXTS = 5000;

/** An index as plain data, to be written down at once: some of it is shared. */
export type SavedSearch = {
  rows: SavedBitset;
  order: SavedOrder;
  /** Every word, by its term. */
  words: string[];
  /** By slot its terms, packed as postings are. */
  terms: SavedLists;
};

/**
 * Dutch text search over the rows of one entity, in memory. Every word of a query has to be found:
 * as it is, as the beginning of a word (the last one, if asked), by its stem, as part of a compound,
 * or with one typing error.
 */
export class SearchIndex {
  /** Where the rows are in bitsets; to be shared with a facet index over the same rows. */
  readonly slots: SlotTable;
  private rows = new Bitset();
  private readonly vocabulary = new Vocabulary();
  private readonly board = new ScoreBoard();
  private readonly order: SortOrder;
  /** By slot, the row's terms with their weights, packed as postings are. */
  private termsOfRow = new NumberLists();
  private readonly termsOfText = new Map<string, readonly number[]>();
  /** By term, its weight in the row that is being added; zeros in between. */
  private weightOfTerm = new Uint8Array(64);
  /** What the last query's words found: one question asks for them several times over. */
  private last: { words: string; found: QueryWords; scored: Scored[] } | undefined;

  constructor(options: SearchIndexOptions = {}) {
    this.slots = options.slots ?? new SlotTable();
    this.order = new SortOrder(new NumberKeys(false), this.slots);
  }

  save(): SavedSearch {
    const words = this.vocabulary.terms.map(({ word }) => word);
    return {
      ...{ rows: this.rows.save(), order: this.order.save() },
      ...{ words, terms: this.termsOfRow.save() },
    };
  }

  /** Takes over what another had. This one is empty, and its slots are there already. */
  restore({ rows, order, words, terms }: SavedSearch): void {
    this.rows = Bitset.restore(rows);
    for (const word of words) this.vocabulary.enter(word);
    this.termsOfRow = NumberLists.restore(terms);
    const uses = new Uint32Array(words.length);
    for (const packed of terms.numbers) {
      const term = postedSlot(packed);
      uses[term] = (uses[term] as number) + 1;
    }
    this.vocabulary.postings = NumberLists.withRoom(uses);
    for (let slot = 0; slot < terms.lengths.length; slot++) this.addPostings(slot);
    this.order.restore(order);
    this.vocabulary.prepare();
  }

  /** Adds many rows and gets everything ready, so that the first search is as quick as any. */
  load(entries: Iterable<SearchEntry>): void {
    for (const { id, fields, rank } of entries) this.add(id, fields, rank);
    this.vocabulary.prepare();
    this.order.list();
    this.termsOfRow.pack();
    this.termsOfText.clear();
  }

  /**
   * Adds a row, or replaces the one with the same id.
   * @param rank breaks ties between equal scores, lower first
   * @throws RangeError when the id is not an integer, or a weight not an integer from 1 to 15
   */
  add(id: number, fields: readonly SearchField[], rank = 0): void {
    this.last = undefined;
    const terms = this.weigh(fields);
    const known = this.slots.findSlot(id);
    const slot = this.rows.has(known) ? known : this.slots.hold(id);
    if (this.rows.has(slot)) this.removePostings(slot);
    this.rows.add(slot);
    this.order.set(slot, rank);
    this.termsOfRow.set(slot, terms);
    this.addPostings(slot);
  }

  /** Takes a row out. False when there was none with this id. */
  remove(id: number): boolean {
    const slot = this.slots.findSlot(id);
    if (!this.rows.has(slot)) return false;
    this.last = undefined;
    this.removePostings(slot);
    this.rows.delete(slot);
    this.order.delete(slot);
    this.slots.release(slot);
    return true;
  }

  /** Searches. A query without any letter or digit finds nothing. */
  search(query: string, options: SearchOptions = {}): SearchResult {
    const words = wordsToFind(query.slice(0, LONGEST_QUERY)).slice(0, MOST_WORDS);
    const matches = this.matchAll(words, options);
    const rows = this.score(matches, options.least);
    const hits = new RankedHits(rows, this.order, this.slots.end);
    const ids = Array.from(hits.page(0, options.limit ?? DEFAULT_LIMIT), (slot) =>
      this.slots.idAt(slot),
    );
    const best = hits.best / Math.max(1, matches.length);
    const also = [...new Set(matches.flatMap((match) => match.also))];
    const corrected = correct(this.vocabulary, query, matches, hits);
    return {
      ids,
      total: hits.total,
      get bits() {
        return hits.bits;
      },
      page: hits.page.bind(hits),
      also,
      best,
      ...(corrected !== undefined && { corrected }),
    };
  }

  /**
   * For 'Bedoelde je …' when a search found nothing: up to `limit` queries that do find something,
   * closest first, made of words of the index.
   */
  suggestWords(query: string, limit = 3): string[] {
    // What is suggested is made of words that are known, so none needs forgiving.
    const finds = (other: string) => this.search(other, { limit: 0, forgiving: false }).total > 0;
    const words = normalizeDutch(query.slice(0, LONGEST_QUERY)).slice(0, MOST_WORDS);
    return suggestQueries(this.vocabulary, words, finds, limit);
  }

  private matchAll(words: string[], options: SearchOptions): WordMatch[] {
    const found = this.lookUp(words);
    const narrow = this.matchNarrow(found, words, options);
    if (!options.widens || words.length === 0) return narrow;
    const wide = found.widened(narrow);
    return this.findsAny(narrow) || this.findsAny(wide) ? wide : narrow;
  }

  private lookUp(words: readonly string[]): QueryWords {
    const key = words.join(' ');
    if (this.last?.words !== key)
      this.last = { words: key, found: new QueryWords(this.vocabulary), scored: [] };
    return this.last.found;
  }

  /** The rows that all these matches found; of the last query what was added up is kept. */
  private score(matches: readonly WordMatch[], least = 1): ScoredRows {
    const scored = this.last?.scored ?? [];
    const known = scored.find(
      (one) =>
        one.least === least &&
        one.matches.length === matches.length &&
        one.matches.every((match, i) => match === matches[i]),
    );
    if (known) return known.rows;
    const rows = this.board.score(this.vocabulary, matches, this.slots.end, least);
    scored.push({ matches, least, rows });
    return rows;
  }

  // Stricter first: as typed, with the last word as a beginning, with errors forgiven, and then a
  // compound written apart is read as one word.
  private matchNarrow(
    found: QueryWords,
    words: string[],
    { prefixLast = false, forgiving = true, widens = false }: SearchOptions,
  ): WordMatch[] {
    const strict = found.all(words, prefixLast);
    if (words.length === 0 || this.findsAny(strict)) return strict;
    if (!prefixLast && (words.at(-1) as string).length >= SHORTEST_BEGINNING) {
      const begun = found.all(words, true);
      if (this.findsAny(begun)) return begun;
    }
    // What is made of known words isn't mistyped: it may only need reading more widely.
    if (widens && words.every((word) => this.vocabulary.knows(word))) {
      if (this.findsAny(found.widened(strict))) return strict;
    }
    const forgiven = forgiving ? this.forgive(found, words, prefixLast) : strict;
    if (forgiving && this.findsAny(forgiven)) return forgiven;
    for (let i = 0; i < words.length - 1; i++) {
      const joined = found.all(joinAt(words, i), prefixLast);
      if (this.findsAny(joined)) return joined;
    }
    return forgiven;
  }

  /** Forgives an error in words that fit nothing and, when that is not enough, in all. */
  private forgive(found: QueryWords, words: string[], prefixLast: boolean): WordMatch[] {
    const typed = found.all(words, prefixLast);
    const isUnknown = ({ grades }: WordMatch) => grades.size === 0;
    if (typed.filter(isUnknown).length > MOST_FORGIVEN) return typed;
    const correct = (match: WordMatch, i: number) =>
      found.withTypo(match.word, prefixLast && i === words.length - 1);
    const some = typed.map((match, i) => (isUnknown(match) ? correct(match, i) : match));
    // Where a word fits nothing, not even with an error, forgiving the others leads nowhere.
    if (some.some(isUnknown) || this.findsAny(some)) return some;
    if (words.length > MOST_FORGIVEN) return some;
    return some.map((had, i) => (had.typos.length > 0 ? had : correct(had, i)));
  }

  private findsAny(matches: readonly WordMatch[]): boolean {
    if (matches.some((match) => match.grades.size === 0)) return false;
    if (matches.length === 1) return true;
    return this.score(matches).slots.length > 0;
  }

  /** The terms of these texts, each once with its heaviest weight, packed as postings are. */
  private weigh(fields: readonly SearchField[]): number[] {
    if (
      !fields.every(({ weight }) => Number.isInteger(weight) && weight >= 1 && weight <= MAX_WEIGHT)
    )
      throw new RangeError(`A field's weight is an integer from 1 to ${MAX_WEIGHT}`);
    const terms: number[] = [];
    for (const { text, weight } of fields) this.weighText(text, weight, terms);
    const weights = this.weightOfTerm;
    for (let i = 0; i < terms.length; i++) {
      const term = terms[i] as number;
      terms[i] = packPosting(term, weights[term] as number);
      weights[term] = 0;
    }
    return terms;
  }

  private weighText(text: string, weight: number, terms: number[]): void {
    const its = this.termsOf(text);
    const { length } = this.vocabulary.terms;
    if (this.weightOfTerm.length < length)
      this.weightOfTerm = lengthened(this.weightOfTerm, length);
    const weights = this.weightOfTerm;
    for (let i = 0; i < its.length; i++) {
      const term = its[i] as number;
      const known = weights[term] as number;
      if (known === 0) terms.push(term);
      if (known < weight) weights[term] = weight;
    }
  }

  private termsOf(text: string): readonly number[] {
    const known = this.termsOfText.get(text);
    if (known) return known;
    const terms = wordsToIndex(text).map((word) => this.vocabulary.enter(word));
    if (this.termsOfText.size >= MOST_TEXTS) this.termsOfText.clear();
    this.termsOfText.set(text, terms);
    return terms;
  }

  private addPostings(slot: number): void {
    const { numbers } = this.termsOfRow;
    const end = this.termsOfRow.endOf(slot);
    for (let at = this.termsOfRow.startOf(slot); at < end; at++) {
      const packed = numbers[at] as number;
      this.vocabulary.postings.push(postedSlot(packed), packPosting(slot, postedWeight(packed)));
    }
  }

  private removePostings(slot: number): void {
    for (const packed of this.termsOfRow.of(slot)) {
      this.vocabulary.postings.take(postedSlot(packed), packPosting(slot, postedWeight(packed)));
    }
    this.termsOfRow.set(slot, []);
  }
}

function lengthened(bytes: Uint8Array, least: number): Uint8Array<ArrayBuffer> {
  const longer = new Uint8Array(Math.ceil(least * 1.5));
  longer.set(bytes);
  return longer;
}

function joinAt(words: readonly string[], at: number): string[] {
  return [...words.slice(0, at), words.slice(at, at + 2).join(''), ...words.slice(at + 2)];
}
