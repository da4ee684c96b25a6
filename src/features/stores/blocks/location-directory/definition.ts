import { levelSetting } from '#fields/block-settings';
import { selectField } from '#fields/select/field';
import { textField } from '#fields/text/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';

/** All stores by province, in a list that one filters while typing (S2.2/23). */
export const definition = defineBlock({
  type: 'LocationDirectory',
  label: 'Winkels per provincie',
  group: 'stores',
  hint: 'Alle winkels als lijst, per provincie.',
  words: 'filialen vestigingen adressen',
  version: 1,
  settings: {
    title: setting(textField, 'Titel'),
    level: levelSetting,
    listFilter: setting(selectField, 'Lijst filteren terwijl je typt', {
      default: 'every',
      options: [
        { value: 'every', label: 'Op alle woorden' },
        { value: 'some', label: 'Op een van de woorden' },
      ],
    }),
  },
});
