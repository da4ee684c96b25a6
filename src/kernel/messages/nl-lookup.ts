/** What the browser says of looking an address up (S8.4/2). */
export const lookupTexts = {
  noZipcode: 'Geef aub een postcode in',
  wrongZipcode: 'Ongeldige postcode',
  unknownError: (error: string, errno: number) => `Onbekende fout: ${error} (${errno})`,
  /** Console. */
  failed: 'Fout bij ophalen adres',
} as const;
