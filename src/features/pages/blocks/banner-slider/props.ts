import { readSliderLook } from '#fields/slider-settings';
import type { BlockInput } from '#kernel/define/block';
import type { definition } from './definition';
import type { BannerSliderProps } from './view';

export const propsOf = ({
  id,
  settings,
  slots,
}: BlockInput<typeof definition>): BannerSliderProps => ({
  id: `slider-${id}`,
  title: settings.title,
  label: settings.label,
  look: readSliderLook(settings),
  slides: slots.slides,
});
