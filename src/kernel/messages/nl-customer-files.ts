/** What is said of a file of customers. */
export const customerFileTexts = {
  noEmail: (text: string) =>
    text === '' ? 'heeft geen e-mailadres' : `'${text.slice(0, 60)}' is geen e-mailadres`,
  double: (line: number) => `heeft het e-mailadres van regel ${line}`,
  wrong: (label: string, text: string) => `${label} '${text.slice(0, 60)}' kan niet`,
  noMoment: (text: string) =>
    text === ''
      ? 'wil de nieuwsbrief, maar zegt niet sinds wanneer: niet op de lijst'
      : `wil de nieuwsbrief sinds '${text.slice(0, 40)}', en dat is geen dag van vroeger: niet op de lijst`,
  noAddress: 'heeft een onvolledig adres, dat is weggelaten',
  labels: {
    firstName: 'Voornaam',
    lastName: 'Achternaam',
    phone: 'Telefoon',
  },
  noColumns: (header: readonly string[]) =>
    `Geen kolom gevonden met e-mailadressen. Het bestand heeft: ${header.join(', ')}. Zeg met --column welke het is, zoals --column email="E-mail klant".`,
  noHeader: (lost: readonly string[], header: readonly string[]) =>
    `Het bestand heeft geen kolom ${lost.join(', ')}. Het heeft: ${header.join(', ')}.`,
  noName: (name: string, known: readonly string[]) =>
    `'${name}' is geen gegeven van een klant. Er zijn: ${known.join(', ')}.`,
  noTable: (message: string) => `Dit is geen CSV: ${message}`,
} as const;
