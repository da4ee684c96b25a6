import type { ToldGrid } from '#features/pricing/contract';
import { readLocal } from '../local';
import { type Added, type Cells, cellsIn, type Typed } from './model';

/** What is typed in a grid, as the device keeps it: also what had been read of each cell. */
export type Kept = {
  typed: Typed;
  was: Cells;
  added: readonly Added[];
  /** Colours and sizes that were just chosen, by number. */
  colors: readonly (readonly [id: number, title: string])[];
  sizes: readonly (readonly [id: number, title: string])[];
};

export const keyOfGrid = (member: number, article: number): string =>
  `etalage-office-grid ${member} ${article}`;

/** What was typed here before and not saved, as far as it still has a place; undefined: nothing. */
export const readKept = (key: string, grid: ToldGrid): Kept | undefined => {
  const kept = readLocal<Kept>(key);
  if (!kept) return undefined;
  const stands = cellsIn(grid, Object.keys(kept.typed));
  const typed = Object.fromEntries(
    Object.entries(kept.typed).filter(([name]) => Object.hasOwn(stands, name)),
  );
  const added = kept.added.filter(
    (one) =>
      !grid.variants.some(
        (other) => other.color_id === one.color_id && other.size_id === one.size_id,
      ),
  );
  return Object.keys(typed).length + added.length > 0 ? { ...kept, typed, added } : undefined;
};
