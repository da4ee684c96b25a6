const botCheck = 'We konden niet nagaan dat je geen robot bent. Probeer het nog eens.';

/** What popups say. The texts for pages are sent to browsers: nothing else belongs in `popupTexts`. */
export const popupTexts = {
  close: 'Sluiten',
  label: 'Bericht van de winkel',
  /** S2.10/7 */
  submit: 'Versturen',
  /** S2.10/8 */
  success: 'Uw verzoek is verzonden.',
  /** Of a newsletter that no code comes with after all. */
  noCode:
    'Je aanmelding is binnen. Een kortingscode hoort er niet meer bij: de actie is voorbij, of met dit e-mailadres is de code al gebruikt.',
  /** S2.10/2 */
  code: 'Uw kortingscode',
  copy: 'Kopieer de code',
  copied: 'De code is gekopieerd.',
  copyFailed: 'Kopiëren lukte niet. Selecteer de code en kopieer hem zelf.',
  sending: 'Bezig met versturen …',
  failed: 'Versturen lukte niet. Wat je typte, staat er nog: probeer het zo nog eens.',
  honeypot: 'Laat dit veld leeg',
  botCheck,
  noName: 'Vul hier alleen je voornaam in, zonder adres van een site of telefoonnummer.',
  consent:
    'Je krijgt eerst een mail om je aanmelding te bevestigen. Afmelden kan in elke nieuwsbrief.',
  /** What is read aloud where a popup opens beside the page. */
  opened: (title: string) => `Onderaan de pagina staat nu: ${title}`,
} as const;

/** What the server says. */
export const popupServerTexts = {
  notFound: 'Dit bericht is er niet (meer).',
  filter: 'Hier filter je op state, op id of met een RelatedFilter.',
  noForm: 'Bij dit bericht hoort geen formulier.',
  invalid: 'Kijk de gemarkeerde velden nog eens na.',
  tooOften: 'Er is te vaak iets verstuurd. Probeer het over een kwartier nog eens.',
  broken: 'Dit formulier kwam niet goed aan. Herlaad de pagina en probeer het nog eens.',
  botCheck,
  api: {
    fields: 'De velden van het formulier van een popup, op naam',
    submit: 'Stuurt het formulier van een popup',
  },
  definition: {
    kind: 'popupaction_id is 1 (bericht), 2 (nieuwsbrief), 3 (nieuwsbrief met code) of 4 (code).',
    position: 'popupposition_id is een getal van 1 tot en met 9.',
    period: (name: string, most: number) =>
      `${name} is een aantal milliseconden, hoogstens ${most}.`,
    schedule: 'De planning is niet te lezen.',
    devices: 'Een popup kiest zijn schermen bij de voorwaarden, niet in de planning.',
    mine: 'Een popup kiest zijn bezoekers bij de voorwaarden, niet in de planning.',
    conditions: 'De voorwaarden zijn niet te lezen.',
    link: (href: string) => `'${href}' is geen adres waar een link heen kan.`,
    email: 'Het formulier heeft precies één verplicht veld met een e-mailadres nodig.',
    unused: (name: string) =>
      `Met het veld '${name}' doet een popup niets: dat vragen we dan ook niet.`,
    consent: (name: string) =>
      `Het vakje '${name}' vraagt toestemming: het heeft één keuze, is verplicht en staat niet vooraf aan.`,
    consentKept: (name: string) =>
      `Bij een popup zonder nieuwsbrief wordt niet bewaard dat '${name}' is aangevinkt.`,
    closed: (name: string) => `Het veld '${name}' kan niemand invullen.`,
    twice: (name: string) => `Er zijn meer velden die '${name}' heten.`,
    closing:
      'Een popup moet te sluiten zijn: met een knop (close_button), een klik ernaast (close_backgroundclick) of vanzelf (close_period).',
    wrong: (name: string) => `Aan '${name}' klopt iets niet.`,
    strange: (names: string) => `Een popup heeft geen ${names}.`,
    unknown: (id: number) => `Er is geen popup ${id}.`,
    guid: (name: string) => `'${name}' kan geen naam van een veld zijn.`,
    offer: 'Een popup met korting hoort bij een actie (discount_offer_id).',
    target: 'Zeg een pagina ({page}), of een item ({module, id}).',
    noPage: (path: string) => `Er is geen pagina ${path}.`,
    noModule: (known: string, asked: string) => `Een popup hoort bij ${known}, niet bij ${asked}.`,
    noItem: (module: string, id: number) => `Er is geen ${module} ${id}.`,
    noOffer: (id: number) => `Er is geen actie ${id} (discount_offer_id).`,
  },
} as const;

export const popupStoredTexts = {
  hidden: {
    purpose: 'Onthoudt dat je een bericht hebt weggeklikt, zodat het niet terugkomt.',
  },
  promotional: {
    purpose: 'Onthoudt dat je de actie van dit moment hebt weggeklikt.',
  },
  firstVisit: {
    purpose:
      'De dag van je eerste bezoek, zodat een bericht voor nieuwe of juist vaste bezoekers bij de juiste mensen komt. Er staat verder niets in.',
    kept: 'Tot je de opslag van je browser wist',
  },
} as const;
