import type { SiteFormElement } from './types';

/** Legends that only say where a fieldset stands. */
const POSITIONS = /^(?:links|rechts|midden|boven|onder|left|right|center|middle|top|bottom)$/i;

const tidy = (text: string | undefined): string => (text ?? '').replaceAll('*', '').trim();

/**
 * What a message calls an element: its label, else its placeholder, else its chosen option, and its
 * fieldset's legend behind it (S5.1/4).
 */
export const siteFormName = (element: SiteFormElement): string => {
  const { label, placeholder, optionText } = element;
  const name = tidy(label) || tidy(placeholder) || tidy(optionText);
  const legend = tidy(element.legend);
  return legend && !POSITIONS.test(legend) ? `${name} - ${legend}` : name;
};
