import type { Texts } from '#kernel/messages/language';
import { contentTexts } from '#kernel/messages/nl-content';
import { formatEuroShort } from '#kernel/values/money';
import type { Salary } from '../contract';

type Words = Pick<Texts<typeof contentTexts>['vacancies'], 'per' | 'salaryRange'>;

/** '€ 15,35 tot € 17,20 bruto per uur' */
export const salaryText = (
  { min, max, unit }: Salary,
  texts: Words = contentTexts.vacancies,
): string => texts.salaryRange(formatEuroShort(min), formatEuroShort(max), texts.per[unit]);
