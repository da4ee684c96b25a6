import { newsletter as limits } from '../limits-newsletter';
import type { Fallback } from './language';
import type { newsletterTexts } from './nl-newsletter';

const days = limits.askedFor / 86_400_000;

/** What the newsletter's list says on an English page, where popups ask for it, and in the mails to who did (S1/2). */
export const enNewsletter = {
  problems: {
    tooOften:
      'Too many addresses were filled in from your network today. Please try again tomorrow.',
  },
  mail: {
    confirmSubject: (site: string) => `Confirm your subscription to the ${site} newsletter`,
    confirmPreview: 'One more click and you are on the list.',
    confirmText: (site: string) =>
      `Somebody, we think it was you, subscribed this address to the ${site} newsletter. Is that right?`,
    confirmButton: 'Yes, I want the newsletter',
    ignore: `Wasn’t it you? Then do nothing: after ${days} days we erase your address.`,
    leaveSubject: (site: string) => `Unsubscribe from the ${site} newsletter`,
    leavePreview: 'Off the list with one click.',
    leaveText: (site: string) =>
      `You asked how to unsubscribe from the ${site} newsletter. You can do it here.`,
    leaveButton: 'Unsubscribe me',
    leaveIgnore: 'Wasn’t it you? Then do nothing: you stay on the list.',
    welcomeSubject: (site: string) => `You are on the list for the ${site} newsletter`,
    welcomePreview: 'This is how to unsubscribe, should you ever want to.',
    welcomeText: (site: string) =>
      `Your subscription is confirmed. When ${site} sends a newsletter, you get it at this address.`,
    stopText: 'Don’t want it any more? You can always',
    stop: 'unsubscribe',
  },
} as const satisfies Fallback<typeof newsletterTexts>;
