import type { ToldQuestion } from '#features/office/contract';

/** What a question holds on the screen. */
export type Question = {
  id: number;
  question: string;
  answer: readonly string[];
  state: string;
  category: string;
  sort: number;
};

export type Part = Partial<Omit<Question, 'id'>>;

/** What was changed of a question, what had been read of that, and what the question was called then. */
export type Change = { was: Part; data: Part; title?: string };
export type Changes = Readonly<Record<number, Change>>;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const readQuestion = ({ id, values }: ToldQuestion): Question =>
  ({ id, ...values }) as unknown as Question;

/** Changes with more of one question; what is as it was read is none. */
export const withChange = (changes: Changes, stands: Question, more: Part): Changes => {
  const before = changes[stands.id];
  const data = { ...before?.data, ...more };
  const was = {
    ...(Object.fromEntries(
      Object.keys(data).map((name) => [name, stands[name as keyof Part]]),
    ) as Part),
    ...before?.was,
  };
  const left = Object.keys(data).filter(
    (name) => !isSame(data[name as keyof Part], was[name as keyof Part]),
  ) as (keyof Part)[];
  const { [stands.id]: _, ...others } = changes;
  if (left.length === 0) return others;
  const pick = (from: Part): Part => Object.fromEntries(left.map((name) => [name, from[name]]));
  const title = stands.question;
  return { ...others, [stands.id]: { was: pick(was), data: pick(data), title } };
};

/**
 * What is left once `sent` was saved: what was typed during the call, and what was put back in it, against what the
 * server answered.
 */
export const leftAfter = (
  changes: Changes,
  sent: Changes,
  answer: readonly Question[],
): Changes => {
  const left = { ...changes };
  for (const stands of answer) {
    const saved = sent[stands.id];
    if (!saved) continue;
    const now = changes[stands.id];
    const names = Object.keys({ ...saved.data, ...now?.data }) as (keyof Part)[];
    const typed = names.flatMap((name) => {
      const isTyped = now && Object.hasOwn(now.data, name);
      const value = isTyped ? now.data[name] : saved.was[name];
      if (!Object.hasOwn(saved.data, name)) return [[name, value, now?.was[name]] as const];
      return isSame(value, saved.data[name]) || isSame(value, stands[name])
        ? []
        : [[name, value, stands[name]] as const];
    });
    delete left[stands.id];
    if (typed.length === 0) continue;
    left[stands.id] = {
      was: Object.fromEntries(typed.map(([name, , was]) => [name, was])),
      data: Object.fromEntries(typed.map(([name, value]) => [name, value])),
      title: stands.question,
    };
  }
  return left;
};

/** Questions as they stand on the screen. */
export const shownOf = (all: readonly Question[], changes: Changes): Question[] =>
  all.map((one) => ({ ...one, ...changes[one.id]?.data }));

/** A changed question that somebody else removed. */
export type Gone = Change & { id: number };

export const goneOf = (all: readonly Question[], changes: Changes): Gone[] =>
  Object.entries(changes)
    .map(([id, change]: [string, Change]) => ({ ...change, id: Number(id) }))
    .filter(({ id }) => !all.some((one) => one.id === id));

/** Those of a group, in their order. */
export const inGroup = (all: readonly Question[], category: string): Question[] =>
  all
    .filter((one) => one.category === category)
    .toSorted((one, other) => one.sort - other.sort || one.id - other.id);

const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));

const STEP = 10;

/**
 * The numbers by which questions stand in that order: those that they had, so that few change; new ones where some
 * had the same.
 */
export const numbersFor = (ordered: readonly Question[]): number[] => {
  const own = ordered.map(({ sort }) => sort).toSorted((one, other) => one - other);
  return isRising(own) ? own : ordered.map((_, at) => (at + 1) * STEP);
};

/** Behind all others of a group. */
export const lastIn = (group: readonly Question[]): number =>
  group.length === 0 ? STEP : Math.max(...group.map(({ sort }) => sort)) + STEP;

/** Fields that somebody else wrote since they were read, and otherwise. */
export const conflictsOf = (stands: Question, change: Change | undefined): (keyof Part)[] =>
  (Object.keys(change?.data ?? {}) as (keyof Part)[]).filter(
    (name) => !isSame(stands[name], change?.was[name]) && !isSame(stands[name], change?.data[name]),
  );

/** A change without what somebody else wrote too, or as what is written over that. */
export const settled = (changes: Changes, stands: Question, whose: 'theirs' | 'mine'): Changes => {
  const { [stands.id]: mine, ...others } = changes;
  if (!mine) return changes;
  const theirs = Object.fromEntries(
    conflictsOf(stands, mine).map((name) => [name, stands[name]]),
  ) as Part;
  const data = whose === 'theirs' ? { ...mine.data, ...theirs } : mine.data;
  return withChange(
    { ...others, [stands.id]: { was: { ...mine.was, ...theirs }, data } },
    stands,
    {},
  );
};

const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Whether all words that are searched for stand in a question or its answer. */
export const isFound = ({ question, answer }: Question, search: string): boolean => {
  const text = plain([question, ...answer].join(' '));
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
};
