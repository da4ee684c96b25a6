import type { FilterOption } from '#kernel/define/entity';
import type { Label } from '#kernel/messages/language';

/** One of a fixed list: the word that is stored, its number in addresses, and what visitors read. */
export type Choice = Label & { id: number; access: string };

/** The numbers of the stored words; of a word that the list doesn't know, none. */
export const choiceIds = (list: readonly Choice[], words: readonly string[]): number[] =>
  list.filter(({ access }) => words.includes(access)).map(({ id }) => id);

/** What visitors read, in the list's order; words that it doesn't know are left out. */
export const choiceLabels = (list: readonly Choice[], words: readonly string[]): string[] =>
  list.filter(({ access }) => words.includes(access)).map(({ label }) => label);

/** What visitors read; the word itself when the list doesn't know it. */
export const choiceLabel = (list: readonly Choice[], word: string): string =>
  list.find(({ access }) => access === word)?.label ?? word;

/** The list as options of a filter, in its own order. */
export const inListOrder = (list: readonly (Label & { id: number })[]): FilterOption[] =>
  list.map(({ id, label, english }, sort) => ({ id, label, english, sort }));
