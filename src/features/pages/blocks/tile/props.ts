import type { BlockInput } from '#kernel/define/block';
import type { definition } from './definition';
import type { TileProps } from './view';

export const propsOf = ({ settings }: BlockInput<typeof definition>): TileProps => ({
  ...settings,
  picture: settings.picture ?? undefined,
});
