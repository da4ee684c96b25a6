import { numberField } from '#fields/number/field';
import { textField } from '#fields/text/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';

/** Tips that take little time, the shortest first. */
export const definition = defineBlock({
  type: 'QuickTips',
  label: 'Vlotte tips',
  version: 1,
  settings: {
    title: setting(textField, 'Titel', { required: true }),
    minutes: setting(numberField, 'Hoogstens zoveel minuten', { default: 15 }),
  },
});
