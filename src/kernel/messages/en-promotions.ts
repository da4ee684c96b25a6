import type { Fallback, Texts } from './language';
import type { promotionTexts } from './nl-promotions';

/** English for what stands below a cart. */
export const enPromotions: Fallback<typeof promotionTexts> = {
  discount: (code) => `Discount with ${code}`,
  freeBy: (delivery, code) => `${delivery} with ${code}`,
  giftService: 'Gift wrapping',
  paidByCard: (lastFour) => `Gift card ending in ${lastFour}`,
  due: 'Left to pay',
  paid: 'Paid',
};

type Offer = Texts<(typeof promotionTexts)['offer']>;

/** Why an offer gives no code, on an English page. */
export const enOffer: Pick<Offer, 'over' | 'used' | 'tooOften'> = {
  over: 'This offer is over. There are no more discount codes.',
  used: 'The discount code of this offer has been used with this e-mail address. There is no second one.',
  tooOften:
    'Too many discount codes have been asked for from your network today. Please try again tomorrow.',
};
