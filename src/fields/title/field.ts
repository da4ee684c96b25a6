import { checkMoments, defineFormField, readText } from '../type';

/** A heading between the fields, which shows the label. */
export const titleField = defineFormField<string>({
  name: 'TitleField',
  empty: '',
  read: readText,
  frame: () => 'bare',
  when: checkMoments.never,
  holds: 'nothing',
  siteParts: () => [],
  readPosted: () => '',
});
