import { numberField } from '#fields/number/field';
import { textField } from '#fields/text/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';

/** When one store is open (S2.12/6). */
export const definition = defineBlock({
  type: 'LocationHours',
  label: 'Openingstijden van een winkel',
  group: 'stores',
  hint: 'De openingstijden van één winkel, met vandaag bovenaan.',
  words: 'open gesloten tijden uren',
  version: 1,
  settings: {
    title: setting(textField, 'Titel (leeg: de naam van de winkel)'),
    store: setting(numberField, 'Winkel (leeg: die waar de pagina over gaat)', {
      ...{ refers: true, picks: { entity: 'Location' } },
    }),
  },
});
