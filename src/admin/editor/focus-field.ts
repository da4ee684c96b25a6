import { controlId } from '../form/field-row';

/** Gives the focus to a setting of the chosen block, once its form is drawn. */
export const focusField = (name: string): void => {
  // The form of a block that wasn't chosen comes first.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const field = document.getElementById(controlId(name));
      field?.focus();
      field?.scrollIntoView({ block: 'nearest' });
    }),
  );
};
