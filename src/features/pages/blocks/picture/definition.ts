import { choices } from '#fields/block-settings';
import { imageField } from '#fields/image/field';
import { linkField } from '#fields/link/field';
import { selectField } from '#fields/select/field';
import { textField } from '#fields/text/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';

export const definition = defineBlock({
  type: 'Picture',
  label: 'Foto',
  group: 'picture',
  hint: 'Eén foto, met een onderschrift als dat nodig is.',
  words: 'afbeelding plaatje beeld image',
  version: 1,
  settings: {
    picture: setting(imageField, 'Foto', { required: true }),
    caption: setting(textField, 'Onderschrift'),
    link: setting(linkField, 'Adres'),
    width: setting(selectField, 'Breedte', {
      default: 'page',
      options: choices({ text: 'Als tekst', page: 'Als de pagina', full: 'Hele scherm' }),
    }),
  },
  picture: 'picture',
});
