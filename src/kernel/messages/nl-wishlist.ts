/** Texts of the wishlist. */
export const wishlist = {
  title: 'Verlanglijst',
  save: 'Bewaar op je verlanglijst',
  saved: 'Op je verlanglijst',
  remove: 'Verwijder',
  /** Which of them a button removes, for who hears it apart from the rest. */
  removeOne: (title: string) => `Verwijder ${title} van je verlanglijst`,
  empty:
    'Er staat nog niets op je verlanglijst. Bewaar wat je mooi vindt, dan vind je het hier terug.',
  toShop: 'Begin met kijken',
  full: (most: number) => `Op een verlanglijst passen ${most} artikelen.`,
  tooMany: 'Er zijn hier net veel verlanglijsten begonnen. Probeer het over een uur nog eens.',
  unknownKind: (name: string) => `Onbekend soort: ${name}`,
  count: (total: number) => (total === 1 ? '1 artikel' : `${total} artikelen`),
  sizeOf: (title: string) => `Maat van ${title}`,
  chooseSize: 'Kies je maat',
  soldOutSize: (title: string) => `${title} (uitverkocht)`,
  onlyInStoresSize: (title: string) => `${title} (alleen in winkels)`,
  toCart: 'In winkelmand',
  toCartOne: (title: string) => `In winkelmand: ${title}`,
  soldOut: 'Nu uitverkocht',
  onlyInStores: 'Alleen in winkels',
  isBack: 'Weer op voorraad',
  cheaper: (amount: string) => `${amount} goedkoper dan toen je hem bewaarde`,
  guest: (days: number) =>
    `We bewaren je lijst ${days} dagen op dit apparaat. Log in om hem overal te zien.`,
  login: 'Log in',
  share: 'Deel je lijst',
  shareText:
    'Maak een link waarmee anderen je lijst kunnen zien, bijvoorbeeld voor je verjaardag. Ze zien wat erop staat, niet wie je bent, en kunnen niets veranderen.',
  shareMake: 'Maak een link',
  shareLink: 'Link naar je lijst',
  shareCopy: 'Kopieer',
  shareEnd: 'Stop met delen',
  sharedTitle: 'Een verlanglijst',
  sharedText: 'Iemand deelt deze verlanglijst met je.',
  sharedEmpty: 'Er staat nu niets op deze lijst.',
} as const;
