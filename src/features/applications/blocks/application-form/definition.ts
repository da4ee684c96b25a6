import { textField } from '#fields/text/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';

/** The form to apply with, fitted to the vacancy that the page's address names (S2.1/7). */
export const definition = defineBlock({
  type: 'ApplicationForm',
  label: 'Sollicitatieformulier',
  group: 'jobs',
  hint: 'Het formulier om te solliciteren.',
  words: 'vacature cv',
  version: 1,
  settings: {
    intro: setting(textField, 'Inleiding (leeg: de gewone)'),
  },
});
