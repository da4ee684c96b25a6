import { formMessage, formTexts } from './nl-shop';

/** What is said of a part of a name or an address that is not right, by its label. */
export const personTexts = {
  /** What was typed behind a house number stands in the field for it now. */
  suffixMoved: (suffix: string) => `Toevoeging: ${suffix}`,
  /** S5.1/3 */
  invalid: (label: string) => formMessage(formTexts.invalid, label),
  emailDiffers: 'De twee e-mailadressen zijn niet gelijk.',
  long: (label: string, most: number) => `Maak "${label}" korter: er passen ${most} tekens in.`,
} as const;
