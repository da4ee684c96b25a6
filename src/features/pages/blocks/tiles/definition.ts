import { textField } from '#fields/text/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';

/** Ways on from a page, each a picture with its name: the categories of a shop. */
export const definition = defineBlock({
  type: 'Tiles',
  label: 'Tegels',
  group: 'picture',
  hint: 'Wegen verder: elk een foto met een naam, zoals categorieën.',
  words: 'categorieën links raster',
  version: 1,
  settings: {
    title: setting(textField, 'Titel', { required: true }),
  },
  slots: ['items'],
  holds: ['Tile'],
  ownSection: true,
});
