import { checkMoments, defineFormField, readText } from '../type';

/** A VAT number; nothing is asked of it (S5.2/7). */
export const vatField = defineFormField<string>({
  name: 'VatField',
  empty: '',
  read: readText,
  when: checkMoments.never,
});
