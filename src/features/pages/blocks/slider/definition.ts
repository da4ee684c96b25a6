import { linkField } from '#fields/link/field';
import { sliderSettings } from '#fields/slider-settings';
import { textField } from '#fields/text/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';
import { sliders } from '#kernel/limits-content';

/** A slider of whatever an editor puts in it. */
export const definition = defineBlock({
  type: 'Slider',
  label: 'Schuif',
  group: 'layout',
  hint: 'Blokken naast elkaar om doorheen te bladeren.',
  words: 'carrousel carousel slider',
  version: 1,
  settings: {
    title: setting(textField, 'Titel'),
    intro: setting(textField, 'Inleiding'),
    label: setting(textField, 'Naam zonder titel (wordt voorgelezen)'),
    moreLabel: setting(textField, 'Tekst van de link eronder'),
    moreLink: setting(linkField, 'Adres van de link eronder'),
    ...sliderSettings(sliders.usual),
  },
  slots: ['slides'],
  slides: true,
});
