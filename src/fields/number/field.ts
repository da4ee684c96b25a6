import { shapeNumber } from '#kernel/values/number-input';
import { textRules } from '../rules';
import { defineFormField } from '../type';

/** A number; text with a Dutch decimal comma is read too. */
export const numberField = defineFormField<number>({
  name: 'NumberField',
  empty: 0,
  read: (value) => {
    const number = typeof value === 'string' ? Number(value.replace(',', '.')) : value;
    if (typeof number !== 'number' || !Number.isFinite(number) || value === '') return undefined;
    return number;
  },
  check: textRules,
  readPosted: (posted, { name }) => shapeNumber(posted(name)[0] ?? ''),
  isPossible: (value) => /\d/.test(value),
  tells: true,
});
