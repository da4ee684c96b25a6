import type { Fallback } from './language';
import type { sliderTexts } from './nl-slider';

export const enSlider: Fallback<typeof sliderTexts> = {
  carousel: 'carousel',
  slide: 'slide',
  place: (place, all) => `${place} of ${all}`,
  pause: 'Stop going on by itself',
  play: 'Go on by itself',
  previous: 'Previous slide',
  next: 'Next slide',
  choose: 'Choose a slide',
  dot: (place) => `Slide ${place}`,
  featured: 'Featured',
  ticker: { pause: 'Stop the moving row', play: 'Let the row move' },
};
