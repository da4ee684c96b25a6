/** Rows of entities: their lists, forms, history, and what is kept of them. */

import type { FileColumn } from '#features/entities/contract';
import type { FieldOption } from '#kernel/define/field';

/** A field as the office's forms and lists know it: see `EntityField`. */
export type ToldField = {
  /** Its name on the wire. */
  name: string;
  label: string;
  type: string;
  help?: string;
  required?: boolean;
  orNull?: boolean;
  mayBeNull?: boolean;
  least?: number;
  most?: number;
  whole?: boolean;
  pattern?: { source: string; told: string };
  options?: readonly FieldOption[];
  /** The entity whose rows it names. */
  entity?: string;
  /** The entity whose rows a setting names by their numbers; `many`: several, in order. */
  picks?: { entity: string; many?: true };
  /** Of a group: what it holds. */
  fields?: readonly ToldField[];
  /** Of a new row that says nothing of it. */
  usual: unknown;
  mayWrite: boolean;
  /** Whether lists can be put in its order, and rows be chosen by it. */
  sorts: boolean;
  filters: boolean;
};

export type ToldEntity = {
  /** Such as `Location`. */
  name: string;
  /** As it stands in addresses, such as `location`. */
  access: string;
  label: { one: string; many: string };
  noun: { one: string; many: string };
  fields: readonly ToldField[];
  /** The field whose value names a row. */
  title: string;
  /** The fields that a list shows unless others are chosen. */
  columns: readonly string[];
  may: { create: boolean; change: boolean; delete: boolean };
  /** The role may write some of its fields alone. */
  isLimited: boolean;
};

export type Values = Record<string, unknown>;

export type ToldRow = {
  id: number;
  revision: number;
  title: string;
  /** Where visitors find it; absent: it has no page. */
  href?: string;
  values: Values;
};

/** A row of a list: its columns as people read them. */
export type ListedRow = Pick<ToldRow, 'id' | 'revision' | 'title' | 'href'> & {
  /** A version of it waits to be published: when, or the name of its release. */
  planned?: { at: string | null; name: string };
  told: Record<string, string>;
  /** What can be changed in the list itself. */
  values: Values;
};

export type ToldList = { rows: readonly ListedRow[]; total: number };

/** What was typed and not saved yet, kept by the server. */
export type ToldDraft = { revision: number; values: Values; savedAt: string };

/** Somebody else, or oneself in another window, who has the same row open now. */
export type ToldPresence = { name: string; isYou: boolean; isEditing: boolean; since: string };

/** All that a form begins with. */
export type ToldForm = {
  row: ToldRow;
  draft?: ToldDraft;
  /** Others who have a draft of it. */
  others: readonly { name: string; savedAt: string }[];
};

export type ToldChangeOfRow = {
  revision: number;
  action: 'create' | 'change' | 'delete';
  at: string;
  by: string | null;
  way: string;
  lines: readonly string[];
};

/** A refused call. */
export type ToldProblem = {
  code: string;
  message: string;
  fields: Record<string, string>;
  /** Of a stale save: what stands there, and what the writer had read. */
  current?: { revision: number; values: Values };
  read?: Values | null;
};

/** What refers to a row, by kind; `rows`: those that the reader may see. */
export type ToldUse = {
  label: string;
  count: number;
  rows: readonly { title: string; to: string }[];
};

/** Something in the bin. */
export type ToldBinned = {
  /** As it stands in addresses. */
  entity: string;
  kind: string;
  id: number;
  title: string;
  revision: number;
  at: string;
  by: string | null;
};

/** What a change of many rows, or a file that is read, comes to. */
export type ToldBulk = {
  made: number;
  changed: number;
  unchanged: number;
  /** The first of those that change: each field from what to what. */
  plans: readonly { key: string; kind: string; told: readonly string[] }[];
  refused: readonly { line: number; key: string; reason: string }[];
  /** Columns of a file that nothing was done with. */
  unused?: readonly string[];
  /** Of a table: its columns, with what each was taken for. */
  columns?: readonly FileColumn[];
  /** What a column may be, by name with what people call it. */
  choices?: readonly { name: string; label: string }[] | undefined;
  /** Why a file can't be read by the columns that were found: others can be chosen. */
  problem?: string;
  /** To undo it by; absent: it was a trial. */
  importId?: number;
};

/** A list as somebody likes to see it. */
export type ToldView = {
  id: number;
  name: string;
  /** The parameters of the list's address. */
  query: string;
  isShared: boolean;
};

/** A question and its answer, with its group and its order, by their names on the wire. */
export type ToldQuestion = { id: number; values: Values };

/** What hours of many stores come to; `conflicts`: stores that have hours of their own on those days. */
export type ToldHours = ToldBulk & {
  conflicts: readonly { store: string; stands: readonly string[] }[];
  /** How many of those that don't change keep hours of their own. */
  kept: number;
};
