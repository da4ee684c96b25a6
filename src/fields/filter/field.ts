import { defineField } from '#kernel/define/field';

/** By column the option ids that all of a section's results must have one of. */
export type FixedFilter = Record<string, number[]>;

const isIds = (value: unknown): boolean =>
  Array.isArray(value) && value.every((id) => Number.isInteger(id));

export const filterField = defineField<FixedFilter>({
  name: 'FixedFilterField',
  empty: {},
  isChosen: true,
  read: (value) =>
    typeof value === 'object' && value !== null && Object.values(value).every(isIds)
      ? (value as FixedFilter)
      : undefined,
});
