import { moreOf } from '#fields/block-settings';
import { readSliderLook } from '#fields/slider-settings';
import type { BlockInput } from '#kernel/define/block';
import type { definition } from './definition';
import type { SliderBlockProps } from './view';

export const propsOf = ({
  id,
  settings,
  slots,
}: BlockInput<typeof definition>): SliderBlockProps => ({
  id: `slider-${id}`,
  title: settings.title,
  intro: settings.intro,
  label: settings.label,
  more: moreOf(settings),
  look: readSliderLook(settings),
  slides: slots.slides,
});
