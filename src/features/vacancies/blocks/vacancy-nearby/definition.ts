import { levelSetting } from '#fields/block-settings';
import { imageField } from '#fields/image/field';
import { textField } from '#fields/text/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';

/** Vacancies within some distance of a postcode: it chooses the places of the list beside it. */
export const definition = defineBlock({
  type: 'VacancyNearby',
  label: 'Vacatures in de buurt',
  group: 'jobs',
  hint: 'Vacatures in de buurt van een postcode.',
  words: 'werken baan bijbaan solliciteren',
  version: 1,
  settings: {
    title: setting(textField, 'Titel'),
    intro: setting(textField, 'Inleiding'),
    picture: setting(imageField, 'Foto (alleen waar er ruimte naast is)'),
    level: levelSetting,
  },
});
