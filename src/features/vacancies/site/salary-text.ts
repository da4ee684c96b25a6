import { contentTexts } from '#kernel/messages/nl-content';
import { formatEuroShort } from '#kernel/values/money';
import type { Salary } from '../contract';

const texts = contentTexts.vacancies;

/** '€ 15,35 tot € 17,20 bruto per uur' */
export const salaryText = ({ min, max, unit }: Salary): string =>
  texts.salaryRange(formatEuroShort(min), formatEuroShort(max), texts.per[unit]);
