import type { BlockInput } from '#kernel/define/block';
import type { definition } from './definition';
import type { DetailPopupProps } from './view';

export const propsOf = ({ settings }: BlockInput<typeof definition>): DetailPopupProps | null => {
  const { picture, ...rest } = settings;
  if (settings.title === '' && settings.intro === '') return null;
  return { ...rest, ...(picture && { picture }) };
};
