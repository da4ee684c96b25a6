/** English for mails to applicants that staff writes in it. */
import type { Fallback } from './language';
import type { applications } from './nl-applications';

export const enApplications: Fallback<typeof applications> = {
  open: 'Open application',
  mail: {
    at: (vacancy, location) => (location ? `${vacancy} at ${location}` : vacancy),
    follow: 'See your application',
    link: 'This link shows how it stands. You can withdraw your application there, or erase everything.',
    invited: {
      subject: 'We would like to meet you',
      text: (what) => `Good news about your application: ${what}. We would like to meet you.`,
    },
    rejected: {
      subject: 'About your application',
      text: (what) =>
        `We read your application with care: ${what}. We have decided to go on with somebody else.`,
    },
    hired: {
      subject: 'You have the job',
      text: (what) => `Congratulations, the job is yours: ${what}. The store will contact you.`,
    },
  },
};
