import { sliderSettings } from '#fields/slider-settings';
import { defineBlock } from '#kernel/define/block';
import { sliders } from '#kernel/limits-content';
import type { Listed } from '../../contract';
import { pickedBy } from '../picked-by';
import { shownItems } from '../shown-items';

/** Items of an entity in a slider; its type is `{Entity}Slider` (S2.12/15). */
export const definition = ({ entity, slider = sliders.usual }: Listed) =>
  defineBlock({
    type: `${entity.name}Slider`,
    ...pickedBy(entity, 'slider'),
    version: 1,
    settings: { ...shownItems(entity), ...sliderSettings(slider) },
  });
