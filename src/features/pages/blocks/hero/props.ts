import type { BlockInput } from '#kernel/define/block';
import type { definition } from './definition';
import type { HeroProps } from './view';

export const propsOf = ({ settings }: BlockInput<typeof definition>): HeroProps => ({
  ...settings,
  picture: settings.picture ?? undefined,
  level: settings.level === '2' ? 2 : 1,
});
