import { mustBeFilled, type Rule } from '../rules';
import { checkMoments, defineFormField, readText, tidyLines } from '../type';

/**
 * A paragraph without a word in it is what an emptied editor leaves. No tag holds a '<': many of them
 * that nothing closes would each be looked through to the end.
 */
const mustSayMore: Rule = (value, field) =>
  mustBeFilled(value.replaceAll(/<[^<>]*>|&nbsp;/g, ''), field);

/** Text with markup, as HTML. Whoever stores or shows it sanitises it. */
export const editorField = defineFormField<string>({
  name: 'EditorField',
  empty: '',
  read: readText,
  when: checkMoments.chosen,
  check: mustSayMore,
  holds: 'html',
  isLong: true,
  tidy: tidyLines,
});
