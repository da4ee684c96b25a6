/** Texts of the office's screens of the site itself: navigation, identity, theme, addresses that aren't there. */
export const officeSiteTexts = {
  group: 'De site zelf',
  navigation: 'Navigatie',
  navigationLead:
    'Waar de kop en de voet van elke pagina heen leiden. Het voorbeeld laat zien hoe het wordt.',
  texts: 'Teksten',
  textsLead:
    'Wat de site zelf zegt, in je eigen woorden. Laat leeg wat goed is zoals het er vanzelf staat.',
  textsSearch: 'Zoek in de teksten',
  textsFound: (count: number) => (count === 1 ? '1 tekst' : `${count} teksten`),
  textsNone: 'Geen tekst heeft die woorden.',
  textUsual: 'Terug naar standaard',
  textUsualOf: (label: string) => `${label}: terug naar standaard`,
  textLength: (length: number, most: number) => `${length} van ${most} tekens`,
  details: 'Gegevens',
  detailsLead:
    'Wie de winkel is. Dit staat in de voet van elke pagina, in e-mails en op facturen; de wet vraagt erom.',
  theme: 'Huisstijl',
  themeLead:
    'Kleuren, letters en logo. Het voorbeeld laat de voorpagina zien zoals ze wordt; bezoekers zien het zodra je opslaat.',
  preview: 'Zo wordt het',
  previewOf: 'Voorbeeld',
  previewSkip: 'Sla het voorbeeld over',
  noPreview: 'Er is nog geen startpagina om als voorbeeld te tonen.',
  language: 'Taal',
  languageLead:
    'Elke taal heeft haar eigen kop en voet. De beloften in de balk bovenaan staan, ook in twee talen, bij',
  shop: {
    act: 'Uit categorieën',
    lead: 'Wat je kiest, komt achteraan in de navigatie, met wat eronder ligt als links. Het zijn gewone regels: verplaats ze, hernoem ze, haal ze weg. Verandert een categorie later, dan verandert het menu niet mee.',
    which: 'Categorieën',
    all: (count: number) => `Alle ${count} kiezen`,
    count: (count: number) =>
      count === 0 ? 'Niets gekozen' : count === 1 ? '1 gekozen' : `${count} gekozen`,
    isThere: 'staat al in het menu',
    lacksPage: 'heeft nog geen pagina',
    none: 'De winkel heeft nog geen categorieën. Ze komen mee met je artikelen.',
    noPage:
      'Geen categorie heeft een pagina, en er is geen pagina met alle artikelen. Maak die eerst.',
    toProducts: 'Naar de artikelen',
    toPages: 'Naar de pagina’s',
    run: 'Toevoegen',
    nothing: 'Alles wat je koos, staat al in het menu.',
    done: (count: number) =>
      count === 1
        ? '1 categorie staat in de navigatie. Sla op als het klopt.'
        : `${count} categorieën staan in de navigatie. Sla op als het klopt.`,
  },
  copy: {
    act: 'Overnemen uit het Nederlands',
    lead: 'Alles komt mee. Een link naar een pagina die er ook in het Engels is, leidt daarheen en heet zoals die pagina; een andere naam vertaal je zelf.',
    what: 'Wat je overneemt',
    replaces: 'Wat daar nu in het Engels staat, wordt vervangen. Je kunt dat ongedaan maken.',
    looking: 'Kijken welke pagina’s er in het Engels zijn…',
    found: (count: number, all: number) =>
      all === 1
        ? count === 1
          ? 'De link leidt naar een Engelse pagina.'
          : 'De link leidt niet naar een Engelse pagina.'
        : `${count} van ${all} links leiden naar een Engelse pagina.`,
    lacking: 'Deze hebben geen Engelse pagina die bezoekers zien, en leiden naar de Nederlandse:',
    makeShort: 'Maak haar',
    make: (title: string) => `Maak de Engelse pagina van ${title}`,
    run: 'Overnemen',
    done: 'Overgenomen. Kijk de namen na, en sla dan op.',
    undo: 'Ongedaan maken',
    undone: 'Ongedaan gemaakt',
  },
  languages: { nl: 'Nederlands', en: 'Engels' },
  wrong: 'Het voorbeeld kan dit nog niet tonen:',
  tree: {
    empty: 'Hier staat nog niets.',
    noName: '(zonder naam)',
    up: 'Omhoog',
    down: 'Omlaag',
    into: 'Onder de vorige',
    out: 'Eruit',
    take: 'Weghalen',
    add: 'Hieronder toevoegen',
    addIn: 'Erin toevoegen',
    addFirst: 'Toevoegen',
    taken: (name: string) => `${name} is weggehaald`,
    newOne: 'Nieuw',
    form: (name: string) => `Instellingen van ${name}`,
  },
  contrast: {
    title: 'Contrast',
    lead: 'Tekst moet minstens 4,5 op 1 hebben (WCAG 2.2 AA), anders kun je niet opslaan.',
    text: 'Tekst',
    ground: 'Op',
    ratio: 'Contrast',
    sample: 'Voorbeeld',
    enough: 'goed',
    little: 'te weinig',
    sampleText: 'Aa Bb 123',
  },
  usual: 'Zoals het platform',
  pick: (label: string) => `${label} kiezen`,
  reset: 'Terug naar de huisstijl van het platform',
  resetSaid: 'Alles staat op de huisstijl van het platform. Sla het op om het te houden.',
} as const;
