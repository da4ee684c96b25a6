/** Texts of the wishlist. */
export const wishlist = {
  title: 'Verlanglijst',
  save: 'Bewaar op je verlanglijst',
  remove: 'Verwijder',
  empty:
    'Er staat nog niets op je verlanglijst. Bewaar wat je mooi vindt, dan vind je het hier terug.',
  toShop: 'Begin met kijken',
  full: (most: number) => `Op een verlanglijst passen ${most} artikelen.`,
  count: (total: number) => (total === 1 ? '1 artikel' : `${total} artikelen`),
} as const;
