import { numberField } from '#fields/number/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';

/** Shows a section that other pages show too: it is written and published in one place. */
export const definition = defineBlock({
  type: 'SharedSection',
  label: 'Gedeelde sectie',
  group: 'layout',
  hint: 'Blokken die op meer pagina’s staan en op één plek worden gewijzigd.',
  version: 1,
  settings: {
    section: setting(numberField, 'Sectie', { refers: true, picks: { entity: 'Section' } }),
  },
  filled: 'blocks',
  // It is offered by the names of the sections that there are.
  isPart: true,
  // Its blocks stand in the page as if they were the page's own.
  ownSection: true,
});
