import { editorField } from '#fields/editor/field';
import { selectField } from '#fields/select/field';
import { textField } from '#fields/text/field';
import { textareaField } from '#fields/textarea/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';

/** A form on a page (S2.4/1). */
export const formBlock = defineBlock({
  type: 'Form',
  label: 'Formulier',
  version: 1,
  settings: {
    form: setting(textField, 'Nummer van het formulier'),
    title: setting(textField, 'Titel (leeg: geen)'),
    intro: setting(textareaField, 'Inleiding'),
    beside: setting(editorField, 'Naast het formulier (leeg: niets)'),
    level: setting(selectField, 'Kopniveau', {
      default: '2',
      options: [
        { value: '1', label: 'Onderwerp van de pagina' },
        { value: '2', label: 'Deel van de pagina' },
      ],
    }),
  },
});
