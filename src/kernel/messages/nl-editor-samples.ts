/** What stands in the pictures of blocks that no page of the site has yet. */
export const sampleTexts = {
  title: 'Een titel die zegt waar het over gaat',
  text: 'Hier staat in een paar regels wat bezoekers hier vinden, en waarom dat voor hen is.',
  link: 'Lees verder',
  html: '<h2>Een kop</h2><p>Lopende tekst, zoals een bezoeker die leest. Met een <a href="/">link</a>, en met een lijst:</p><ul><li>het eerste punt</li><li>het tweede punt</li></ul>',
} as const;
