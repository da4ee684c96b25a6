import type { ToldField } from '#features/office/contract';
import { traitsOf } from '#fields/traits';

/** Whether a choice has been made from the start, which can be changed but not taken back. */
const isChosen = ({ options = [], usual }: ToldField): boolean =>
  options.length > 0 && usual !== '' && usual !== null && usual !== undefined;

/** Whether somebody has to fill it in: it can be left empty, and can't be saved so. */
export const mustBeFilled = (field: ToldField): boolean => {
  if (!field.required) return false;
  if (traitsOf(field).isGroup) return field.fields?.some(mustBeFilled) ?? false;
  return !isChosen(field);
};
