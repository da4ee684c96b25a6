import type { BlockInput } from '#kernel/define/block';
import type { definition } from './definition';
import type { GalleryProps } from './view';

export const propsOf = ({ settings, slots }: BlockInput<typeof definition>): GalleryProps => ({
  ...settings,
  children: slots.items as GalleryProps['children'],
});
