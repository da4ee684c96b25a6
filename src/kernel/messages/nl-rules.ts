const pieces = (count: number, one: string, more: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${more}`;

/** Texts of the screen that tells how the site stands with the law. */
export const ruleTexts = {
  title: 'Wet en regels',
  lead: 'Wat de wet van de webshop vraagt, en wat er op dit moment staat. Dit is een hulpmiddel, geen juridisch advies.',
  task: 'Wettelijke regels die niet op orde zijn',
  looked: (at: string) => `Gekeken op ${at}.`,
  again: 'Kijk opnieuw',
  done: 'Er is opnieuw gekeken',
  states: { good: 'In orde', bad: 'Niet in orde', unknown: 'Niet te zien' },
  all: (bad: number) =>
    bad === 0
      ? 'Alles wat te zien is, is in orde.'
      : pieces(bad, 'regel is niet in orde', 'regels zijn niet in orde'),
  which: 'Welke',
  failed: 'Kon niet worden bekeken. Kijk later opnieuw.',
  mend: {
    details: 'Vul de gegevens aan',
    products: 'Open de artikelen',
    firstProduct: 'Open het eerste artikel',
    pages: 'Open de pagina’s',
    stores: 'Open de winkels',
    delivery: 'Open de bezorgwijzen',
    cookies: 'Bekijk de cookiepagina',
    withdraw: 'Bekijk de pagina',
    reviews: 'Open de reviews',
    forms: 'Open de formulieren',
    jobs: 'Open de techniek',
  },
  withdraw: {
    label: 'Herroepen kan op elke pagina',
    law: 'art. 6:230oa BW',
    good: (count: number, link: string, button: string) =>
      `Op alle ${count} bekeken pagina’s staat de link ‘${link}’. De pagina waar die heen gaat heeft een formulier met de knop ‘${button}’.`,
    bad: (paths: string) =>
      `Geen link die zegt dat je herroept, of geen formulier om het te doen: ${paths}.`,
  },
  button: {
    label: 'De bestelknop zegt dat je moet betalen',
    law: 'art. 6:230v lid 3 BW',
    good: (text: string) => `Op de knop staat ‘${text}’.`,
    bad: (text: string) => `Op de knop staat ‘${text}’: daaruit blijkt niet dat je moet betalen.`,
  },
  price: {
    label: 'De van-prijs is de laagste van de 30 dagen ervoor',
    law: 'art. 5a Besluit prijsaanduiding producten',
    good: (count: number) =>
      `${count} uitvoeringen met een van-prijs, alle volgens het prijzenboek.`,
    none: 'Er is nu niets met een van-prijs.',
    bad: (wrong: number, count: number) =>
      `${wrong} van ${count} uitvoeringen hebben een hogere van-prijs dan het prijzenboek zegt.`,
  },
  identity: {
    label: 'De site zegt wie je bent',
    law: 'art. 3:15d en 6:230m BW',
    good: 'KvK-nummer, btw-nummer, naam, adres, e-mailadres en telefoonnummer zijn ingevuld.',
    bad: (names: string) => `Nog leeg: ${names}.`,
    names: {
      legalName: 'juridische naam',
      street: 'straat',
      zipcode: 'postcode',
      place: 'plaats',
      kvk: 'KvK-nummer',
      vat: 'btw-nummer',
      email: 'e-mailadres',
      phone: 'telefoonnummer',
    },
  },
  hours: {
    label: 'Winkels hebben openingstijden',
    law: 'art. 6:193d BW',
    good: (count: number) =>
      `${pieces(count, 'winkel', 'winkels')} online, elk met openingstijden.`,
    none: 'Er staat geen winkel online.',
    bad: (missing: number, count: number) =>
      `${missing} van ${count} winkels hebben geen openingstijden.`,
  },
  cookies: {
    label: 'Alleen noodzakelijke cookies zonder toestemming',
    law: 'art. 11.7a Telecommunicatiewet',
    good: (set: number, listed: number) =>
      `Bij een eerste bezoek zet de server ${set === 0 ? 'geen cookie' : `${pieces(set, 'cookie', 'cookies')}, alleen noodzakelijke`}. De cookiepagina noemt wat de site bewaart: ${listed} dingen. Scripts van anderen wachten op toestemming.`,
    bad: (names: string) =>
      `Gezet zonder toestemming, of niet op de cookiepagina genoemd: ${names}.`,
    page: 'De cookiepagina doet het niet.',
  },
  maker: {
    label: 'Bij elk artikel staat wie het maakt',
    law: 'art. 19 GPSR (EU 2023/988)',
    good: 'Alle artikelen die online staan hebben een maker met adres.',
    bad: (count: number) => `${pieces(count, 'artikel mist', 'artikelen missen')} de maker.`,
  },
  composition: {
    label: 'Bij textiel staat waarvan het is',
    law: 'EU 1007/2011, art. 16',
    good: 'Al het textiel dat online staat heeft een samenstelling.',
    bad: (count: number) =>
      `${pieces(count, 'artikel mist', 'artikelen missen')} de samenstelling.`,
  },
  access: {
    label: 'Er is een toegankelijkheidsverklaring',
    law: 'European Accessibility Act',
    good: (path: string) => `Online op ${path}.`,
    bad: 'Er is geen pagina online met ‘toegankelijkheid’ in de titel of het adres.',
  },
  delivery: {
    label: 'Bezorgkosten en levertijd staan er vóór het bestellen',
    law: 'art. 6:230m lid 1 BW',
    good: (count: number) =>
      `${pieces(count, 'bezorgwijze', 'bezorgwijzen')} met prijs en levertijd; die staan bij artikelen en in de winkelwagen.`,
    bad: 'Er is geen bezorgwijze naar huis met een prijs en een levertijd.',
  },
  terms: {
    label: 'Algemene voorwaarden en privacy staan online',
    law: 'art. 6:233 en 6:234 BW, art. 13 AVG',
    good: 'Beide pagina’s zijn te lezen.',
    bad: (paths: string) => `Niet te lezen: ${paths}.`,
  },
  reviews: {
    label: 'Bij reviews staat of ze zijn gecontroleerd',
    law: 'art. 6:193d lid 4 BW',
    off: 'Reviews staan uit.',
    none: 'Er staan nog geen reviews online.',
    silent: (paths: string) => `Hier staat niet bij de reviews of ze zijn gecontroleerd: ${paths}.`,
    good: (count: number, where: string) =>
      `Gelezen op ${where}: daar staat bij de reviews hoe ze zijn gecontroleerd. ${pieces(count, 'review staat', 'reviews staan')} online, alle van een gecontroleerde aankoop.`,
    bad: (count: number) =>
      `${pieces(count, 'review is', 'reviews zijn')} geplaatst zonder gecontroleerde aankoop.`,
  },
  retention: {
    label: 'Gegevens gaan op tijd weg',
    law: 'art. 5 lid 1 onder e AVG',
    good: 'Van elke soort is de oudste regel nog binnen zijn termijn.',
    bad: (names: string) =>
      `Te lang bewaard: ${names}. Kijk bij Techniek of de nachtelijke taken lopen.`,
    line: (name: string, kept: string, oldest: string) =>
      `${name}: ${kept}; de oudste is van ${oldest}`,
    dueLine: (name: string, due: string) =>
      `${name}: tot hun eigen einddatum; de eerste gaat weg op ${due}`,
    noneLine: (name: string) => `${name}: nu niets bewaard`,
    days: (count: number) => `${count} dagen`,
    years: (count: number) => `${count} jaar na het jaar van de bestelling`,
    names: {
      orders: 'Bestellingen en facturen',
      forms: 'Formulieren',
      applications: 'Sollicitaties',
      mails: 'Kopieën van mails',
      reservations: 'Namen bij reserveringen',
      consent: 'Bewijs van toestemming',
      carts: 'Winkelwagens',
    },
  },
} as const;
