import { levelSetting } from '#fields/block-settings';
import { filterField } from '#fields/filter/field';
import { linkField } from '#fields/link/field';
import { numberField } from '#fields/number/field';
import { textField } from '#fields/text/field';
import type { Entity } from '#kernel/define/entity';
import { setting } from '#kernel/define/field';

/** In which order items come; editors choose it by name. */
export const orderSetting = ({ orders }: Pick<Entity, 'orders'>) =>
  setting(textField, 'Volgorde (leeg: de gewone)', {
    options: orders.map(({ name, label }) => ({ value: name, label })),
  });

/** What a row or a slider of an entity shows. */
export const shownItems = (entity: Entity) => ({
  title: setting(textField, 'Titel'),
  intro: setting(textField, 'Inleiding'),
  level: levelSetting,
  items: setting(textField, `${entity.label.many} naar keuze (leeg: alle)`, {
    ...{ refers: true, picks: { entity: entity.name, many: true } },
  }),
  filter: setting(filterField, 'Vaste filters'),
  order: orderSetting(entity),
  limit: setting(numberField, 'Hoeveel', { default: 12 }),
  moreLabel: setting(textField, 'Tekst van de link eronder'),
  moreLink: setting(linkField, 'Adres van de link eronder'),
});

/** The cards that a row or a slider shows, with their HTML. */
export type ShownCards = readonly { id: number; html: string }[];
