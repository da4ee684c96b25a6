import type { ToldField } from '#features/office/contract';

/** Types of which one value for many rows makes sense. */
const forMany = new Set([
  ...['SelectField', 'FlagField', 'NumberField', 'EuroField', 'DateField', 'ChoicesField'],
  ...['ReferenceField', 'ReferencesField', 'DatetimeField', 'TextField', 'TextareaField'],
]);

/** Whether many rows can be given one value of a field. */
export const isForMany = ({ type, mayWrite, name }: ToldField): boolean =>
  mayWrite && forMany.has(type) && name !== 'access';
