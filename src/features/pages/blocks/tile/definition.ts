import { imageField } from '#fields/image/field';
import { linkField } from '#fields/link/field';
import { textField } from '#fields/text/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';

export const definition = defineBlock({
  type: 'Tile',
  label: 'Tegel',
  group: 'picture',
  hint: 'Eén weg verder: een foto met een naam, in Tegels.',
  words: 'categorie link',
  version: 1,
  settings: {
    title: setting(textField, 'Naam', { required: true }),
    link: setting(linkField, 'Adres', { required: true }),
    picture: setting(imageField, 'Foto'),
  },
  ownSection: 'li',
  isPart: true,
  picture: 'picture',
});
