/** The address of a theme's style sheet, or of its logo, by its name. */
export const themeSheet = (name: string): string => `/assets/theme/${name}`;

/** A picture in the place of the name: that one's place is made for letters. */
export const logoRule =
  '[data-logo]{display:block;width:auto;height:2.25rem;max-width:11rem;object-fit:contain}';
