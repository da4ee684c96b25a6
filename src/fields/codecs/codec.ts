import type { z } from 'zod';
import type { ValueRules } from '#kernel/define/entity';

/** A value that isn't what its type holds; the message says so to whoever wrote it, in Dutch. */
export class WrongValue extends Error {}

/**
 * How values of a type are checked, written and told. Values are what JSON can carry: sums are whole cents,
 * days `YYYY-MM-DD`, moments ISO texts.
 */
export type Codec<T = unknown> = {
  /** What JSON holds; the API's description is made of it. */
  schema: (rules: ValueRules) => z.ZodType<T>;
  /** The same for the API's description, where what checks it can't be described. */
  described?: (rules: ValueRules) => z.ZodType;
  /** What a row holds that says nothing. */
  empty: T;
  /** From a cell of a file, or from what a form posts. Throws WrongValue. */
  read: (text: string, rules: ValueRules) => unknown;
  /** As a cell of a file, to be read again. */
  write: (value: T, rules: ValueRules) => string;
  /** As people read it. */
  tell: (value: T, rules: ValueRules) => string;
  /** Of what files have in several columns; `read` and `write` are then of no use to them. */
  spread?: Spread<T>;
  /** From what the table's column holds; left out: as it is. */
  fromColumn?: (stored: unknown, rules: ValueRules) => T;
  /** What the table's column takes; left out: as it is. */
  toColumn?: (value: T, rules: ValueRules) => unknown;
};

/** How a value stands in several columns of a file. */
type Spread<T> = {
  /** Their names. */
  names: readonly string[];
  /** What else files may call one. */
  headers?: (name: string) => readonly string[];
  /** What one of them holds. Throws WrongValue. */
  read: (text: string) => unknown;
  /** What those that are there make of the value that stands there, or of a new row's. */
  join: (parts: Readonly<Record<string, unknown>>, stands: T) => T;
  /** All of them, by name. */
  split: (value: T) => Record<string, string>;
};

/** Codecs differ in their values. */
// biome-ignore lint/suspicious/noExplicitAny: which value it is depends on a field's type
export type AnyCodec = Codec<any>;
