import type { BlockInput } from '#kernel/define/block';
import type { definition } from './definition';
import type { StoreHoursProps } from './view';

/** What is told of a store. */
export type Store = Omit<StoreHoursProps, 'title'>;

export const propsOf = ({
  settings: { title },
  data,
}: BlockInput<typeof definition, { store: Store }>): StoreHoursProps | null =>
  data ? { title, ...data.store } : null;
