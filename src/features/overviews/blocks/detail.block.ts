import { numberField } from '#fields/number/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';

/** One item of an entity as its card; its type is `{Entity}Detail`. */
export const detailBlock = (entity: string, label: string) =>
  defineBlock({
    type: `${entity}Detail`,
    label: `${label}: één`,
    version: 1,
    settings: {
      item: setting(numberField, 'Nummer (0: dat waar de pagina over gaat)'),
    },
  });
