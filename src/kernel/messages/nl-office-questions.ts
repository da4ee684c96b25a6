/** Texts of the screen on which all questions are edited together. */
export const questionsTexts = {
  title: 'Vragen en groepen',
  link: 'Alle vragen in één scherm',
  back: 'Lijst van vragen',
  lead: 'Alle groepen met hun vragen, in de volgorde waarin ze op de site staan. Wijzig, versleep of verplaats ze, en sla alles in één keer op.',
  add: 'Vraag toevoegen',
  search: 'Zoek in vragen en antwoorden',
  found: (count: number) => (count === 1 ? '1 vraag gevonden' : `${count} vragen gevonden`),
  count: (count: number) => (count === 1 ? '1 vraag' : `${count} vragen`),
  none: 'Nog geen vragen in deze groep.',
  group: 'Groep',
  question: 'Vraag',
  answer: 'Antwoord',
  state: 'Stand',
  offline: 'Offline',
  changed: 'Gewijzigd',
  view: 'Bekijk op de site',
  whole: 'Geschiedenis en verwijderen',
  moved: (question: string, at: number, count: number) =>
    `${question} staat nu op ${at} van ${count}`,
  movedTo: (question: string, group: string) => `${question} staat nu in ${group}`,
  save: 'Opslaan',
  saving: 'Bezig met opslaan…',
  saved: 'De vragen zijn opgeslagen.',
  kept: 'Wat je typte, is bewaard op dit apparaat.',
  notKept: 'Dit apparaat kan niet bewaren wat je typte: sla op voordat je weggaat.',
  unchanged: 'Er is niets gewijzigd',
  changes: (count: number) =>
    count === 1
      ? '1 vraag gewijzigd, nog niet opgeslagen'
      : `${count} vragen gewijzigd, nog niet opgeslagen`,
  drop: 'Mijn wijzigingen weggooien',
  dropSure: 'Alles weggooien wat je hier wijzigde?',
  empty: 'Vul in wat hier hoort.',
  wrong: 'Deze wijzigingen zijn niet te lezen.',
  fix: (count: number) =>
    count === 1 ? 'Bij 1 vraag klopt iets niet:' : `Bij ${count} vragen klopt iets niet:`,
  stale:
    'Iemand anders wijzigde dit intussen ook. Kies welke van de twee blijft; wat je verder wijzigde, blijft staan.',
  gone: 'Deze vraag is er niet meer: iemand anders verwijderde hem.',
  goneTitle: 'Verwijderd terwijl je eraan werkte',
  goneText:
    'Wat je hierin wijzigde, kan niet meer worden opgeslagen. Neem over wat je nog nodig hebt en gooi het dan weg.',
  nth: (id: number) => `Vraag ${id}`,
  dropOne: 'Gooi dit weg',
  dropOneOf: (question: string) => `Gooi dit weg: ${question}`,
  keep: 'Houd mijn versie',
  take: 'Neem die van de ander',
} as const;
