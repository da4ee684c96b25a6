/** Reads a whole number of at most 9 digits, without sign, as forms and addresses carry it. */
export const readWholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
