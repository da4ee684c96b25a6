/** English for what pages say of paying; paying itself is Dutch. */
import type { Fallback } from './language';
import type { paymentTexts } from './nl-payments';

export const enPayments: Fallback<typeof paymentTexts> = {
  inSentence: { named: { creditcard: 'credit card' }, transfer: 'bank transfer' },
};
