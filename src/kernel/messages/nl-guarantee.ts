/** The notice on the legal guarantee: what the law gives, so no chain's to promise or to change. */
export const guaranteeTexts = {
  label: 'Wettelijke garantie in de Europese Unie',
  title: 'Wettelijke garantie:',
  years: 'minimaal 2 jaar',
  text: 'Is een artikel niet zoals afgesproken of gaat het te vroeg stuk, dan herstelt of vervangt de winkel het gratis. Kan dat niet of duurt het te lang, dan betaal je minder of krijg je je geld terug.',
  longer:
    'In Nederland kan de garantie langer duren: zolang je van zo’n artikel mag verwachten dat het goed blijft. Een garantie van de winkel of de fabrikant komt daar bovenop.',
  link: 'Lees meer op europa.eu/youreurope/garantie',
  href: 'https://europa.eu/youreurope/garantie',
} as const;
