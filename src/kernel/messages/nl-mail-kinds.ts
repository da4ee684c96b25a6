import type { MailGroup, MailKind, MailMark } from '../mail-kinds';

/** What each mail is called in the office, and when it is sent. */
export const mailKindTexts: Readonly<Record<MailKind, { title: string; when: string }>> = {
  'order.confirmed': {
    title: 'Bevestiging van een bestelling',
    when: 'Meteen na het bestellen, of na het betalen als dat online gaat.',
  },
  'order.changed': {
    title: 'Bestelling gewijzigd',
    when: 'Als een klant zijn adres, afhaalpunt of betaalwijze wijzigt.',
  },
  'order.shipped': {
    title: 'Bestelling onderweg',
    when: 'Als een pakket verstuurd is. Met de code om het te volgen.',
  },
  'order.cancelled': {
    title: 'Bestelling geannuleerd',
    when: 'Als een bestelling geannuleerd is.',
  },
  'order.expired': {
    title: 'Bestelling vervallen',
    when: 'Als een bestelling niet op tijd betaald of opgehaald is.',
  },
  'order.invoice': {
    title: 'Factuur',
    when: 'Als de factuur klaarstaat of opnieuw gestuurd wordt.',
  },
  'order.credit': {
    title: 'Creditfactuur',
    when: 'Als er een creditfactuur bij een bestelling gemaakt is.',
  },
  'order.gift-cards': {
    title: 'Cadeaukaarten',
    when: 'Als gekochte cadeaukaarten betaald zijn. Met de codes.',
  },
  'order.link': {
    title: 'Link naar een bestelling',
    when: 'Als iemand met zijn bestelnummer om de link vraagt.',
  },
  'order.link-withdraw': {
    title: 'Link om te herroepen',
    when: 'Als iemand met zijn bestelnummer vraagt om te herroepen.',
  },
  'payment.link': {
    title: 'Link om te betalen',
    when: 'Als jullie een bestelling aan de telefoon maken die online betaald wordt.',
  },
  'payment.failed': { title: 'Betaling mislukt', when: 'Als een online betaling niet gelukt is.' },
  'payment.refund': { title: 'Geld terug', when: 'Als er geld teruggestort is.' },
  'order.ready': {
    title: 'Bestelling ligt klaar',
    when: 'Als een bestelling opgehaald kan worden.',
  },
  'reservation.made': {
    title: 'Reservering gemaakt',
    when: 'Als iemand iets in een winkel laat wegleggen. Met de code.',
  },
  'reservation.released': {
    title: 'Reservering vervallen',
    when: 'Als een winkel een reservering niet kan bewaren.',
  },
  'return.withdrawn': {
    title: 'Retour aangemeld',
    when: 'Als een klant herroept. Dit is zijn ontvangstbewijs.',
  },
  'return.withdrawn-elsewhere': {
    title: 'Retour aangemeld, naar een ander adres',
    when: 'Als iemand herroept met een ander mailadres dan dat van de bestelling.',
  },
  'return.received': { title: 'Retour ontvangen', when: 'Als een retour binnen is.' },
  'return.assessed': {
    title: 'Retour beoordeeld',
    when: 'Als beslist is wat er terugbetaald wordt.',
  },
  'return.pieces': {
    title: 'Artikelen uit de bestelling gehaald',
    when: 'Als jullie in overleg artikelen uit een bestelling halen.',
  },
  'return.closed': {
    title: 'Rest van de bestelling komt niet',
    when: 'Als een deel verstuurd is en de rest niet meer komt.',
  },
  'return.part-closed': {
    title: 'Deel van de bestelling komt niet',
    when: 'Als artikelen niet te vinden zijn en de rest nog wel komt.',
  },
  'account.registered-again': {
    title: 'Er is al een account',
    when: 'Als iemand een account maakt met een adres dat er al een heeft.',
  },
  'account.reset': {
    title: 'Nieuw wachtwoord kiezen',
    when: 'Als een klant zijn wachtwoord vergeten is. Met een geheime link.',
  },
  'account.password-changed': {
    title: 'Wachtwoord gewijzigd',
    when: 'Als een klant zijn wachtwoord wijzigt.',
  },
  'account.password-reset': {
    title: 'Wachtwoord gewijzigd met een link',
    when: 'Als met een gemailde link een nieuw wachtwoord gekozen is.',
  },
  'account.new-email': {
    title: 'Nieuw mailadres bevestigen',
    when: 'Naar het nieuwe adres, als een klant zijn mailadres wijzigt.',
  },
  'account.email-changed': {
    title: 'Mailadres gewijzigd',
    when: 'Naar het oude adres, als een mailadres gewijzigd is.',
  },
  'account.link': {
    title: 'Inloggen met een ander account koppelen',
    when: 'Als iemand met bijvoorbeeld Google wil inloggen op een account dat er al is.',
  },
  'account.way-added': {
    title: 'Manier van inloggen erbij',
    when: 'Als een klant een manier van inloggen toevoegt.',
  },
  'account.way-removed': {
    title: 'Manier van inloggen weg',
    when: 'Als een klant een manier van inloggen weghaalt.',
  },
  'account.idle': {
    title: 'Account lang niet gebruikt',
    when: 'Voordat een account gewist wordt dat jaren niet gebruikt is.',
  },
  'customer.erased': {
    title: 'Gegevens gewist',
    when: 'Als jullie iemands gegevens wissen en dat laten weten.',
  },
  'newsletter.confirm': {
    title: 'Aanmelding bevestigen',
    when: 'Als iemand zich voor de nieuwsbrief aanmeldt.',
  },
  'newsletter.welcome': {
    title: 'Welkom bij de nieuwsbrief',
    when: 'Als iemand zijn aanmelding bevestigd heeft.',
  },
  'newsletter.leave': {
    title: 'Link om af te melden',
    when: 'Als iemand vraagt hoe hij zich afmeldt.',
  },
  'alert.confirm': {
    title: 'Voorraadbericht bevestigen',
    when: 'Als iemand vraagt om een bericht als een maat er weer is.',
  },
  'alert.there': {
    title: 'Weer op voorraad',
    when: 'Als een maat er weer is waar iemand op wacht.',
  },
  'offer.code': {
    title: 'Persoonlijke kortingscode',
    when: 'Als iemand om een kortingscode vraagt.',
  },
  'review.ask': { title: 'Vraag om een review', when: 'Eén keer, een tijd na de bezorging.' },
  'booking.booked': { title: 'Plaats geboekt', when: 'Als iemand gratis plaatsen boekt.' },
  'booking.cancelled': {
    title: 'Boeking geannuleerd',
    when: 'Als een gratis boeking geannuleerd is.',
  },
  'booking.paid': { title: 'Plaatsen betaald', when: 'Als gekochte plaatsen betaald zijn.' },
  'application.received': {
    title: 'Sollicitatie ontvangen',
    when: 'Meteen nadat iemand gesolliciteerd heeft.',
  },
  'application.withdrawn': {
    title: 'Sollicitatie ingetrokken',
    when: 'Als een sollicitant zijn sollicitatie intrekt.',
  },
  'application.erased': {
    title: 'Sollicitatie gewist',
    when: 'Als de gegevens van een sollicitant gewist zijn.',
  },
  'application.answer': {
    title: 'Antwoord op een sollicitatie',
    when: 'Als iemand uitgenodigd, afgewezen of aangenomen wordt.',
  },
  'form.confirmation': {
    title: 'Bevestiging van een formulier',
    when: 'Naar wie een formulier instuurt waarbij dat aanstaat.',
  },
  'form.submission': {
    title: 'Inzending van een formulier',
    when: 'Naar jullie, als iemand een formulier instuurt.',
  },
  'application.staff': {
    title: 'Nieuws over een sollicitatie',
    when: 'Naar jullie, als er een sollicitatie binnenkomt of ingetrokken is.',
  },
  'store.order': {
    title: 'Bestelling klaarleggen',
    when: 'Naar de winkel, als er een bestelling is om op te halen.',
  },
  'store.order-off': {
    title: 'Bestelling toch niet klaarleggen',
    when: 'Naar de winkel, als zo’n bestelling geannuleerd is.',
  },
  'store.reservation': {
    title: 'Reservering klaarleggen',
    when: 'Naar de winkel, als iemand iets laat wegleggen.',
  },
  'payment.staff': {
    title: 'Betaling om na te kijken',
    when: 'Naar jullie, als er iets met een betaling of terugbetaling is.',
  },
  'plan.release': {
    title: 'Publicatie niet of te laat gelukt',
    when: 'Naar wie de publicatie gepland heeft.',
  },
  'staff.invitation': {
    title: 'Uitnodiging voor het kantoor',
    when: 'Naar een nieuwe medewerker.',
  },
  'staff.password-link': {
    title: 'Wachtwoord kiezen voor het kantoor',
    when: 'Als een medewerker een nieuw wachtwoord moet kiezen.',
  },
  'staff.password-chosen': {
    title: 'Wachtwoord van het kantoor gekozen',
    when: 'Als een medewerker met een link een wachtwoord gekozen heeft.',
  },
  'staff.factor-removed': {
    title: 'Tweede stap verwijderd',
    when: 'Als een beheerder iemands tweede stap bij het inloggen weghaalt.',
  },
};

