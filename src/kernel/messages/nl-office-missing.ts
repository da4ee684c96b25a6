/** What the office says of addresses that visitors asked for in vain. */
export const missingTexts = {
  title: 'Niet gevonden',
  lead: (days: number) =>
    `Adressen die bezoekers opvroegen en die er niet zijn, de vaakst gevraagde eerst. Een adres verdwijnt uit deze lijst als er ${days} dagen niemand om vraagt.`,
  leftOut:
    'Een nieuw adres staat hier na een minuut. Niet geteld worden bestanden (zoals .php en .jpg), adressen met zes cijfers achter elkaar, een e-mailadres of een lange code, en wat van het kantoor of een koppeling is: daar zoeken vooral programma’s naar, of het kan over iemand gaan.',
  none: 'Er zijn geen adressen die bezoekers tevergeefs opvroegen.',
  address: 'Adres',
  count: 'Keer',
  last: 'Laatst',
  from: 'Link op',
  to: 'Stuur door naar',
  toOf: (path: string) => `Stuur ${path} door naar`,
  noProposal: '/adres',
  accept: 'Stuur door',
  acceptOf: (path: string) => `Stuur ${path} door`,
  dismiss: 'Negeer',
  dismissOf: (path: string) => `Negeer ${path}`,
  accepted: (from: string, to: string) => `${from} leidt nu naar ${to}`,
  dismissed: (path: string) => `${path} staat niet meer in de lijst`,
  gone: 'Dit adres staat niet meer in de lijst. Een ander was je misschien voor.',
  lacksTo: 'Vul in waar het adres heen leidt.',
  redirects: 'Alle doorverwijzingen',
  pages: 'Bladeren',
  previous: 'Vorige',
  next: 'Volgende',
} as const;
