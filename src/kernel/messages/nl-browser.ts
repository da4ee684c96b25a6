/** Texts that the page's script writes by itself; all others come with the server's HTML. */
export const browserTexts = {
  cart: 'Winkelmand',
  addedToCart: 'Toegevoegd aan je winkelmand',
  /** S8.2/3 */
  addFailed: 'Oeps! Er ging iets mis, probeer het later opnieuw.',
  /** S8.2/2: for the log alone. */
  checkoutFailed: 'Oeps! Er ging iets fout. Probeer het nog eens.',
  /** S8.2/5 */
  loginFailed: 'Inloggen niet gelukt',
  /** S8.2/6 */
  loggedIn: 'U bent succesvol ingelogd',
  welcome: 'Welkom terug! ',
  /** S8.2/7 */
  noPasting: 'Plakken/kopiëren is niet toegestaan in dit veld.',
  addressUnknown: 'De straat hierbij vinden we niet. Vul straat en plaats zelf in.',
  /** S2.2/7 */
  selected: (label: string, count: number) => `${label} ${count} geselecteerd`,
  shown: (current: number, total: number) => `${current} van ${total} getoond`,
  suggestions: 'Suggesties',
  suggestionCount: (count: number) => {
    if (count === 0) return 'Geen resultaten';
    return count === 1 ? '1 suggestie' : `${count} suggesties`;
  },
  searchLabel: 'Zoek in de winkel',
  searchPlaceholder: 'Waar ben je naar op zoek?',
  search: 'Zoeken',
  wishlist: {
    /** S8.6/4 */
    added: 'Product is opgeslagen in je wishlist',
    deleted: 'Product is verwijderd van de wishlist',
    failed: 'Dat bewaren lukte niet. Probeer het nog eens.',
    total: (count: number) => (count === 1 ? '1 artikel' : `${count} artikelen`),
    copied: 'De link is gekopieerd',
    copiedShort: 'Gekopieerd',
  },
} as const;
