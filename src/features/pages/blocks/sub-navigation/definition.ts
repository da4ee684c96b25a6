import { textField } from '#fields/text/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';

export const definition = defineBlock({
  type: 'SubNavigation',
  label: 'Subnavigatie',
  group: 'layout',
  hint: 'Links naar de pagina’s eronder of ernaast.',
  words: 'menu navigatie',
  version: 1,
  settings: {
    title: setting(textField, 'Titel (leeg: die van de bovenste pagina)'),
  },
});
