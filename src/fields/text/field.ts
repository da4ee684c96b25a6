import { defineField } from '#kernel/define/field';

/** One line of text. */
export const textField = defineField<string>({
  name: 'TextField',
  empty: '',
  read: (value) => (typeof value === 'string' ? value.replace(/[\r\n]+/g, ' ') : undefined),
});
