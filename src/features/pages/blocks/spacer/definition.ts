import { choices } from '#fields/block-settings';
import { flagField } from '#fields/flag/field';
import { selectField } from '#fields/select/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';

export const definition = defineBlock({
  type: 'Spacer',
  label: 'Ruimte',
  group: 'layout',
  hint: 'Lege ruimte tussen twee blokken.',
  words: 'wit marge afstand scheiding',
  version: 1,
  settings: {
    size: setting(selectField, 'Hoogte', {
      default: 'medium',
      options: choices({ small: 'Klein', medium: 'Gewoon', large: 'Groot' }),
    }),
    rule: setting(flagField, 'Met een lijn'),
  },
});
