import type { Texts } from './language';
import type { promotionTexts } from './nl-promotions';

type Offer = Texts<(typeof promotionTexts)['offer']>;

/** Why an offer gives no code, on an English page. */
export const enOffer: Pick<Offer, 'over' | 'used' | 'tooOften'> = {
  over: 'This offer is over. There are no more discount codes.',
  used: 'The discount code of this offer has been used with this e-mail address. There is no second one.',
  tooOften:
    'Too many discount codes have been asked for from your network today. Please try again tomorrow.',
};
