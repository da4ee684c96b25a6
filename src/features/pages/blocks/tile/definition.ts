import { imageField } from '#fields/image/field';
import { linkField } from '#fields/link/field';
import { textField } from '#fields/text/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';

export const definition = defineBlock({
  type: 'Tile',
  label: 'Tegel',
  version: 1,
  settings: {
    title: setting(textField, 'Naam', { required: true }),
    link: setting(linkField, 'Adres', { required: true }),
    picture: setting(imageField, 'Foto'),
  },
  ownSection: 'li',
  picture: 'picture',
});