/** The screens where a chain writes of its mails itself. */
export const mailTexts = {
  title: 'Mailteksten',
  lead: 'Schrijf zelf het onderwerp, het begin en het slot van elke mail die de site stuurt. Wat erin moet staan, zoals bedragen, codes en links, staat er altijd tussen.',
  groups: {
    order: 'Bestelling en betaling',
    pickup: 'Ophalen en reserveren',
    return: 'Retour en annulering',
    account: 'Account',
    letters: 'Nieuwsbrief, voorraad en reviews',
    events: 'Evenementen',
    applications: 'Sollicitaties',
    forms: 'Formulieren',
    team: 'Naar winkels en medewerkers',
  } satisfies Readonly<Record<MailGroup, string>>,
  changed: 'Eigen tekst',
  elsewhere: {
    answers: { label: 'Staat bij Sollicitaties', href: '/sollicitaties/teksten' },
    forms: { label: 'Staat bij elk formulier', href: '/form' },
  },
  back: 'Alle mailteksten',
  subject: 'Onderwerp',
  opening: 'Begin',
  closing: 'Slot',
  hints: {
    subject: (usual: string) => `Leeg: ‘${usual}’`,
    opening: 'Komt na de aanhef. Een lege regel begint een nieuwe alinea.',
    openingStaff: 'Komt bovenaan. Een lege regel begint een nieuwe alinea.',
    closing: 'Komt onderaan de mail, voor de groet.',
    closingStaff: 'Komt onderaan de mail.',
  },
  fixed: {
    guard:
      'Het onderwerp staat vast. Daaraan herkent de ontvanger dat een mail over inloggen echt is.',
    several: 'Het onderwerp staat vast. Het zegt wat er aan de hand is.',
  },
  besides: {
    orderMail: 'De eerste zin van deze mail staat bij Teksten. Wat je hier schrijft, komt erboven.',
    link: 'Naar Teksten',
  },
  language: 'Taal',
  marks: 'Zet een invulwoord in de tekst. De site vult het in.',
  insert: (mark: string, meaning: string) => `Zet ${mark} in de tekst: ${meaning}`,
  meanings: {
    bedrijf: 'de naam van het bedrijf',
    naam: 'de voornaam van de lezer',
    nummer: 'het bestelnummer',
    retour: 'het nummer van de retour',
    bedrag: 'het bedrag',
    bezorger: 'wie bezorgt',
    winkel: 'de winkel',
    artikel: 'het artikel',
    korting: 'de korting',
    evenement: 'het evenement',
    sollicitatie: 'de functie en de winkel',
    formulier: 'de naam van het formulier',
  } satisfies Readonly<Record<MailMark, string>>,
  links:
    'Een adres van de eigen site wordt een link als je het helemaal uitschrijft, met https://.',
  preview: 'Voorbeeld',
  previewOf: (title: string) => `Voorbeeld van de mail: ${title}`,
  previewLead: 'Met verzonnen gegevens. Links werken hier niet, en foto’s zijn een grijs vlak.',
  previewWrong: 'Het voorbeeld wordt bijgewerkt zodra de tekst klopt.',
  usual: 'Terug naar de standaardtekst',
  usualSure: (title: string) => `Standaardtekst voor ‘${title}’?`,
  usualText: 'Wat je zelf schreef, verdwijnt uit deze velden. Het geldt pas als je opslaat.',
  usualBack: 'De velden zijn leeg. Sla op om de standaardtekst te gebruiken.',
  save: 'Opslaan',
  saving: 'Opslaan …',
  saved: 'De mailtekst is opgeslagen.',
  test: 'Stuur mij een proefmail',
  testing: 'Versturen …',
  testTo: (address: string) => `Gaat alleen naar ${address}.`,
  tested: (address: string) => `De proefmail gaat naar ${address}.`,
  testKept: 'Deze site verstuurt geen mail. De proefmail staat alleen bij Verzonden mail.',
  testSubject: (subject: string) => `Proef: ${subject}`,
  tooSoon: 'Je stuurde net al een paar proefmails. Wacht een minuut.',
  keyWrong: 'Stuur een sleutel mee van 8 tot 64 tekens.',
  tooLong: (over: number) => `Dit is ${over} ${over === 1 ? 'teken' : 'tekens'} te lang.`,
  unknownMarks: (marks: string, known: string) =>
    `Dit kan de site niet invullen: ${marks}. Wel: ${known}.`,
  noText: 'Stuur subject, opening en closing mee als tekst.',
  noRead: 'Stuur mee welke tekst er stond toen je begon.',
  noLanguage: 'In deze taal wordt de mail niet geschreven.',
  unknown: 'Deze mail is er niet.',
  notHere: 'De tekst van deze mail staat ergens anders.',
  mayNot: 'Je mag de teksten van de site niet wijzigen.',
  stale: (who: string, when: string) =>
    `${who} heeft deze tekst gewijzigd (${when}). Kijk wat er nu staat en sla opnieuw op als jouw tekst moet gelden.`,
  somebody: 'Iemand',
  theirs: 'Er staat nu:',
  nothing: '(standaard)',
} as const;
