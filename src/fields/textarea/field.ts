import { defineField } from '#kernel/define/field';

/** Several lines of plain text. */
export const textareaField = defineField<string>({
  name: 'TextareaField',
  empty: '',
  read: (value) => (typeof value === 'string' ? value : undefined),
});
