import type { OwnCheck } from '../quality/own-checks';

/** A question, how to decide it, and what to do where it is not so. */
type Asked = { question: string; decide: string; mend: string };

const checks: Readonly<Record<OwnCheck, Asked>> = {
  alt: {
    question: 'Zeggen de beschrijvingen van de foto’s wat ze hier laten zien?',
    decide:
      'Lees de pagina zonder naar de foto’s te kijken. Mis je iets, dan zegt een beschrijving te weinig. Een foto die alleen versiert, heeft er geen nodig.',
    mend: 'Kies het blok van de foto en pas ‘Beschrijving’ aan: wat is er te zien dat hier telt, in één zin. Begin niet met ‘foto van’.',
  },
  textInPicture: {
    question: 'Staat er geen tekst in een afbeelding?',
    decide:
      'Een logo mag. Een prijs, een actie of een opschrift in een foto is niet te vergroten, te vertalen of voor te lezen.',
    mend: 'Kies een foto zonder tekst en typ de tekst in het blok. Kan dat echt niet, zet dan alle woorden in de beschrijving.',
  },
  captions: {
    question: 'Heeft elke video met spraak ondertiteling?',
    decide:
      'Zet het geluid uit en de ondertiteling aan. Is alles te volgen, ook geluiden die ertoe doen?',
    mend: 'Maak de ondertiteling bij de aanbieder van de video (YouTube, Vimeo) en verbeter wat die zelf verzon.',
  },
  transcript: {
    question: 'Is te weten wat er in beeld of geluid gebeurt, zonder te kijken of te luisteren?',
    decide:
      'Wie alleen hoort, mist wat er alleen te zien is; wie alleen leest, mist een podcast. Staat dat ook in woorden op de pagina of in een gesproken beschrijving?',
    mend: 'Zet onder de video of het geluid een blok Tekst met wat er gezegd wordt en te zien is, of kies een video met een gesproken beschrijving.',
  },
  flashes: {
    question: 'Flitst er niets vaker dan drie keer per seconde?',
    decide: 'Flitslicht en snelle beeldwisselingen kunnen een aanval uitlokken.',
    mend: 'Kies een andere video, of haal dit stuk eruit.',
  },
  movement: {
    question: 'Is alles wat uit zichzelf beweegt of klinkt, stil te zetten?',
    decide:
      'De sliders van de site hebben een pauzeknop. Kijk of een ingesloten video of kaart uit zichzelf begint, en of hij dan te stoppen is.',
    mend: 'Kies een adres van de video of kaart waarbij die niet uit zichzelf begint, of haal het blok weg.',
  },
  structure: {
    question: 'Zijn koppen echte koppen, en opsommingen echte opsommingen?',
    decide:
      'Een vet gemaakte regel is voor een schermlezer gewone tekst. Staat alles in de volgorde waarin het gelezen moet worden?',
    mend: 'Zet de cursor in de regel en kies ‘Kop’ of de opsomming in de balk van de tekst. Verplaats blokken in de opbouw.',
  },
  headings: {
    question: 'Zegt elke kop wat eronder staat?',
    decide: 'Lees alleen de koppen achter elkaar. Weet je dan waar alles staat?',
    mend: 'Schrijf de kop om: ‘Ruilen binnen 30 dagen’ in plaats van ‘Meer informatie’.',
  },
  title: {
    question: 'Zegt de titel van de pagina waar zij over gaat?',
    decide:
      'De titel staat in het tabblad en in zoekresultaten. Is hij anders dan die van andere pagina’s?',
    mend: 'Pas hem aan in het paneel Vindbaarheid.',
  },
  links: {
    question: 'Is bij elke link te weten waar hij heen gaat?',
    decide:
      'Lees alleen de woorden van de link, of de zin waarin hij staat. Heten twee links naar hetzelfde ook hetzelfde?',
    mend: 'Maak de woorden die het zeggen tot de link: ‘Bekijk de wintercollectie’ in plaats van ‘Klik hier’.',
  },
  senses: {
    question: 'Is alles te begrijpen zonder kleuren te zien of te weten waar iets staat?',
    decide:
      'Zoek naar ‘de groene knop’, ‘hiernaast’, ‘het ronde teken’. Is dat ook te vinden voor wie het niet ziet?',
    mend: 'Noem het bij zijn naam: ‘de knop Bestellen’, ‘onder de kop Maten’.',
  },
  language: {
    question: 'Is een stuk in een andere taal als zodanig te herkennen?',
    decide:
      'Een zin of alinea in het Engels op een Nederlandse pagina wordt met Nederlandse uitspraak voorgelezen. Losse woorden die iedereen gebruikt, zijn geen bezwaar.',
    mend: 'Vertaal het, zet het op de Engelse pagina, of kies de woorden en zeg in de balk van de tekst welke taal het is.',
  },
  form: {
    question: 'Is bij elk veld duidelijk wat erin moet?',
    decide:
      'Kun je het formulier invullen met alleen de labels en de uitleg? Is wat verplicht is, ook echt nodig?',
    mend: 'Pas label en uitleg aan bij Formulieren. Kies de soort veld die erbij hoort (e-mail, telefoon, postcode): dan helpt de browser met invullen.',
  },
  errors: {
    question: 'Helpt het formulier wie iets verkeerd invult?',
    decide:
      'Vul het voorbeeld verkeerd in. Zegt de melding wat er mis is en hoe het wel moet? Is iets wat geld kost of niet terug te draaien is, nog na te kijken?',
    mend: 'Een uitleg bij het veld voorkomt de fout. Zet in een formulier met stappen een controle aan het eind.',
  },
};

/** Texts of what only people can judge about a page. */
export const ownCheckTexts = {
  title: 'Zelf nakijken',
  lead: 'Dit kan geen programma beoordelen. Vink aan wat in orde is; dat blijft op dit apparaat bewaard.',
  notKept: 'Dit apparaat kan niet bewaren wat je aanvinkt.',
  count: (done: number, all: number) => `${done} van ${all}`,
  at: (day: string) => `Nagekeken op ${day}`,
  how: 'Hoe kijk ik dit na?',
  howWhat: (question: string) => ` ${question}`,
  criteria: (numbers: readonly string[]) => `WCAG 2.2: ${numbers.join(', ')}`,
  checks,
} as const;
