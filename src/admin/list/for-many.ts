import type { ToldField } from '#features/office/contract';
import { traitsOf } from '#fields/traits';

/** Whether many rows can be given one value of a field. */
export const isForMany = (field: ToldField): boolean =>
  field.mayWrite && traitsOf(field).forMany === true && field.name !== 'access';
