import type { BlockInput } from '#kernel/define/block';
import type { definition } from './definition';
import type { PictureBlockProps } from './view';

export const propsOf = ({ settings }: BlockInput<typeof definition>): PictureBlockProps | null =>
  settings.picture && {
    ...settings,
    picture: settings.picture,
    width: settings.width as PictureBlockProps['width'],
  };
