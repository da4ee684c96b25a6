/** The address of a theme's style sheet, by its name. */
export const themeSheet = (name: string): string => `/assets/theme/${name}`;
