/** Texts of the screen with what visitors looked for in vain. */
export const vainTexts = {
  title: 'Tevergeefs gezocht',
  lead: (least: number) =>
    `Wat bezoekers zochten zonder iets te vinden, de vaakste bovenaan; wat minder dan ${least} keer gezocht is, staat er niet bij. Wie het zocht, wordt niet bewaard; wat op een e-mailadres, nummer, straat of postcode lijkt ook niet.`,
  period: 'Periode',
  periods: (days: number) => `${days} dagen`,
  found: (days: number, site: number, stores: number) =>
    `${days} dagen: ${site} op de site, ${stores} bij winkels.`,
  site: 'Gezocht op de site',
  stores: 'Gezocht bij winkels',
  storesText: 'Plaatsen en winkels die zijn gezocht in een pagina met winkels en daar niet zijn.',
  sizes: 'Maten waar op gewacht wordt',
  sizesText: 'Hoe vaak een melding is gevraagd voor een maat die er niet was.',
  none: 'Niets in deze periode.',
  term: 'Gezocht',
  count: 'Keer',
  last: 'Laatst',
  product: 'Artikel',
  size: 'Uitvoering',
  look: 'Zoek in artikelen',
  lookFor: (term: string) => `Zoek ‘${term}’ in artikelen`,
  missing: 'Niet-gevonden adressen',
  help: 'Heb je het wel, maar onder een ander woord? Zet dat woord dan in de titel of de omschrijving.',
} as const;
