import { prices as limits } from '../limits-prices';
import { formatEuro } from '../values/money';
import type { PriceRule } from '../values/price-change';

const articles = (count: number): string =>
  count === 1 ? '1 artikel' : `${count.toLocaleString('nl-NL')} artikelen`;

const roundings = { none: 'niet', euro: 'op hele euro’s', '95': 'op ,95', '99': 'op ,99' } as const;

const percent = (tenths: number): string => `${(Math.abs(tenths) / 10).toLocaleString('nl-NL')}%`;

const tellRule = (rule: PriceRule): string => {
  const rounded = rule.rounding === 'none' ? '' : `, afgerond ${roundings[rule.rounding]}`;
  if (rule.way === 'fixed') return `naar ${formatEuro(rule.cents)}${rounded}`;
  const [by, isLess] =
    rule.way === 'percent'
      ? [percent(rule.tenths), rule.tenths < 0]
      : [formatEuro(Math.abs(rule.cents)), rule.cents < 0];
  return `${by} ${isLess ? 'lager' : 'hoger'}${rounded}`;
};

/** Texts of prices and variants in the office. */
export const priceTexts = {
  title: 'Geplande prijzen',
  lead: 'Prijzen die vanzelf ingaan en weer aflopen. Alle tijden zijn Amsterdamse tijd.',
  change: 'Prijzen wijzigen',
  changeOf: (count: number) => `Prijzen van ${articles(count)} wijzigen`,
  changeTitle: 'Prijzen van een categorie wijzigen',
  planCategory: 'Prijzen van een categorie wijzigen',
  close: 'Sluiten',
  plan: 'Prijs plannen',
  category: 'Categorie',
  way: 'Hoe',
  ways: {
    less: 'Percentage lager',
    more: 'Percentage hoger',
    minus: 'Bedrag lager',
    plus: 'Bedrag hoger',
    fixed: 'Naar een vaste prijs',
  },
  percent: 'Percentage',
  amount: 'Bedrag in euro’s',
  price: 'Nieuwe prijs in euro’s',
  rounding: 'Afronden',
  roundings,
  floor: 'Nooit lager dan (mag leeg)',
  sale: 'Toon als aanbieding',
  saleHelp:
    'De van-prijs komt uit het prijsverloop: de laagste prijs van de 30 dagen ervoor. Is die er niet, dan staat er geen.',
  when: 'Wanneer',
  now: 'Nu',
  later: 'Op een moment',
  from: 'Vanaf',
  until: 'Tot (mag leeg)',
  untilHelp: 'Daarna geldt weer de prijs van ervoor. Leeg: de nieuwe prijs blijft.',
  name: 'Naam (mag leeg)',
  preview: 'Bekijk de prijzen',
  outcome: 'Prijzen, van oud naar nieuw',
  doIt: (count: number) => `Wijzig ${articles(count)}`,
  planIt: (count: number) => `Plan ${articles(count)}`,
  changes: (count: number) =>
    `${articles(count)} ${count === 1 ? 'krijgt' : 'krijgen'} een andere prijs`,
  same: (count: number) => `${articles(count)} ${count === 1 ? 'houdt' : 'houden'} dezelfde prijs`,
  withVan: (count: number) => `bij ${count.toLocaleString('nl-NL')} staat er een van-prijs bij`,
  refused: (count: number) => `${articles(count)} ${count === 1 ? 'doet' : 'doen'} niet mee`,
  more: (count: number) => `en nog ${count.toLocaleString('nl-NL')}`,
  article: 'Artikel',
  old: 'Oud',
  new: 'Nieuw',
  van: 'Van-prijs',
  noVan: 'geen',
  own: (count: number) =>
    count === 1 ? 'en 1 variant met een eigen prijs' : `en ${count} varianten met een eigen prijs`,
  done: (count: number) => `De prijs van ${articles(count)} is gewijzigd`,
  undo: 'Ongedaan maken',
  undone: (count: number) => `${articles(count)} teruggezet`,
  kept: (count: number) => `${articles(count)} niet: sindsdien gewijzigd`,
  planned: 'De prijzen zijn gepland',
  runs: 'De prijzen zijn gewijzigd en gaan vanzelf terug',
  byItself: 'Prijzen gewijzigd',
  nothing: 'Er verandert geen prijs.',
  told: tellRule,
  problems: {
    way: 'Kies hoe de prijs verandert.',
    percent: `Vul een percentage in van 0,1 tot ${limits.mostDown} (lager) of ${limits.mostUp} (hoger), met hoogstens één cijfer achter de komma.`,
    amount: `Vul een bedrag in van € 0,01 tot ${formatEuro(limits.highest)}.`,
    rounding: 'Kies hoe er wordt afgerond.',
    floor: `Vul een bedrag in van € 0,01 tot ${formatEuro(limits.highest)}, of laat dit leeg.`,
    which: 'Kies minstens één artikel.',
    chooseCategory: 'Kies een categorie.',
    category: 'Deze categorie is er niet.',
    variants: 'Kies varianten van één artikel.',
    tooMany: (most: string) => `Kies niet meer dan ${most} artikelen tegelijk.`,
    moment: 'Vul een dag en een tijd in.',
    past: 'Dit moment is al voorbij. Kies een later moment.',
    order: 'Kies een moment na het begin.',
    far: 'Kies een moment binnen twee jaar.',
    name: `Gebruik hoogstens ${limits.name} tekens.`,
    plans: `Er staan al ${limits.plans} prijswijzigingen klaar. Annuleer er eerst een.`,
    changed: 'De prijzen zijn intussen anders. Bekijk ze opnieuw.',
    ended: 'Dit is intussen al begonnen, afgelopen of geannuleerd.',
    gone: 'Deze planning is er niet.',
    overlap: (title: string, name: string, when: string) =>
      `Voor ${title} staat al ‘${name}’ gepland, ${when}. Annuleer dat eerst, of kies een ander moment.`,
  },
  reasons: {
    giftcard: 'Een cadeaukaart kost wat erop staat.',
    zero: 'De prijs zou € 0,00 of minder worden.',
    high: `De prijs zou hoger worden dan ${formatEuro(limits.highest)}.`,
    floor: (cents: number) => `De prijs zou ${formatEuro(cents)} worden: lager dan het minimum.`,
  },
  states: {
    planned: 'Gepland',
    running: 'Loopt nu',
    begun: 'Ingegaan',
    done: 'Afgelopen',
    cancelled: 'Geannuleerd',
    held: 'Niet ingegaan',
    missed: 'Gemist',
    undone: 'Ongedaan gemaakt',
  },
  stopped: (state: string, when: string) => `${state}: ${when}`,
  by: (name: string) => `door ${name}`,
  late: (minutes: number) => `${minutes} minuten te laat ingegaan of afgelopen`,
  articles,
  cancel: 'Annuleren',
  cancelOf: (name: string) => `‘${name}’ annuleren`,
  cancelSure: (name: string) => `‘${name}’ annuleren?`,
  cancelText: 'De prijzen blijven zoals ze nu zijn.',
  cancelIt: 'Planning annuleren',
  endSure: (name: string) => `‘${name}’ nu beëindigen?`,
  endText: 'De prijzen van ervoor gelden dan meteen weer.',
  cancelled: (name: string) => `‘${name}’ is geannuleerd`,
  end: 'Nu beëindigen',
  endOf: (name: string) => `‘${name}’ nu beëindigen`,
  ended: (name: string) => `‘${name}’ is beëindigd: de prijzen van ervoor gelden weer`,
  putBack: 'Maak ongedaan',
  putBackOf: (name: string) => `‘${name}’ ongedaan maken`,
  putBackSure: (name: string) => `‘${name}’ ongedaan maken?`,
  putBackText:
    'De prijzen van ervoor gelden dan meteen weer. Wat sindsdien is gewijzigd, blijft zo.',
  isPutBack: (name: string) => `‘${name}’ is ongedaan gemaakt`,
  isPutBackBut: (name: string, count: number) =>
    `‘${name}’ is ongedaan gemaakt, maar ${articles(count)} ${count === 1 ? 'is' : 'zijn'} sindsdien gewijzigd en zo gelaten`,
  start: 'Toch laten ingaan',
  startOf: (name: string) => `‘${name}’ toch laten ingaan`,
  started: (name: string) => `‘${name}’ is ingegaan`,
  read: 'Gezien',
  readOf: (name: string) => `‘${name}’ gezien`,
  lines: (count: number) => (count === 1 ? 'De prijzen' : `De prijzen van ${articles(count)}`),
  linesOf: (name: string) => `De prijzen van ‘${name}’`,
  isLeft: '(zo gelaten)',
  asArticle: 'zoals het artikel',
  moreLines: 'Meer artikelen tonen',
  inPlanning: 'Prijzen',
  allPlans: 'Alle geplande prijzen',
  leftCount: (count: number) => `${articles(count)} niet gewijzigd:`,
  none: 'Er staat niets gepland.',
  attention: 'Vraagt aandacht',
  coming: 'Komt eraan en loopt nu',
  begun: 'Ingegaan en gebleven',
  earlier: 'Afgelopen',
  left: {
    changed: 'De prijs is sindsdien gewijzigd en is zo gelaten.',
    gone: 'Dit artikel is er niet meer.',
    planner: 'Wie dit plande, werkt hier niet meer of mag geen prijzen wijzigen.',
    missed: 'Het moment was al voorbij toen de site weer draaide.',
  },
  task: 'Geplande prijzen die aandacht vragen',
  ledger: {
    title: 'Prijsverloop',
    of: (title: string) => `Prijsverloop van ${title}`,
    planOf: (what: string) => `Prijs plannen van ${what}`,
    export: 'Downloaden als CSV',
    from: 'Vanaf',
    until: 'Tot',
    price: 'Prijs',
    lowest: 'Laagste van de 30 dagen ervoor',
    notForSale: 'niet te koop',
    now: 'nu',
    unknown: 'nog geen 30 dagen te koop',
    variant: 'Variant',
    sku: 'Artikelnummer',
    allVariants: 'Alle varianten',
    which: (count: number) => (count === 1 ? '1 variant' : `${count} varianten`),
    plain: 'Zonder kleur of maat',
    reasons: {
      shown: (van: string) =>
        `Er staat een van-prijs van ${van}: de laagste prijs van de 30 dagen voor de verlaging.`,
      off: 'Verlaagd, maar zonder van-prijs: ‘Van-prijs’ is bij het artikel leeg.',
      'not-reduced':
        'Geen van-prijs: de prijs is niet lager dan de laagste van de 30 dagen ervoor.',
      'too-short': 'Geen van-prijs: voor de verlaging was dit nog geen 30 dagen te koop.',
      'not-for-sale': 'Nu niet te koop, dus geen van-prijs.',
      never: 'Geen van-prijs: de prijs is nog nooit gewijzigd.',
    },
  },
} as const;
