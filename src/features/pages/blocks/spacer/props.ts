import type { BlockInput } from '#kernel/define/block';
import type { definition } from './definition';
import type { SpacerProps } from './view';

export const propsOf = ({ settings }: BlockInput<typeof definition>): SpacerProps => ({
  size: settings.size as SpacerProps['size'],
  rule: settings.rule,
});
