import type { PictureRef } from '#kernel/define/entity';
import { defineField } from '#kernel/define/field';

const isPicture = (value: unknown): value is PictureRef => {
  const picture = value as Partial<PictureRef> | null;
  return (
    typeof picture === 'object' &&
    typeof picture?.key === 'string' &&
    typeof picture.width === 'number' &&
    typeof picture.height === 'number' &&
    typeof picture.alt === 'string'
  );
};

/** A picture, or none. */
export const imageField = defineField<PictureRef | null>({
  name: 'ImageField',
  empty: null,
  read: (value) => (value === null || isPicture(value) ? value : undefined),
});
