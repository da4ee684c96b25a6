import { filterField } from '#fields/filter/field';
import { numberField } from '#fields/number/field';
import { selectField } from '#fields/select/field';
import { sliderSettings } from '#fields/slider-settings';
import { textField } from '#fields/text/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';
import type { SliderLook } from '#kernel/limits-content';

const level = setting(selectField, 'Kopniveau', {
  default: '2',
  options: [
    { value: '1', label: 'Onderwerp van de pagina' },
    { value: '2', label: 'Deel van de pagina' },
  ],
});

/** What a row or a slider of an entity shows. */
const shown = {
  title: setting(textField, 'Titel'),
  intro: setting(textField, 'Inleiding'),
  level,
  items: setting(textField, 'Nummers, in hun volgorde (leeg: alle)'),
  filter: setting(filterField, 'Vaste filters'),
  order: setting(textField, 'Volgorde'),
  limit: setting(numberField, 'Hoeveel', { default: 12 }),
  moreLabel: setting(textField, 'Tekst van de link eronder'),
  moreLink: setting(textField, 'Adres van de link eronder'),
};

/** Items of an entity in a slider; its type is `{Entity}Slider` (S2.12/15). */
export const entitySliderBlock = (entity: string, label: string, look: SliderLook) =>
  defineBlock({
    type: `${entity}Slider`,
    label: `${label}: schuif`,
    version: 1,
    settings: { ...shown, ...sliderSettings(look) },
  });

/** Items of an entity that an editor chose, as they are; its type is `{Entity}View` (S2.12/1). */
export const viewBlock = (entity: string, label: string) =>
  defineBlock({
    type: `${entity}View`,
    label: `${label}: gekozen`,
    version: 1,
    settings: {
      ...shown,
      columns: setting(numberField, 'Kolommen (0: gewoon)', { default: 0 }),
      layout: setting(selectField, 'Indeling', {
        default: 'grid',
        options: [
          { value: 'grid', label: 'Raster' },
          { value: 'list', label: 'Lijst' },
        ],
      }),
    },
  });
