import { sliderSettings } from '#fields/slider-settings';
import { textField } from '#fields/text/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';
import { sliders } from '#kernel/limits-content';
import { kindSetting } from '../cookie-kind';

/** Cookies side by side (S2.12/1). */
export const definition = defineBlock({
  type: 'CookieSlider',
  label: 'Cookies: bladerrij',
  group: 'other',
  hint: 'Soorten cookies, naast elkaar om door te bladeren.',
  words: 'privacy toestemming',
  version: 1,
  settings: {
    title: setting(textField, 'Titel'),
    intro: setting(textField, 'Inleiding'),
    kind: kindSetting,
    ...sliderSettings(sliders.usual),
  },
});
