import type { Fallback } from './language';
import type { newsletterTexts } from './nl-newsletter';

/** What the newsletter's list says on an English page, where popups ask for it (S1/2). */
export const enNewsletter = {
  problems: {
    tooOften:
      'Too many addresses were filled in from your network today. Please try again tomorrow.',
  },
} as const satisfies Fallback<typeof newsletterTexts>;
