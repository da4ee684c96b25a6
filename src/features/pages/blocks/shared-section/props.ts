import type { BlockInput } from '#kernel/define/block';
import type { definition } from './definition';
import type { SharedSectionProps } from './view';

export const propsOf = ({
  slots: { blocks },
}: BlockInput<typeof definition>): SharedSectionProps | null =>
  Array.isArray(blocks) && blocks.length > 0 ? { blocks } : null;
