import { levelSetting } from '#fields/block-settings';
import { linkField } from '#fields/link/field';
import { textField } from '#fields/text/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';

/** Finding a store by postcode or place (S2.8/1). */
export const definition = defineBlock({
  type: 'LocationSearch',
  label: 'Winkel zoeken',
  group: 'stores',
  hint: 'Een zoekveld op plaats of postcode naar de dichtstbijzijnde winkels.',
  words: 'filiaal vestiging postcode',
  version: 1,
  settings: {
    title: setting(textField, 'Titel'),
    intro: setting(textField, 'Inleiding'),
    level: levelSetting,
    baseUrl: setting(linkField, 'Begin van het adres van een winkel', { default: '/locaties' }),
  },
});
