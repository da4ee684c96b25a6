import { numberField } from '#fields/number/field';
import { selectField } from '#fields/select/field';
import { textField } from '#fields/text/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';

const level = setting(selectField, 'Kopniveau', {
  default: '2',
  options: [
    { value: '1', label: 'Onderwerp van de pagina' },
    { value: '2', label: 'Deel van de pagina' },
  ],
});

/** Finding a store by postcode or place (S2.8/1). */
export const searchBlock = defineBlock({
  type: 'LocationSearch',
  label: 'Winkel zoeken',
  version: 1,
  settings: {
    title: setting(textField, 'Titel'),
    intro: setting(textField, 'Inleiding'),
    level,
    baseUrl: setting(textField, 'Begin van het adres van een winkel', { default: '/locaties' }),
  },
});

/** All stores on a map (S2.8/5). */
export const mapBlock = defineBlock({
  type: 'LocationMap',
  label: 'Winkels op de kaart',
  version: 1,
  settings: {
    title: setting(textField, 'Wat de kaart toont (wordt voorgelezen)'),
  },
});

/** All stores by province, in a list that one filters while typing (S2.2/23). */
export const directoryBlock = defineBlock({
  type: 'LocationDirectory',
  label: 'Winkels per provincie',
  version: 1,
  settings: {
    title: setting(textField, 'Titel'),
    level,
    listFilter: setting(selectField, 'Lijst filteren terwijl je typt', {
      default: 'every',
      options: [
        { value: 'every', label: 'Op alle woorden' },
        { value: 'some', label: 'Op een van de woorden' },
      ],
    }),
  },
});

/** When one store is open (S2.12/6). */
export const hoursBlock = defineBlock({
  type: 'LocationHours',
  label: 'Openingstijden van een winkel',
  version: 1,
  settings: {
    title: setting(textField, 'Titel (leeg: de naam van de winkel)'),
    store: setting(numberField, 'Nummer van de winkel (0: die waar de pagina over gaat)'),
  },
});
