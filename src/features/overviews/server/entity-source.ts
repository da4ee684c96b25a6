import type { ReactNode } from 'react';
import type { RenderContext } from '#features/pages/api.server';
import type { FilterColumn, FilterOption, IndexRow, SearchHit } from '#kernel/define/entity';
import type { Host } from '#platform/host';
import type { Eager } from '#ui/picture.view';
import type { Listed } from '../contract';
import type { ApiPart } from './api-part';
import type { Near } from './near-somewhere';
import type { RowPrints } from './prints';

/** How an entity's rows reach the index, the cards and the suggestions. */
export type EntitySource<Card = unknown> = Listed & {
  /**
   * The columns by which visitors filter now, where the site adds some to the entity's: read with all rows. Left
   * out: the entity's.
   */
  filterColumns?: (host: Host) => Promise<readonly FilterColumn[]>;
  /** The choices of every filter column of kind `options`, by column. */
  options: (host: Host) => Promise<Record<string, FilterOption[]>>;
  /**
   * Rows for the index, in batches: all that visitors may see, or of `ids` those that they may see.
   */
  rows: (host: Host, ids?: readonly number[]) => AsyncIterable<IndexRow[]>;
  /**
   * The ids of all rows in the order in which they best lie in memory: those that are listed together
   * side by side. Left out: as they come.
   */
  layout?: (host: Host) => Promise<number[]>;
  /**
   * How a copy of its index is told apart from what the database says since. Left out: no copy is kept,
   * and all rows are read at each start.
   */
  prints?: RowPrints;
  /**
   * What cards show, by id: one query for all. The first `picture` (a PictureRef) among them is
   * what a page is shared with.
   */
  cards: (host: Host, ids: readonly number[]) => Promise<Map<number, Card>>;
  /** `level`: of the card's heading, 2 below a page's own title and 3 below a section's. */
  card: (props: { card: Card; eager: Eager; level: 2 | 3 }) => ReactNode;
  /**
   * The column that cards show a choice of: in a list that is narrowed to some of its options, `card`
   * says how one shows the right one. `called`: words by which who searches means an option.
   */
  narrowed?: {
    column: string;
    called: (option: FilterOption) => readonly string[];
    card: (card: Card, options: readonly number[]) => Card;
  };
  /** Fits a kept card to what is asked, e.g. opens the one that an address names. */
  adapt?: (html: string, id: number, context: RenderContext) => string;
  /**
   * From where its rows are looked at, if an address asks that; `selected`: what was chosen in each column.
   * Then cards tell how far they are, and the nearest come first.
   */
  near?: (
    context: RenderContext,
    selected: Readonly<Record<string, readonly number[]>>,
  ) => Promise<Near | undefined>;
  /** `options`: those that the words named, of the column that cards show a choice of. */
  hits: (
    host: Host,
    ids: readonly number[],
    options: readonly number[],
  ) => Promise<Map<number, SearchHit>>;
  /** Its hits come from memory, and may end by themselves: they are asked for each time. */
  hitsInMemory?: true;
  /**
   * Ids of rows that bear the number that was typed, such as an article number, best first: they
   * stand before what the words find.
   */
  byNumber?: (host: Host, typed: string) => Promise<number[]>;
  /** How words find its rows; left out: in all their texts, as the words stand. */
  search?: {
    /** Words count in texts of this weight and heavier ones. */
    least?: number;
    /** A word that names none of them also finds what it is: a winterjas is a jas. */
    widens?: true;
    /** Words for the kind itself, which don't narrow it: of 'vacature Utrecht' only the place does. */
    called?: readonly string[];
    /** A mistyped word finds them only where it finds nothing of another kind. */
    seldomMistyped?: true;
    /**
     * It comes last, and not while one types, unless it is asked for: by a word for the kind, or by one in a
     * text of this weight or a heavier one. Who shops looks for no work.
     */
    askedBy?: number;
  };
  /**
   * Whether its rows are in a page's language: only such a page's search finds them. Left out: they are
   * data of the site, found from every page, and marked there as what is in another language.
   */
  isIn?: (host: Host, language: string) => boolean;
  /** Its cards mark by themselves what of them is data; without it their whole list is marked. */
  marksData?: true;
  /** What is told below its cards wherever they stand; plain text. */
  note?: (host: Host) => string;
  /** Left out: the API doesn't know the entity. */
  api?: ApiPart;
};

// biome-ignore lint/suspicious/noExplicitAny: sources differ in their cards
export type AnySource = EntitySource<any>;

/** Says that rows of an entity changed; `ids` undefined: any may have. */
export const ENTITY_CHANGED = 'entity.changed';
export type EntityChanged = { entity: string; ids?: number[] };
