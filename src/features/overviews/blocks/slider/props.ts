import { levelOf, moreOf } from '#fields/block-settings';
import { readSliderLook } from '#fields/slider-settings';
import type { BlockInput } from '#kernel/define/block';
import type { SliderProps } from '#ui/slider.view';
import type { Listed } from '../../contract';
import type { ShownCards } from '../shown-items';
import type { definition } from './definition';

/** Nothing when there is nothing in it. */
export const propsOf = (
  { id, settings, data = [] }: BlockInput<ReturnType<typeof definition>, ShownCards>,
  { entity }: Listed,
): SliderProps | null =>
  data.length === 0
    ? null
    : {
        id: `slider-${id}`,
        title: settings.title,
        level: levelOf(settings.level),
        intro: settings.intro,
        label: entity.label.many,
        more: moreOf(settings),
        look: readSliderLook(settings),
        slides: data.map(({ id: key, html }) => ({ key, html })),
      };
