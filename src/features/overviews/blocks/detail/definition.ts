import { numberField } from '#fields/number/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';
import type { Listed } from '../../contract';
import { pickedBy } from '../picked-by';

/** One item of an entity as its card; its type is `{Entity}Detail`. */
export const definition = ({ entity }: Listed) =>
  defineBlock({
    type: `${entity.name}Detail`,
    ...pickedBy(entity, 'detail'),
    version: 1,
    settings: {
      item: setting(numberField, `${entity.label.one} (leeg: waar de pagina over gaat)`, {
        ...{ refers: true, picks: { entity: entity.name } },
      }),
    },
  });
