import type { BlockInput } from '#kernel/define/block';
import type { definition } from './definition';
import type { GalleryItemProps } from './view';

export const propsOf = ({ settings }: BlockInput<typeof definition>): GalleryItemProps | null =>
  settings.picture && { ...settings, picture: settings.picture };
