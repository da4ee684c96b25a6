import type { BlockInput } from '#kernel/define/block';
import type { definition } from './definition';
import type { TilesProps } from './view';

export const propsOf = ({ settings, slots }: BlockInput<typeof definition>): TilesProps => ({
  ...settings,
  children: slots.items as TilesProps['children'],
});
