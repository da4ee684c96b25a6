/** Texts around the screens of who works on the floor: in the warehouse, at a store's counter. */
export const workTexts = {
  skip: 'Naar de inhoud',
  nav: 'Werkplekken',
  office: 'Kantoor',
  logout: 'Uitloggen',
  warehouse: 'Magazijn',
  counter: 'Balie',
  refusedTitle: 'Geen toegang',
  refused: 'Dit mag je niet met jouw rol. Vraag een beheerder om het recht dat erbij hoort.',
  needsFactor: 'Stel eerst in het kantoor je tweede stap van inloggen in.',
  toOffice: 'Naar het kantoor',
  failedTitle: 'Niet gelukt',
  /** A form of a page that was left open for days, or of before logging in. */
  stale: 'Deze pagina stond te lang open. Laad hem opnieuw en probeer het nog eens.',
  again: 'Terug en opnieuw',
  print: 'Afdrukken',
  printHint: 'Druk af met Ctrl+P, of via het menu van je telefoon.',
  /** The log of stock. */
  movementsNone: 'Nog niets gewijzigd.',
  change: (from: number, to: number) => `${from} → ${to}`,
  changeAloud: (from: number, to: number) => `Van ${from} naar ${to}`,
  reasons: {
    count: 'Geteld',
    broken: 'Kapot of vies',
    found: 'Teruggevonden',
    'own-use': 'Eigen gebruik',
    missing: 'Niet gevonden',
    empty: 'Plank leeg gemeld',
    sent: 'Verplaatst',
    shipped: 'Verstuurd',
    received: 'Ontvangen',
  },
} as const;
