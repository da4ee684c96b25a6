import type { Arrangement } from '#kernel/values/arrangement';

/** What the office's screens of arranged lists and their server tell each other. */

/** `now`: visitors see it; `replaced`: another came after it, and it comes back once that is taken back or over. */
export type ListVersionState = 'now' | 'planned' | 'replaced' | 'past' | 'withdrawn';

export type ToldListVersion = {
  id: number;
  name: string;
  state: ListVersionState;
  by: string;
  madeAt: string;
  startsAt: string;
  /** Null: it has no end. */
  endsAt: string | null;
  /** Nothing is arranged in it: the usual order. */
  isUsual: boolean;
  arrangement: Arrangement;
};

/** A list of the site; `pages`: where it stands; `words`: it is what these find ('': it is no such list). */
export type ToldListing = {
  key: string;
  title: string;
  words: string;
  pages: readonly { path: string; title: string }[];
  /** What visitors see now, when somebody arranged it, and what begins next. */
  now: Pick<ToldListVersion, 'name' | 'by' | 'startsAt' | 'endsAt'> | null;
  next: Pick<ToldListVersion, 'name' | 'startsAt'> | null;
};

export type ToldListings = { lists: readonly ToldListing[] };

/** An article's choice in a rule: an option of a column, or that it hasn't that. */
export type ToldRuleChoice = { column: string; option: number; isNot?: boolean; label: string };

/** `read`: what was published of it as it was told; who publishes sends it back. */
export type ToldList = ToldListing & {
  /** How it is sorted when nobody arranges it. */
  order: string;
  total: number;
  arrangement: Arrangement;
  versions: readonly ToldListVersion[];
  read: string;
  choices: readonly { label: string; choices: readonly ToldRuleChoice[] }[];
};

/** `was`: its place in the list as visitors have it; 0: it isn't in it. `why`: by which rules it is where it is. */
export type ToldListItem = {
  id: number;
  title: string;
  note: string;
  picture: string | null;
  was: number;
  isPinned: boolean;
  why: string;
};

/** `absent`: pinned or hidden articles that the list hasn't at all, by their numbers. */
export type ToldListPreview = {
  total: number;
  now: readonly ToldListItem[];
  soon: readonly ToldListItem[];
  absent: readonly number[];
  names: Readonly<Record<number, string>>;
};

export type SentListVersion = {
  arrangement: Arrangement;
  read: string;
  name?: string;
  /** Null: from now on. */
  starts_at: string | null;
  ends_at: string | null;
};
