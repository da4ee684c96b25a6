/** The English of what visitors are asked about cookies. */
import type { Fallback } from './language';
import type { consentStopped, consentTexts } from './nl-consent';

export const enConsent: Fallback<typeof consentTexts> = {
  banner: {
    heading: 'This website uses cookies',
    text: 'Functional cookies are always on. For the rest we ask your permission. You can change it at any time, at the bottom of each page.',
    accept: 'Accept',
    refuse: 'Refuse',
    adjust: 'Adjust',
    more: 'Read more',
    kept: 'Your choice has been saved.',
    failed: 'Your choice could not be saved. Please try again.',
  },
  settings: {
    title: 'Cookie settings',
    intro:
      'Choose what may be kept in your browser and which content of others the site may load. You can change this at any time.',
    legend: 'What do you allow?',
    always: 'Always on',
    parties: 'By:',
    unused: 'Not in use at present.',
    save: 'Save choice',
    all: 'Accept all',
    none: 'Refuse all',
    more: 'Which cookies we set and why',
    proof: (days) =>
      `Of each choice we keep proof for ${days} days: when, by which text, what you chose and a random code. No name, no IP address and no account.`,
    code: 'The code of your choice:',
    changed: 'The text about cookies has changed since. Please read it again, then choose.',
  },
  types: {
    functional: {
      label: 'Functional',
      text: 'Needed for the site to work: your cart, your login and what you set yourself.',
    },
    analytics: {
      label: 'Statistics',
      text: 'Measures how the site is used, so that we can make it better.',
    },
    social: {
      label: 'Social media and content of others',
      text: 'Maps, videos and posts that come from other sites. Those then see your IP address and may set cookies.',
    },
    ads: {
      label: 'Advertising',
      text: 'Measures which advertisement brought you here, and shows advertisements elsewhere that fit your visit.',
    },
    undefined: {
      label: 'Other',
      text: 'Scripts that we have not put in one of the other categories yet.',
    },
  },
};

export const enConsentStopped: Fallback<typeof consentStopped> = {
  later: 'Your choice takes full effect once you go to another page.',
};
