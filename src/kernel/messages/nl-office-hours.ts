const stores = (count: number): string => (count === 1 ? '1 winkel' : `${count} winkels`);

type Outcome = { changed: number; kept: number; same: number; refused: readonly unknown[] };

/** Texts of the screen that gives many stores their hours at once. */
export const hoursTexts = {
  file: 'Openingstijden van meer winkels',
  wrong:
    'Controleer de dagen en de tijden: geef een tijd als 09:30, en de laatste dag niet voor de eerste.',
  nothing: 'Kies eerst een dag.',
  link: 'Tijden van meer winkels',
  title: 'Openingstijden van meer winkels',
  kinds: 'Wat wil je zetten?',
  special: 'Bijzondere dagen',
  weekly: 'Elke week',
  which: 'Welke winkels',
  all: (count: number) => `Alle ${stores(count)}`,
  some: 'Kies winkels',
  search: 'Zoek op naam of plaats',
  noneFound: 'Geen winkel heet zo.',
  chosen: (count: number) => `${stores(count)} gekozen`,
  choosePlace: (place: string) => `Alle winkels in ${place}`,
  days: 'Welke dagen',
  coming: 'De komende feestdagen',
  otherDay: 'Een andere dag, of meer dagen achter elkaar',
  addDay: 'Dag toevoegen',
  first: 'Eerste dag',
  last: 'Laatste dag',
  label: 'Reden (zien bezoekers)',
  takeDay: (day: string) => `${day} weghalen`,
  hours: 'Hoe laat open',
  closed: 'Dicht',
  sunday: 'Zoals op zondag',
  until: 'Eerder dicht',
  untilTime: 'Dicht om',
  periods: 'Eigen tijden',
  usualHint: 'Met ‘zoals op zondag’ en ‘eerder dicht’ houdt elke winkel haar eigen tijden.',
  weekDays: 'Welke dagen van de week',
  conflicts: (count: number) =>
    `${stores(count)} ${count === 1 ? 'heeft' : 'hebben'} op deze dagen al eigen tijden`,
  keep: 'Laat die staan',
  replace: 'Vervang ze',
  changes: 'Wat er verandert',
  before: 'Kies dagen om te zien wat er verandert.',
  beforeStores: 'Kies winkels om te zien wat er verandert.',
  /** What comes of all that were chosen: each of them is told in one of these. */
  outcome: ({ changed, kept, same, refused }: Outcome): string =>
    [
      changed === 0 ? 'Er verandert niets.' : `Er verandert iets bij ${stores(changed)}.`,
      kept > 0 &&
        `${stores(kept)} ${kept === 1 ? 'houdt' : 'houden'} de eigen tijden die er staan.`,
      same > 0 && `Bij ${stores(same)} staat dit er al.`,
      refused.length > 0 && `Bij ${stores(refused.length)} kan het niet:`,
    ]
      .filter(Boolean)
      .join(' '),
  saveNone: 'Zet de tijden',
  save: (count: number) => `Zet bij ${stores(count)}`,
  saving: 'Bezig …',
  done: (count: number) => `De tijden van ${stores(count)} zijn gezet.`,
  undo: 'Ongedaan maken',
  again: 'Nog meer tijden zetten',
  more: (count: number) => `en nog ${stores(count)}`,
  back: 'Winkels',
} as const;
