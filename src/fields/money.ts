import { finishCurrency } from '#kernel/values/currency-input';
import type { FieldDefinition, FieldTypeName } from './definition';
import { textRules } from './rules';
import { defineFormField, type FormFieldType, readText } from './type';

const withSign = (value: string, { currency }: FieldDefinition): string =>
  value === '' ? '' : `${currency}\u00a0${finishCurrency(value)}`;

/** A sum of money: three types have it, which differ in name alone (S2.14/13). */
export const moneyField = (name: FieldTypeName): FormFieldType<string> =>
  defineFormField<string>({
    name,
    empty: '',
    read: readText,
    check: textRules,
    show: withSign,
    readPosted: (posted, field) => finishCurrency(posted(field.name)[0] ?? ''),
    isPossible: (value) => /\d/.test(value),
    tells: true,
  });
