import { imageField } from '#fields/image/field';
import { linkField } from '#fields/link/field';
import { textField } from '#fields/text/field';
import { textareaField } from '#fields/textarea/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';

/** S2.10/10: what opens by itself a moment after the page has come. */
export const definition = defineBlock({
  type: 'DetailPopup',
  label: 'Venster dat vanzelf opent',
  group: 'other',
  hint: 'Opent vanzelf over de pagina, even nadat die geladen is: één bericht met een knop.',
  words: 'popup pop-up dialoog venster modal',
  version: 1,
  settings: {
    title: setting(textField, 'Titel', { required: true }),
    subtitle: setting(textField, 'Onder de titel'),
    intro: setting(textareaField, 'Tekst'),
    link: setting(linkField, 'Link'),
    linkText: setting(textField, 'Tekst van de link'),
    picture: setting(imageField, 'Afbeelding'),
  },
  ownSection: true,
});
