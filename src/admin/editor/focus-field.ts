import { controlId } from '../form/field-row';
import { altId } from '../inputs/alt-id';

/** The line for what is said of a picture, of those in a setting the one in which that is said. */
const altLine = (field: HTMLElement, alt: string): HTMLInputElement | undefined =>
  [...field.querySelectorAll<HTMLInputElement>(`input[id$="${altId('')}"]`)].find(
    ({ value }) => value.trim() === alt.trim(),
  );

/**
 * Gives the focus to a setting of the chosen block, once its form is drawn; `alt`: to what is said of the
 * picture in it of which that is said.
 */
export const focusField = (name: string, alt?: string): void => {
  // The form of a block that wasn't chosen comes first.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const field = document.getElementById(controlId(name));
      const aim = field && alt !== undefined ? (altLine(field, alt) ?? field) : field;
      aim?.focus();
      aim?.scrollIntoView({ block: 'nearest' });
    }),
  );
};
