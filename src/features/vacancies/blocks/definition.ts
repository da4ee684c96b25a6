import { imageField } from '#fields/image/field';
import { selectField } from '#fields/select/field';
import { textField } from '#fields/text/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';

/** Vacancies within some distance of a postcode: it chooses the places of the list beside it. */
export const nearbyBlock = defineBlock({
  type: 'VacancyNearby',
  label: 'Vacatures in de buurt',
  version: 1,
  settings: {
    title: setting(textField, 'Titel'),
    intro: setting(textField, 'Inleiding'),
    picture: setting(imageField, 'Foto (alleen waar er ruimte naast is)'),
    level: setting(selectField, 'Kopniveau', {
      default: '2',
      options: [
        { value: '1', label: 'Onderwerp van de pagina' },
        { value: '2', label: 'Deel van de pagina' },
      ],
    }),
  },
});
