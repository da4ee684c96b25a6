import type { Entity, PictureRef } from '#kernel/define/entity';
import type { SliderLook } from '#kernel/limits-content';

/** What the definitions and the views of an entity's blocks know of it. */
export type Listed = {
  entity: Entity;
  /** A plain overview's number of cards a row on a wide screen. */
  columns: number;
  /** How its slider looks (S9.9/4); left out: as sliders usually do. */
  slider?: SliderLook;
};

/** One choice in a filter form, with whether choosing it still gives results (S2.2/6). */
export type RefineOption = {
  id: number;
  label: string;
  hex?: string;
  selected: boolean;
  enabled: boolean;
  count: number;
};

export type RefineGroup = {
  column: string;
  label: string;
  control: 'checkbox' | 'radio' | 'range';
  swatch: boolean;
  /** Its options are sizes. */
  sizes?: boolean;
  /** How many options stand before 'Toon meer' (S2.2/9); 0: all. */
  limit: number;
  options: RefineOption[];
  /** What its list of options shows, where that is put together from kept fragments. */
  html?: string;
  /** The language of the options' names, where it isn't the page's: `nl`. */
  lang?: string;
  /** For a range: the bounds of all results and what was chosen, in shown units (euros). */
  range?: { min: number; max: number; low?: number; high?: number; unit: string };
  activeCount: number;
};

export type RefinesProps = {
  /** The form's id; controls outside it point to it by `form=`. */
  formId: string;
  /** The section's, by which forms on one page are told apart. */
  title?: string;
  blockId: string;
  /** Forms and sections with the same one belong together. */
  ajaxFilterId: string;
  mode: 'inline' | 'popover';
  /** The page's path: where the form goes without JavaScript. */
  action: string;
  groups: RefineGroup[];
  /** The way to what the visitor's own store has, by the column of stores. */
  myStore?: { column: string; href: string };
  /** The class of an option that would leave nothing, where it isn't 'disabled' (S4.1/1). */
  disabledClass?: string;
  /** A text search within the section, with what was typed. */
  search?: string;
  /** What its page was searched for, elsewhere than in the form: that goes along, and stays. */
  words?: string;
  /** What else its address asks: without script a form would lose it. */
  kept?: { name: string; value: string }[];
  activeCount: number;
  total: number;
  /** 'artikel' / 'artikelen' */
  noun: { one: string; many: string };
  resetHref: string;
};

export type PaginationProps = {
  blockId: string;
  /** The section's title, where a page has several sections. */
  title?: string;
  page: number;
  pages: number;
  maxVisibleButtons: number;
  /** The address that shows a page (1-based). */
  href: (page: number) => string;
};

export type LoadMoreProps = {
  blockId: string;
  href: string;
  current: number;
  total: number;
  /** How many the next load brings. */
  pending: number;
  /** Load by itself when the visitor comes within 100 px (S2.2/17). */
  auto: boolean;
};

export type SectionProps = {
  id: string;
  virtual: boolean;
  type: string;
  title: string;
  /** 2 for a section of a page, 1 when the section is the page's subject. */
  level: 1 | 2;
  intro: string;
  total: number;
  limit: number;
  page: number;
  start: number;
  loadLimit: number;
  noun: { one: string; many: string };
  /** Address that gives this section alone (POST). */
  url: string;
  moduleAccess: string;
  /** JSON of a virtual section's fixed filters. */
  blockFilters?: string;
  ajaxFilterId: string;
  entityId?: string;
  entityObject?: string;
  language: string;
  /** Grid: cards of one height side by side; list: rows; strip: one thin row of cards that show their title alone. */
  layout: 'grid' | 'list' | 'strip';
  columns: number;
  /** Of all cards, where they aren't in the page's language: `nl`. */
  lang?: string;
  /** The grid's cells in order: cards (with the item's id) and ctas, spacers, hidden items. */
  cells: SectionCell[];
  formId?: string;
  /** Filters the shown items by their titles as one types (S2.2/23). */
  listFilter?: 'every' | 'some';
  orders: { name: string; label: string; selected: boolean }[];
  chips: { label: string; href: string }[];
  resetHref: string;
  pagination?: PaginationProps;
  loadMore?: LoadMoreProps;
  /** How the words searched for were read: without their typing errors, and what was sought besides. */
  read?: { corrected?: string; also: readonly string[] };
  /** Its title is told by whoever asks. */
  own?: boolean;
  /** Shown when there are no results. */
  empty: { suggestions: { label: string; href: string }[] };
  more?: { label: string; href: string };
  /** What has to be told with what is listed. */
  note?: string;
};

export type SectionCell =
  | { kind: 'item'; id: number; html: string }
  | { kind: 'cta'; html: string }
  | { kind: 'hidden'; html: string }
  | { kind: 'spacer' };

/** A call to action that stands between a grid's cards. */
export type CtaProps = {
  title: string;
  text: string;
  link: string;
  /** Left out: the usual words. */
  linkText?: string;
  picture?: PictureRef;
};
