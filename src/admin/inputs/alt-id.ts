/** The id of the line for what is said of a picture, by that of its input. */
export const altId = (id: string): string => `${id}-alt`;
