import { levelSetting } from '#fields/block-settings';
import { filterField } from '#fields/filter/field';
import { linkField } from '#fields/link/field';
import { numberField } from '#fields/number/field';
import { textField } from '#fields/text/field';
import { setting } from '#kernel/define/field';

/** What a row or a slider of an entity shows. */
export const shownItems = {
  title: setting(textField, 'Titel'),
  intro: setting(textField, 'Inleiding'),
  level: levelSetting,
  items: setting(textField, 'Nummers, in hun volgorde (leeg: alle)', { refers: true }),
  filter: setting(filterField, 'Vaste filters'),
  order: setting(textField, 'Volgorde'),
  limit: setting(numberField, 'Hoeveel', { default: 12 }),
  moreLabel: setting(textField, 'Tekst van de link eronder'),
  moreLink: setting(linkField, 'Adres van de link eronder'),
};

/** The cards that a row or a slider shows, with their HTML. */
export type ShownCards = readonly { id: number; html: string }[];
