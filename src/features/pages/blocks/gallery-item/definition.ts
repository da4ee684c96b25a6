import { flagField } from '#fields/flag/field';
import { imageField } from '#fields/image/field';
import { linkField } from '#fields/link/field';
import { textField } from '#fields/text/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';

export const definition = defineBlock({
  type: 'GalleryItem',
  label: 'Galerij: foto, film of pagina',
  group: 'picture',
  hint: 'Eén foto, film of pagina in een galerij.',
  words: 'video youtube',
  version: 1,
  settings: {
    picture: setting(imageField, 'Foto, of het stilstaande beeld van de film', { required: true }),
    caption: setting(textField, 'Onderschrift'),
    address: setting(
      linkField,
      'Adres van de film of de pagina (leeg: de foto zelf). YouTube, Vimeo, OpenStreetMap of van deze site',
    ),
    wide: setting(flagField, 'Twee plaatsen breed'),
  },
  ownSection: true,
  isPart: true,
  picture: 'picture',
});
