import type { BlockInput } from '#kernel/define/block';
import { readLinkLines } from '#kernel/values/link-lines';
import type { definition } from './definition';
import type { TickerProps } from './view';

export const propsOf = ({ id, settings }: BlockInput<typeof definition>): TickerProps | null => {
  const items = readLinkLines(settings.items);
  return items.length === 0 ? null : { ...settings, id: `ticker-${id}`, items };
};
