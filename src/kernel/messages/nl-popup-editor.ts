const list = (parts: readonly string[]): string =>
  new Intl.ListFormat('nl', { type: 'conjunction' }).format(parts);

const either = (parts: readonly string[]): string =>
  new Intl.ListFormat('nl', { type: 'disjunction' }).format(parts);

const articles = (count: number): string => (count === 1 ? '1 artikel' : `${count} artikelen`);

/** Texts of the editor of popups. */
export const popupEditorTexts = {
  sections: {
    says: 'Wat hij zegt',
    form: 'Het formulier',
    after: 'Na het versturen',
    where: 'Waar en voor wie hij opent',
    ways: 'Hoe hij staat en sluit',
  },
  positionNote:
    'Op een telefoon staat hij altijd aan de rand. Alleen in het midden dekt hij de pagina af.',
  shown: {
    once: 'Eenmaal: wie hem sluit, ziet hem een jaar niet meer',
    always: 'Elke keer opnieuw',
  },
  seconds: 'seconden',
  atOnce: 'Leeg of 0: meteen',
  never: 'Leeg of 0: niet vanzelf',
  devices: { mobile: 'Telefoon', tablet: 'Tablet', desktop: 'Groot scherm' },
  onDevices: 'Op welk scherm',
  oneDevice: 'Kies er minstens één.',
  visit: 'Bezoek',
  visits: { any: 'Iedereen', first: 'Wie er voor het eerst is', returning: 'Wie er eerder was' },
  from: 'Komt van',
  fromNote: 'Niets gekozen: het maakt niet uit waarvandaan.',
  origins: {
    search: 'Een zoekmachine',
    social: 'Sociale media',
    own: 'Een andere pagina van deze site',
    other: 'Een andere site',
    direct: 'Nergens vandaan: adres getypt, of een mail',
  },
  hosts: 'Of van deze sites, met komma’s ertussen',
  cart: 'Artikelen in de winkelmand',
  least: 'Minstens',
  most: 'Hoogstens',
  addPage: 'Zoek een pagina om toe te voegen',
  addItem: 'Of bij een artikel, winkel of ander item',
  itemKind: 'Soort',
  everyPage: 'Nog nergens: voeg een pagina toe.',
  preview: 'Zo ziet de bezoeker hem',
  fold: 'Voorbeeld',
  frame: 'Voorbeeld van de popup',
  lead: 'Vul het formulier in om te proberen: er wordt niets bewaard of verstuurd.',
  width: 'Breedte',
  widths: { phone: 'Telefoon', desk: 'Scherm' },
  moment: 'Moment',
  moments: { before: 'Bij openen', after: 'Na versturen' },
  again: 'Opnieuw openen',
  skip: 'Sla het voorbeeld over',
  meets: 'Andere popups op dezelfde plek',
  meetsLead: 'Op een pagina opent er hoogstens één: de eerste die voor de bezoeker bedoeld is.',
  look: 'Bekijken',
  first: (title: string, where: string) => `${title} gaat voor, op ${where}.`,
  second: (title: string, where: string) => `${title} komt erna, op ${where}.`,
  told: {
    offline: 'Staat offline, en opent dus nergens. Eenmaal online:',
    opens: (when: string, where: string, more: readonly string[]) =>
      [`Opent ${when} op ${where}`, ...more].join(', '),
    nowhere: 'Opent nergens: kies eerst een pagina of item waar hij staat.',
    atOnce: 'meteen',
    after: (time: string) => `na ${time}`,
    seconds: (count: string) => (count === '1' ? '1 seconde' : `${count} seconden`),
    places: (names: readonly string[], others: number) =>
      list(
        others === 0
          ? names
          : [...names, others === 1 ? '1 andere plek' : `${others} andere plekken`],
      ),
    on: (devices: readonly string[]) => `op ${list(devices)}`,
    device: { mobile: 'telefoon', tablet: 'tablet', desktop: 'groot scherm' },
    visit: { first: 'bij het eerste bezoek', returning: 'bij een volgend bezoek' },
    from: (ways: readonly string[]) => `voor wie komt van ${either(ways)}`,
    origin: {
      search: 'een zoekmachine',
      social: 'sociale media',
      own: 'een andere pagina van de site',
      other: 'een andere site',
      direct: 'nergens vandaan',
    },
    between: (least: number, most: number) =>
      least === most
        ? `met precies ${articles(least)} in de winkelmand`
        : `met ${least} tot en met ${articles(most)} in de winkelmand`,
    atLeast: (least: number) => `met minstens ${articles(least)} in de winkelmand`,
    atMost: (most: number) =>
      most === 0 ? 'met een lege winkelmand' : `met hoogstens ${articles(most)} in de winkelmand`,
    noCart: 'nooit, want het minste aantal artikelen in de winkelmand is hoger dan het hoogste',
    days: (first: string, last: string) => `${first} tot en met ${last}`,
    list,
    daily: 'elke dag',
    hours: (days: string, from: string, until: string) => `${days} van ${from} tot ${until} uur`,
    since: (day: string) => `vanaf ${day}`,
    till: (day: string) => `tot en met ${day}`,
    outside: (times: string) => `behalve ${times}`,
    stores: (count: number) =>
      count === 1 ? 'alleen bij 1 winkel' : `alleen bij ${count} winkels`,
    once: 'eenmaal per bezoeker',
    always: 'elke keer opnieuw',
    closes: (ways: readonly string[]) => `Sluit ${either(ways)}.`,
    button: 'met de knop',
    beside: 'bij een klik ernaast',
    waits: 'Wie de vraag om cookies nog niet beantwoordde, ziet hem pas daarna.',
    waitsWhereSmall:
      'Wie de vraag om cookies nog niet beantwoordde, ziet hem op een telefoon of een laag scherm pas daarna.',
    stays: 'Niemand kan hem sluiten: zet een knop aan, een klik ernaast, of een tijd.',
  },
} as const;
