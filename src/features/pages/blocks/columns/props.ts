import type { BlockInput } from '#kernel/define/block';
import type { definition } from './definition';
import type { ColumnsProps } from './view';

const names = ['first', 'second', 'third'];

export const propsOf = ({ settings, slots }: BlockInput<typeof definition>): ColumnsProps => ({
  ratio: settings.ratio as ColumnsProps['ratio'],
  columns: names.map((name) => slots[name] as ColumnsProps['columns'][number]).filter(Boolean),
});
