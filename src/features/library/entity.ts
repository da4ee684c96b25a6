import { defineEntity } from '#kernel/define/entity';
import { libraryTexts as texts } from '#kernel/messages/nl-library';
import { mediaFields } from './fields';

/** Pictures, as staff keeps them: visitors see those that stand somewhere. */
export const mediaEntity = defineEntity({
  name: 'Media',
  access: 'media',
  label: { one: texts.one, many: texts.many },
  noun: texts.noun,
  href: () => '',
  ...{ columns: [], orders: [] },
  fields: mediaFields,
  key: 'key',
});
