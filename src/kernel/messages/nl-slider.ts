/** Texts of sliders and tickers; all but titles are read aloud only. */
export const sliderTexts = {
  /** `aria-roledescription` of the whole, and of one of its slides. */
  carousel: 'carrousel',
  slide: 'dia',
  /** Of a slide: '2 van 6'. */
  place: (place: number, all: number) => `${place} van ${all}`,
  pause: 'Stop het automatisch doorgaan',
  play: 'Ga automatisch door',
  previous: 'Vorige dia',
  next: 'Volgende dia',
  choose: 'Kies een dia',
  dot: (place: number) => `Dia ${place}`,
  featured: 'Uitgelicht',
  ticker: { pause: 'Zet de lopende band stil', play: 'Laat de band lopen' },
} as const;
