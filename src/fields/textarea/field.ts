import { textRules } from '../rules';
import { defineFormField, readText, tidyLines } from '../type';

/** Several lines of plain text. */
export const textareaField = defineFormField<string>({
  name: 'TextareaField',
  empty: '',
  read: readText,
  check: textRules,
  holds: 'lines',
  isLong: true,
  tidy: tidyLines,
  // A form is sent with \r\n between lines, whatever was typed.
  readPosted: (posted, { name }) => (posted(name)[0] ?? '').replaceAll('\r\n', '\n'),
  tells: true,
});
