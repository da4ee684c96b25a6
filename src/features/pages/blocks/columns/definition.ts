import { choices } from '#fields/block-settings';
import { selectField } from '#fields/select/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';

export const definition = defineBlock({
  type: 'Columns',
  label: 'Kolommen',
  group: 'layout',
  hint: 'Twee of drie blokken naast elkaar; op een telefoon onder elkaar.',
  words: 'raster naast grid',
  version: 1,
  settings: {
    ratio: setting(selectField, 'Verdeling', {
      default: 'equal',
      options: choices({ equal: 'Gelijk', first: 'Eerste breed', last: 'Laatste breed' }),
    }),
  },
  slots: ['first', 'second', 'third'],
  slotLabels: { first: 'de eerste kolom', second: 'de tweede kolom', third: 'de derde kolom' },
});
