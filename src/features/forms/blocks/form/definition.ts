import { levelSetting } from '#fields/block-settings';
import { editorField } from '#fields/editor/field';
import { textField } from '#fields/text/field';
import { textareaField } from '#fields/textarea/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';

/** A form on a page (S2.4/1). */
export const definition = defineBlock({
  type: 'Form',
  label: 'Formulier',
  group: 'forms',
  hint: 'Een van de formulieren van de site.',
  words: 'contact vraag invullen',
  version: 1,
  settings: {
    form: setting(textField, 'Formulier', {
      ...{ required: true, refers: true, picks: { entity: 'Form' } },
    }),
    title: setting(textField, 'Titel (leeg: geen)'),
    intro: setting(textareaField, 'Inleiding'),
    beside: setting(editorField, 'Naast het formulier (leeg: niets)'),
    level: levelSetting,
  },
});
