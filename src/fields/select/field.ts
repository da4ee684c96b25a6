import { defineField } from '#kernel/define/field';

/** One of the given options. */
export const selectField = defineField<string>({
  name: 'SelectField',
  empty: '',
  read: (value, options) =>
    options.some((option) => option.value === value) ? (value as string) : undefined,
});
