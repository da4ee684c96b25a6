import { checkMoments, defineFormField, readText } from '../type';

/** A value that goes along unseen. */
export const hiddenField = defineFormField<string>({
  name: 'HiddenField',
  empty: '',
  read: readText,
  frame: () => 'bare',
  when: checkMoments.never,
  isFixed: true,
  siteParts: () => [],
});
