import type { PictureRef } from '#kernel/define/entity';
import { mustBeFilled } from '../rules';
import { checkMoments, defineFormField } from '../type';

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

/** What a form keeps of uploaded pictures: the id in each file's data (S3.2/12). */
export { filesValue as imageValue } from '../file-values';

/** A picture, or none; in a form the ids of uploaded ones. */
export const imageField = defineFormField<PictureRef | null>({
  name: 'ImageField',
  empty: null,
  read: (value) => (value === null || isPicture(value) ? value : undefined),
  isChosen: true,
  when: checkMoments.chosen,
  holds: 'files',
  check: (value, field) => (field.files.length > 0 ? [] : mustBeFilled(value, field)),
  show: () => '',
});
