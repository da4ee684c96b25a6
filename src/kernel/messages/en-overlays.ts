import type { Fallback } from './language';
import type { overlayTexts } from './nl-overlays';

export const enOverlays: Fallback<typeof overlayTexts> = {
  close: 'Close',
  loading: 'One moment …',
  failed: 'This could not be loaded',
  failedText: 'The connection may be gone for a moment. What you had filled in is still there.',
  again: 'Try again',
  asPage: 'Open as a page',
  lightbox: {
    label: 'Pictures and films',
    next: 'Next',
    previous: 'Previous',
    zoom: 'Zoom in or out',
    failed: 'This picture could not be loaded.',
    position: (at, count) => `${at} of ${count}`,
    said: (at, count, caption) => [`${at} of ${count}`, caption].filter(Boolean).join(': '),
  },
  embed: {
    film: (party) => `Watch this video: ${party} places cookies for it`,
    page: (party) => `See this part: ${party} places cookies for it`,
    once: 'This once',
    always: 'Always',
    note: '‘Always’ allows cookies of social media. You can change that at any time.',
    notKept: 'Your choice could not be kept. So we show this just once.',
    elsewhere: (party) => `Open at ${party}`,
  },
};
