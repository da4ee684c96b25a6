/** What visitors read of a site that has no home page yet. */
export const soonTexts = {
  pageTitle: 'Binnenkort open',
  title: 'Hier komt binnenkort een winkel',
  text: 'We zijn bezig met inrichten. Kom gauw nog eens kijken.',
} as const;
