import { sliderSettings } from '#fields/slider-settings';
import { textField } from '#fields/text/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';
import { sliders } from '#kernel/limits-content';

/** Large pictures with words that give way to one another (S2.12/15); each slide is a block of its own. */
export const definition = defineBlock({
  type: 'BannerSlider',
  label: 'Opening: schuif',
  group: 'picture',
  hint: 'Opent een pagina: meer openingen, om door te bladeren.',
  words: 'carrousel banner hero slider',
  version: 1,
  settings: {
    title: setting(textField, 'Titel van de pagina (alleen voorgelezen; leeg: geen)'),
    label: setting(textField, 'Naam (wordt voorgelezen)'),
    ...sliderSettings(sliders.banner),
  },
  slots: ['slides'],
  slides: true,
});
