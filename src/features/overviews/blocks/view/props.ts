import { levelOf, moreOf } from '#fields/block-settings';
import type { BlockInput } from '#kernel/define/block';
import type { Listed } from '../../contract';
import type { ShownCards } from '../shown-items';
import type { definition } from './definition';
import type { PickedProps } from './view';

export const propsOf = (
  { id, settings, data = [] }: BlockInput<ReturnType<typeof definition>, ShownCards>,
  { entity, columns }: Listed,
): PickedProps | null =>
  data.length === 0
    ? null
    : {
        id: `gekozen-${id}`,
        title: settings.title,
        level: levelOf(settings.level),
        intro: settings.intro,
        label: entity.label.many,
        more: moreOf(settings),
        layout: settings.layout === 'list' ? 'list' : 'grid',
        columns: settings.columns || columns,
        moduleAccess: entity.access,
        second: settings.second,
        cards: data,
      };
