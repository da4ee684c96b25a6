// Which blocks are offered at a place, in which order, and which of them a search finds.
import type { ToldBlock } from '#features/office/contract';
import { type BlockGroup, blockGroups } from '#kernel/define/block';

/** The types that may stand somewhere; `parent`: of the block in which that is. */
export const offeredAt = (
  types: readonly ToldBlock[],
  parent: ToldBlock | undefined,
): ToldBlock[] => {
  const holds = parent?.holds;
  if (holds) return types.filter(({ type }) => holds.includes(type));
  return types.filter(({ inList, isPart }) => !inList && !isPart);
};

const groupOf = ({ group }: Pick<ToldBlock, 'group'>): BlockGroup => group ?? 'other';

export const inGroups = <T extends Pick<ToldBlock, 'group' | 'label'>>(
  offered: readonly T[],
): { group: BlockGroup; offered: T[] }[] =>
  blockGroups
    .map((group) => ({
      group,
      offered: offered
        .filter((one) => groupOf(one) === group)
        .toSorted((a, b) => a.label.localeCompare(b.label, 'nl')),
    }))
    .filter((one) => one.offered.length > 0);

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

type Searched = { label: string; hint?: string; words?: string };

/** How well something fits what was typed: each word must be in it, best as its name; 0: not. */
export const fits = ({ label, hint = '', words = '' }: Searched, typed: string): number => {
  const name = plain(label);
  const others = plain(`${words} ${hint}`);
  if (name === plain(typed).trim()) return 1;
  const scores = plain(typed)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      if (name.startsWith(word)) return 0.9;
      if (name.includes(word)) return 0.8;
      return others.includes(word) ? 0.4 : 0;
    });
  return scores.length === 0 ? 1 : Math.min(...scores);
};
