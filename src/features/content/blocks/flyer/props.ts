import type { BlockInput } from '#kernel/define/block';
import type { definition } from './definition';
import type { FlyerProps } from './view';

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const propsOf = ({ settings }: BlockInput<typeof definition>): FlyerProps => ({
  ...settings,
  lines: linesOf(settings.lines),
  picture: settings.picture ?? undefined,
});
