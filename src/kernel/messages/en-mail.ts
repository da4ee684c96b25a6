/** English for what every mail says. */
import type { Fallback } from './language';
import type { mailTexts } from './nl-mail';

export const enMail: Fallback<typeof mailTexts> = {
  hello: (name) => (name === '' ? 'Hello,' : `Dear ${name},`),
  regards: 'Kind regards,',
  question: 'A question? Reply to this mail.',
  questionOrCall: (phone) => `A question? Reply to this mail or call ${phone}.`,
  kvk: 'Chamber of Commerce',
  vat: 'VAT',
};
