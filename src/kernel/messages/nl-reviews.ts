import { reviews as limits } from '../limits-reviews';

const stars = (count: number): string => (count === 1 ? '1 ster' : `${count} sterren`);

/** What a review may be refused for, and nothing else: what it thinks of the article is none of it. */
const grounds = {
  beledigend: 'Er staan scheldwoorden, beledigingen of bedreigingen in.',
  privacy: 'Er staan persoonlijke gegevens in, zoals een naam, adres of telefoonnummer.',
  reclame: 'Er staat reclame of een link in.',
  'ander-onderwerp': 'Het gaat niet over dit artikel.',
  onrechtmatig: 'Het is in strijd met de wet of met rechten van anderen.',
  nep: 'Het is niet geschreven door wie het artikel kocht, of in ruil voor iets.',
} as const;

/** Reviews of products: on their pages, of their writers, and for staff. */
export const reviewTexts = {
  title: 'Reviews',
  stars,
  verified: 'Geverifieerde aankoop',
  nameless: 'Een klant',
  by: (name: string, day: string) => `${name}, ${day}`,
  bought: (choice: string) => `Gekocht: ${choice}`,
  average: (count: number) => (count === 1 ? 'uit 1 review' : `uit ${count} reviews`),
  spread: (star: number, count: number) =>
    `${stars(star)}: ${count === 1 ? '1 review' : `${count} reviews`}`,
  more: 'Toon meer reviews',
  ordersLabel: 'Volgorde van de reviews',
  orders: { newest: 'Nieuwste', highest: 'Hoogste', lowest: 'Laagste' },
  replyOf: (site: string) => `Antwoord van ${site}`,
  report: 'Meld deze review',
  reportOf: (name: string) => `van ${name}`,
  notice:
    'Alleen wie een artikel bij ons kocht, krijgt een link om er een review over te schrijven. Daar staat ‘Geverifieerde aankoop’ bij. We lezen elke review en plaatsen ze allemaal, goed of slecht, als ze aan de regels voldoen.',
  rulesTitle: 'Zo controleren we reviews',
  rules: 'We plaatsen een review alleen niet om een van deze redenen:',
  rulesAfter:
    'De schrijver hoort dan waarom, en kan de tekst aanpassen. Het gemiddelde rekenen we uit over alle geplaatste reviews; elke telt even zwaar. Klopt er iets niet? Meld het bij de review, dan kijken we ernaar.',
  grounds,
  write: {
    title: (article: string) => `Wat vind je van ${article}?`,
    pageTitle: (article: string) => `Review van ${article}`,
    intro:
      'Schrijf wat een ander eraan heeft: hoe het valt, voelt of bevalt. Wij lezen het na; daarna staat het bij het artikel.',
    rating: 'Hoeveel sterren geef je?',
    ratings: ['Slecht', 'Matig', 'Gaat wel', 'Goed', 'Heel goed'] as readonly string[],
    heading: 'Kop (mag leeg)',
    text: 'Je review',
    textHint: `Minstens ${limits.shortestText} en hoogstens ${limits.longestText} tekens.`,
    name: 'Je naam',
    nameHint: 'Zo staat hij bij je review. Een voornaam is genoeg.',
    honeypot: 'Laat dit leeg',
    privacy:
      'Je review, je naam en wat je kocht (kleur en maat) zijn voor iedereen te zien. Met de link van deze pagina kun je alles later wijzigen of intrekken.',
    submit: 'Verstuur review',
    change: 'Wijzig review',
    withdraw: 'Review intrekken',
    back: 'Bekijk het artikel',
    sent: 'Bedankt voor je review',
    sentText: 'We lezen hem na. Daarna staat hij bij het artikel.',
    problems: {
      rating: 'Kies 1 tot 5 sterren.',
      text: `Schrijf iets meer: minstens ${limits.shortestText} tekens.`,
      textLong: (length: number) =>
        `Maak je review korter: hoogstens ${limits.longestText} tekens. Nu zijn het er ${length}.`,
      title: `Maak de kop korter: hoogstens ${limits.longestTitle} tekens.`,
      name: 'Vul een naam in.',
      nameLong: `Maak je naam korter: hoogstens ${limits.longestName} tekens.`,
      tooOften: 'Je hebt dit te vaak gedaan. Wacht tien minuten en probeer het weer.',
    },
  },
  standing: {
    waiting: 'We lezen je review nog na. Hij staat nog niet bij het artikel.',
    shown: 'Je review staat bij het artikel. Wijzig je hem, dan lezen we hem eerst weer na.',
    refused: (reason: string) =>
      `We hebben je review niet geplaatst. ${reason} Pas je hem aan, dan lezen we hem opnieuw.`,
  },
  withdraw: {
    title: 'Je review intrekken?',
    text: 'We wissen je review dan. Met dezelfde link kun je later een nieuwe schrijven.',
    button: 'Ja, trek hem in',
    keep: 'Nee, laat hem staan',
    doneTitle: 'Je review is gewist',
    done: 'Hij staat nergens meer. Wil je een nieuwe schrijven, dan kan dat met dezelfde link.',
    again: 'Schrijf een nieuwe review',
  },
  early: {
    title: 'Nog even wachten',
    text: 'Je kunt een review schrijven zodra je bestelling bij je is.',
    order: 'Bekijk je bestelling',
  },
  order: {
    write: 'Schrijf een review',
    see: 'Bekijk je review',
    about: (title: string) => `over ${title}`,
  },
  mails: {
    title: 'Geen mails meer over reviews',
    text: 'Wil je na een bestelling niet meer gevraagd worden om een review?',
    button: 'Stuur ze me niet meer',
    doneTitle: 'Afgemeld',
    done: 'We vragen je niet meer per mail om een review. Bij je bestelling kun je er altijd een schrijven.',
    subject: (number: string) => `Hoe bevalt je bestelling ${number}?`,
    preview: 'Met een review help je een ander kiezen.',
    intro:
      'Je hebt het nu een tijdje in huis. Hoe bevalt het? Met een review help je een ander kiezen, en ons ook.',
    introMany:
      'Je hebt ze nu een tijdje in huis. Hoe bevallen ze? Met een review help je een ander kiezen, en ons ook.',
    write: 'Schrijf een review',
    once: 'We vragen het één keer per bestelling.',
    stop: 'Liever geen mails over reviews',
  },
  reporting: {
    title: 'Meld deze review',
    text: 'Klopt deze review niet, of staat er iets in dat niet mag? Vertel ons wat. We kijken ernaar en halen hem weg als hij niet aan de regels voldoet.',
    reason: 'Wat klopt er niet?',
    submit: 'Melden',
    doneTitle: 'Bedankt voor je melding',
    done: 'We kijken naar deze review.',
    back: 'Terug naar het artikel',
    problems: {
      reason: 'Vertel in een paar woorden wat er niet klopt.',
      reasonLong: `Maak je melding korter: hoogstens ${limits.longestReason} tekens.`,
      tooOften: 'Je hebt te vaak iets gemeld. Wacht tien minuten en probeer het weer.',
    },
  },
  api: {
    list: 'Reviews van artikelen, de oudste eerst',
    actions: {
      approve: 'Plaatst een review',
      refuse: 'Plaatst een review niet, of haalt hem weg',
      reply: 'Antwoordt op een review',
    },
  },
  staff: {
    unknown: (id: number) => `Er is geen review ${id}.`,
    changed: (id: number) =>
      `Review ${id} is intussen gewijzigd. Lees eerst de nieuwe tekst, en noem dan het nummer dat daarbij staat.`,
    reply: `Een antwoord heeft 1 tot ${limits.longestReply} tekens.`,
    ground: `Een review wordt alleen geweigerd om: ${Object.keys(grounds).join(', ')}.`,
  },
} as const;

export type RefusalGround = keyof typeof grounds;
