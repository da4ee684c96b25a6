import { choices } from '#fields/block-settings';
import { flagField } from '#fields/flag/field';
import { numberField } from '#fields/number/field';
import { selectField } from '#fields/select/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';
import type { Listed } from '../../contract';
import { pickedBy } from '../picked-by';
import { shownItems } from '../shown-items';

/** Items of an entity that an editor chose, as they are; its type is `{Entity}View` (S2.12/1). */
export const definition = ({ entity }: Listed) =>
  defineBlock({
    type: `${entity.name}View`,
    ...pickedBy(entity, 'view'),
    version: 1,
    settings: {
      ...shownItems(entity),
      columns: setting(numberField, 'Kolommen (0: gewoon)', { default: 0 }),
      layout: setting(selectField, 'Indeling', {
        default: 'grid',
        options: choices({ grid: 'Raster', list: 'Lijst' }),
      }),
      second: setting(flagField, 'Met de tweede foto: gedragen, of in een kamer'),
    },
  });
