/** Putting a piece aside in a store: the form, its page and the mails. */
export const reservationTexts = {
  heldHere: (count: number) =>
    count === 1
      ? 'Er ligt hier nog een artikel klaar voor een klant.'
      : `Er liggen hier nog ${count} artikelen klaar voor klanten.`,
  title: 'Reserveer in de winkel',
  /** `ready`: when it is there, where that isn't at once, since nobody is in the store. */
  text: (until: string, ready?: string) =>
    ready
      ? `Hij ligt ${ready} voor je klaar, zodra de winkel open is. Ophalen kan tot ${until}. Je betaalt pas in de winkel, als hij je bevalt.`
      : `We leggen hem 24 uur voor je weg. Je betaalt pas in de winkel, als hij je bevalt. Hij ligt er tot ${until}.`,
  closed:
    'Deze winkel is de komende dagen dicht en kan niets voor je wegleggen. Kies een andere winkel bij het artikel.',
  store: 'Winkel',
  name: 'Voornaam',
  nameHint: 'Die schrijven we bij wat er voor je ligt.',
  email: 'E-mailadres',
  emailHint: 'Hier krijg je de code waarmee je hem ophaalt.',
  submit: 'Reserveer dit artikel',
  back: 'Terug naar het artikel',
  problems: {
    name: 'Vul je voornaam in.',
    email: 'Vul een e-mailadres in zoals naam@voorbeeld.nl.',
    gone: 'In deze winkel ligt hij net niet meer. Kies een andere winkel bij het artikel.',
    tooMany: (most: number) =>
      `Er liggen al ${most} artikelen voor je klaar. Haal er eerst een op, of zeg er een af.`,
    tooOften: 'Je hebt dit te vaak geprobeerd. Wacht tien minuten en probeer het weer.',
    enough:
      'Via jouw internetverbinding is vandaag al veel weggelegd. Bel de winkel, dan leggen ze het voor je weg.',
  },
  pageTitle: 'Je reservering',
  states: {
    held: 'Voor je gereserveerd',
    collected: 'Opgehaald',
    cancelled: 'Afgezegd',
    expired: 'Verlopen',
    released: 'Niet meer voor je weggelegd',
  },
  heldLater: 'Wordt voor je weggelegd',
  held: (until: string, ready?: string) =>
    ready
      ? `Hij ligt ${ready} voor je klaar. Ophalen kan tot ${until}.`
      : `We houden hem vast tot ${until}.`,
  ended: {
    collected: 'Je hebt hem opgehaald. Veel plezier ermee.',
    cancelled: 'Je hebt hem afgezegd. Hij ligt weer in de winkel.',
    expired: 'De 24 uur zijn om. Hij ligt weer in de winkel.',
    released: 'De winkel heeft hem weer in de verkoop gelegd.',
  },
  /** Of what was held longer than 24 hours. */
  expiredLater: 'De tijd is om. Hij ligt weer in de winkel.',
  code: 'Code',
  codeHint: 'Noem deze code bij de kassa.',
  what: 'Artikel',
  price: 'Te betalen in de winkel',
  where: 'Waar',
  cancel: 'Zeg de reservering af',
  cancelText: 'Kom je toch niet? Zeg het af, dan kan iemand anders hem kopen.',
  /** In the account of who reserved it. */
  list: {
    title: 'Voor je weggelegd',
    until: (until: string) => `Ophalen tot ${until}`,
    ready: (ready: string) => `Ligt ${ready} klaar`,
    view: 'Bekijk of zeg af',
    viewOne: (title: string) => `Bekijk of zeg af: ${title}`,
    route: 'Route',
    routeTo: (store: string) => `Route naar ${store}`,
  },
  mail: {
    subject: (title: string, ready?: string) =>
      ready ? `${title} leggen we voor je weg` : `${title} is voor je gereserveerd`,
    preview: (code: string) => `Je code is ${code}.`,
    text: (store: string, ready?: string) =>
      ready
        ? `Bij ${store} ligt dit ${ready} voor je klaar:`
        : `Bij ${store} is dit voor je gereserveerd:`,
    what: (title: string, choice: string) => (choice ? `${title} (${choice})` : title),
    until: (until: string) =>
      `We houden het vast tot ${until}. Daarna gaat het terug in de winkel.`,
    view: 'Bekijk of zeg af',
    releasedSubject: (title: string) => `${title} ligt niet meer voor je klaar`,
    released: (store: string, code: string) =>
      `${store} kan je reservering ${code} niet meer vasthouden. Je hoeft er niet voor te komen:`,
    releasedWhy: (reason: string) => `De winkel schrijft: ${reason}`,
    releasedView: 'Bekijk je reservering',
    staffSubject: (code: string) => `Leg weg: ${code}`,
    staffText: (until: string, ready?: string) =>
      ready
        ? `Leg dit weg voor ${ready} en bewaar het tot ${until}, met de code en de naam erbij:`
        : `Leg dit weg tot ${until}, met de code en de naam erbij:`,
    staffNumber: 'Artikelnummer',
    staffName: 'Naam',
  },
  api: {
    list: 'Wat er in winkels is weggelegd',
    collected: 'Meldt dat een reservering is opgehaald',
    released: 'Legt een reservering terug in de winkel',
    scope: 'Alleen medewerkers mogen reserveringen zien.',
    unknown: 'Er is geen reservering met dit nummer.',
    state: 'Onbekende stand.',
    over: 'Deze reservering loopt niet meer.',
  },
} as const;
