import type { ToldCategory } from '#features/categories/contract';
import { childrenOf, type Place } from '#kernel/values/place-category';

/** A category as its tree shows it. */
export type Shown = {
  row: ToldCategory;
  level: number;
  /** How many stand beside each other, and which of them it is, from 0. */
  size: number;
  at: number;
  holds: boolean;
};

type All = readonly ToldCategory[];

/** The tree from the top, without what lies in those that are closed. */
export const shownOf = (
  all: All,
  closed: ReadonlySet<number>,
  parentId: number | null = null,
  level = 1,
): Shown[] => {
  const rows = childrenOf(all, parentId);
  return rows.flatMap((row, at) => {
    const holds = all.some((one) => one.parentId === row.id);
    const isOpen = holds && !closed.has(row.id);
    return [
      { row, level, at, size: rows.length, holds },
      ...(isOpen ? shownOf(all, closed, row.id, level + 1) : []),
    ];
  });
};

const nextId = (rows: All, at: number): number | null => rows[at]?.id ?? null;

/** Where Alt with an arrow takes a category; undefined: nowhere. */
export const placeByKey = (all: All, { row, at, size }: Shown, key: string): Place | undefined => {
  const { parentId } = row;
  const beside = childrenOf(all, parentId);
  if (key === 'ArrowUp') return at > 0 ? { parentId, before: nextId(beside, at - 1) } : undefined;
  if (key === 'ArrowDown') {
    return at < size - 1 ? { parentId, before: nextId(beside, at + 2) } : undefined;
  }
  if (key === 'ArrowRight') {
    const above = beside[at - 1];
    return above && { parentId: above.id, before: null };
  }
  const parent = all.find(({ id }) => id === parentId);
  if (key !== 'ArrowLeft' || !parent) return undefined;
  const around = childrenOf(all, parent.parentId);
  return {
    parentId: parent.parentId,
    before: nextId(around, around.indexOf(parent) + 1),
  };
};

/** Why Alt with an arrow leads nowhere. */
export const whyNot = (
  { at, size }: Shown,
  key: string,
): 'up' | 'down' | 'into' | 'only' | 'out' => {
  if (key === 'ArrowLeft') return 'out';
  if (key === 'ArrowRight') return 'into';
  if (size === 1) return 'only';
  return key === 'ArrowUp' && at === 0 ? 'up' : 'down';
};

/** Which one is next to a category that goes: the one after it, before it, or around it. */
export const nextTo = (shown: readonly Shown[], id: number): number | undefined => {
  const gone = shown.find(({ row }) => row.id === id);
  if (!gone) return undefined;
  const beside = shown.filter(({ row }) => row.parentId === gone.row.parentId);
  const next = beside[gone.at + 1] ?? beside[gone.at - 1];
  return next?.row.id ?? gone.row.parentId ?? undefined;
};

export type Side = 'before' | 'after' | 'in';

/** Where something is dropped on a row: its middle takes it in. `part`: how far down the row, from 0 to 1. */
export const sideAt = (part: number): Side =>
  part > 0.3 && part < 0.7 ? 'in' : part < 0.5 ? 'before' : 'after';

/** Where what is dropped on a category comes to stand. */
export const placeByDrop = (all: All, dragged: number, onto: Shown, side: Side): Place => {
  const { id, parentId } = onto.row;
  if (side === 'in') return { parentId: id, before: null };
  if (side === 'before') return { parentId, before: id };
  const beside = childrenOf(all, parentId).filter((one) => one.id !== dragged);
  return { parentId, before: nextId(beside, beside.findIndex((one) => one.id === id) + 1) };
};

/** A category by its name and those above it: 'Dames > Jurken'. */
export const pathTo = (all: All, id: number | null): string => {
  const names: string[] = [];
  const seen = new Set<number>();
  for (let at = all.find((one) => one.id === id); at && !seen.has(at.id); ) {
    seen.add(at.id);
    names.unshift(at.title);
    const { parentId } = at;
    at = all.find((one) => one.id === parentId);
  }
  return names.join(' > ');
};
