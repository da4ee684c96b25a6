import { levelOf } from '#fields/block-settings';
import type { BlockInput } from '#kernel/define/block';
import type { definition } from './definition';
import type { StoreDirectoryProps } from './view';

/** Provinces with their stores. */
export type Groups = StoreDirectoryProps['groups'];

export const propsOf = ({
  id,
  settings,
  data = [],
}: BlockInput<typeof definition, Groups>): StoreDirectoryProps => ({
  name: String(id),
  title: settings.title,
  level: levelOf(settings.level),
  condition: settings.listFilter === 'some' ? 'some' : 'every',
  groups: data,
});
