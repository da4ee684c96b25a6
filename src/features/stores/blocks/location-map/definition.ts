import { textField } from '#fields/text/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';

/** All stores on a map (S2.8/5). */
export const definition = defineBlock({
  type: 'LocationMap',
  label: 'Winkels op de kaart',
  group: 'stores',
  hint: 'Een kaart met alle winkels erop.',
  words: 'filialen plattegrond route',
  version: 1,
  settings: {
    title: setting(textField, 'Wat de kaart toont (wordt voorgelezen)'),
  },
});
