import { textRules } from '../rules';
import { checkMoments, defineFormField, readText } from '../type';

/** A colour as '#rrggbb'. */
export const colorField = defineFormField<string>({
  name: 'ColorField',
  empty: '',
  read: readText,
  when: checkMoments.chosen,
  check: textRules,
  isPossible: (value) => /^#[\da-f]{6}$/i.test(value),
  tells: true,
});
