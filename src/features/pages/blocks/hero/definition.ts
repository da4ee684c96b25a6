import { choices } from '#fields/block-settings';
import { flagField } from '#fields/flag/field';
import { imageField } from '#fields/image/field';
import { linkField } from '#fields/link/field';
import { selectField } from '#fields/select/field';
import { textField } from '#fields/text/field';
import { textareaField } from '#fields/textarea/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';

export const definition = defineBlock({
  type: 'Hero',
  label: 'Opening met foto',
  group: 'picture',
  hint: 'Opent een pagina: een grote foto met titel, tekst en knop.',
  words: 'banner kop header hero',
  version: 1,
  settings: {
    kicker: setting(textField, 'Boven de titel'),
    title: setting(textField, 'Titel', { required: true }),
    text: setting(textareaField, 'Tekst'),
    link: setting(linkField, 'Adres'),
    linkText: setting(textField, 'Tekst van de link'),
    secondLink: setting(linkField, 'Tweede adres'),
    secondLinkText: setting(textField, 'Tekst van de tweede link'),
    picture: setting(imageField, 'Foto'),
    level: setting(selectField, 'Kopniveau', {
      default: '1',
      options: choices({ '1': 'Titel van de pagina', '2': 'Deel van de pagina' }),
    }),
    isFirst: setting(flagField, 'Opent de pagina: foto meteen laden'),
  },
  picture: 'picture',
});
