import { checkMoments, defineFormField, readText } from '../type';

/** A remark between the fields; nobody fills it in. */
export const noticeField = defineFormField<string>({
  name: 'NoticeField',
  empty: '',
  read: readText,
  frame: () => 'bare',
  when: checkMoments.never,
  holds: 'nothing',
  siteParts: () => [],
  readPosted: () => '',
});
