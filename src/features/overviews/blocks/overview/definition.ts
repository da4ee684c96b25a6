import { choices, levelSetting } from '#fields/block-settings';
import { extrasField } from '#fields/extras/field';
import { filterField } from '#fields/filter/field';
import { flagField } from '#fields/flag/field';
import { linkField } from '#fields/link/field';
import { numberField } from '#fields/number/field';
import { selectField } from '#fields/select/field';
import { textField } from '#fields/text/field';
import { type BlockSettings, defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';
import { paging } from '#kernel/limits';
import type { Listed } from '../../contract';
import { pickedBy } from '../picked-by';
import { orderSetting } from '../shown-items';

export const overviewSettings = {
  title: setting(textField, 'Titel'),
  intro: setting(textField, 'Inleiding'),
  level: levelSetting,
  limit: setting(numberField, 'Resultaten per keer', { default: 24 }),
  columns: setting(numberField, 'Kolommen (0: gewoon)', { default: 0 }),
  layout: setting(selectField, 'Indeling', {
    default: 'grid',
    options: choices({ grid: 'Raster', list: 'Lijst', strip: 'Strook met alleen titels' }),
  }),
  maxVisibleButtons: setting(numberField, 'Paginanummers tegelijk', {
    default: paging.maxVisibleButtons,
  }),
  paging: setting(selectField, 'Bladeren', {
    default: 'pagination',
    options: choices({
      pagination: 'Paginanummers',
      more: 'Meer laden',
      none: 'Niet',
    }),
  }),
  autoLoad: setting(flagField, 'Vanzelf meer laden'),
  refines: setting(selectField, 'Filters', {
    default: 'none',
    options: choices({ inline: 'Naast de resultaten', popover: 'In een paneel', none: 'Geen' }),
  }),
  refineColumns: setting(textField, 'Filterkolommen (leeg: alle)'),
  disabledClass: setting(textField, 'Klasse van keuzes die niets geven (leeg: disabled)'),
  ajaxFilterId: setting(textField, 'Filtersleutel (ajax_filter_id)'),
  listFilter: setting(selectField, 'Lijst filteren terwijl je typt (van wat getoond wordt)', {
    default: 'none',
    options: choices({ none: 'Niet', every: 'Op alle woorden', some: 'Op een van de woorden' }),
  }),
  searchable: setting(flagField, 'Zoekveld bij de filters'),
  sortable: setting(flagField, 'Sorteren'),
  filter: setting(filterField, 'Vaste filters'),
  order: setting(textField, 'Volgorde'),
  extras: setting(extrasField, 'Tussen de resultaten'),
  ctaRepeat: setting(flagField, 'Herhaal die op elke pagina (cta_repeat)'),
  forceNoLimit: setting(flagField, 'Zes keer zoveel laden (force-no-limit)'),
  moreLabel: setting(textField, 'Tekst van de link eronder'),
  moreLink: setting(linkField, 'Adres van de link eronder'),
};

/** Every entity's overview has the same settings; its type is `{Entity}Overview`. */
export const definition = ({ entity }: Listed) =>
  defineBlock({
    type: `${entity.name}Overview`,
    ...pickedBy(entity, 'overview'),
    version: 1,
    settings: { ...overviewSettings, order: orderSetting(entity) },
    ownSection: true,
  });

export type OverviewSettings = BlockSettings<ReturnType<typeof definition>>;
