import { defineField } from '#kernel/define/field';

/** Yes or no; the spec's 'Y' and 'N' are read too. */
export const flagField = defineField<boolean>({
  name: 'FlagField',
  empty: false,
  read: (value) => {
    if (value === true || value === 'Y') return true;
    return value === false || value === 'N' ? false : undefined;
  },
});
