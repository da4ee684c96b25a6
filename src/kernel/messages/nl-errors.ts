/** What is said of requests that can't be answered as they were meant; see also en-errors.ts. */
export const errorTexts = {
  byStatus: {
    400: 'Dit verzoek klopt niet.',
    403: 'Dit mag niet.',
    404: 'Deze pagina bestaat niet.',
    405: 'Dit kan hier niet.',
    413: 'Wat je stuurde is te groot.',
    414: 'Dit adres is te lang.',
    415: 'Dit soort bericht kunnen we niet lezen.',
    429: 'Je doet dit te vaak achter elkaar. Wacht even en probeer het opnieuw.',
  } as Record<number, string>,
  server: 'Er ging iets mis bij ons. Probeer het zo nog eens.',
  busy: 'Het is nu even te druk. Probeer het zo nog eens.',
  /** The database is away for a moment. */
  unavailable: {
    call: 'We zijn even niet bereikbaar. Probeer het over een paar tellen opnieuw.',
    title: 'We zijn er zo weer',
    read: 'Deze pagina kunnen we nu even niet laten zien. Probeer het over een paar tellen opnieuw. Wat in je winkelmand zat, ligt er nog.',
    sent: 'We kunnen nu even niets aannemen. Ga terug: wat je invulde staat er nog. Verstuur het over een paar tellen opnieuw.',
  },
  goBack: 'Ga terug en probeer het nog eens.',
  address: 'Dit adres klopt niet.',
  crossSite: 'Dit verzoek komt van een andere website.',
  token: 'Deze pagina is verlopen. Ververs de pagina en probeer het opnieuw.',
  /** Of what is no request yet. */
  broken: {
    headers: 'Dit adres of een cookie is te lang.',
    slow: 'Het verzoek kwam te langzaam binnen.',
    other: 'Dit verzoek kunnen we niet lezen.',
    home: 'Naar de homepage',
  },
  gone: {
    page: 'Deze pagina bestaat niet.',
    section: 'Dit onderdeel bestaat niet (meer).',
    picture: 'Deze afbeelding bestaat niet.',
    original: 'Deze afbeelding is er niet meer.',
    store: 'Deze winkel bestaat niet (meer).',
    site: 'Deze site bestaat niet.',
  },
} as const;
