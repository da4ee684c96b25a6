import type { BlockInput } from '#kernel/define/block';
import type { definition } from './definition';
import type { DetailProps } from './view';

export const propsOf = ({
  data,
}: BlockInput<ReturnType<typeof definition>, DetailProps>): DetailProps | null => data ?? null;
