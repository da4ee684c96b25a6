import type { BlockInput } from '#kernel/define/block';
import type { definition } from './definition';
import type { Shown } from './view';

type Overview = ReturnType<typeof definition>;

/** All that it shows hangs on what was found: its settings were read with that. */
export const propsOf = ({ data }: BlockInput<Overview, { shown: Shown }>): Shown | null =>
  data?.shown ?? null;
