/** What is said of a file of postcodes. */
export const postcodeTexts = {
  noPostcode: (text: string) => `'${text}' is geen postcode`,
  noPlace: 'noemt geen plaats',
  notHere: 'ligt niet in Nederland',
  position: 'de ligging (breedte en lengte, of x en y)',
  noColumns: (lacks: readonly string[], header: readonly string[]) =>
    `Geen kolom gevonden voor ${lacks.join(' en ')}. Het bestand heeft: ${header.join(', ')}. Zeg met --column welke het is, zoals --column postcode="Post Code".`,
  noHeader: (lost: readonly string[], header: readonly string[]) =>
    `Het bestand heeft geen kolom ${lost.join(', ')}. Het heeft: ${header.join(', ')}.`,
  noName: (name: string, known: readonly string[]) =>
    `'${name}' is geen gegeven van een postcode. Er zijn: ${known.join(', ')}.`,
  noTable: (message: string) => `Dit is geen CSV: ${message}`,
} as const;
