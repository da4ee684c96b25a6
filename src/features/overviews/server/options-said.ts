import { stemsOf } from '#kernel/values/search';
import type { EntityIndex } from './entity-index';

/** By stem of what they are called the options of the column that cards show a choice of. */
const byName = (index: EntityIndex): Map<string, number[]> =>
  index.remember('options by name', () => {
    const { column = '', called = () => [] } = index.source.narrowed ?? {};
    const names = new Map<string, number[]>();
    for (const option of index.options.get(column) ?? []) {
      // The last word says what it is: 'licht grijs' is grijs.
      const stems = new Set(called(option).flatMap((name) => stemsOf(name).at(-1) ?? []));
      for (const one of stems) names.set(one, [...(names.get(one) ?? []), option.id]);
    }
    return names;
  });

/** The options of that column that words name: of 'rode jurk' the reds. */
export const optionsSaid = (index: EntityIndex, words: string): number[] => {
  if (words === '' || !index.source.narrowed) return [];
  const names = byName(index);
  return [...new Set(stemsOf(words).flatMap((one) => names.get(one) ?? []))];
};
