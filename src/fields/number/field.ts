import { defineField } from '#kernel/define/field';

/** A number; text with a Dutch decimal comma is read too. */
export const numberField = defineField<number>({
  name: 'NumberField',
  empty: 0,
  read: (value) => {
    const number = typeof value === 'string' ? Number(value.replace(',', '.')) : value;
    if (typeof number !== 'number' || !Number.isFinite(number) || value === '') return undefined;
    return number;
  },
});
