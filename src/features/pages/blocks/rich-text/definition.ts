import { choices } from '#fields/block-settings';
import { editorField } from '#fields/editor/field';
import { linkField } from '#fields/link/field';
import { selectField } from '#fields/select/field';
import { textField } from '#fields/text/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';

export const definition = defineBlock({
  type: 'RichText',
  label: 'Tekst',
  group: 'text',
  hint: 'Lopende tekst met koppen, lijsten en links.',
  words: 'alinea artikel kop tabel',
  version: 1,
  settings: {
    title: setting(textField, 'Titel van de pagina (leeg: geen)'),
    linkText: setting(textField, 'Knop onder de titel (leeg: geen)'),
    link: setting(linkField, 'Adres van de knop'),
    html: setting(editorField, 'Tekst', { required: true }),
    place: setting(selectField, 'Plaats', {
      default: 'start',
      options: choices({ start: 'Aan de kantlijn', middle: 'In het midden' }),
    }),
  },
});
