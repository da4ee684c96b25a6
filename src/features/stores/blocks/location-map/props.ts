import type { BlockInput } from '#kernel/define/block';
import type { definition } from './definition';
import type { MapFrameProps } from './view';

export const propsOf = ({
  id,
  settings: { title },
  data: tiles,
}: BlockInput<typeof definition, string>): MapFrameProps => ({ id, title, tiles });
