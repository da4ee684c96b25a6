/** What a discount code does: percent off the goods, cents off the goods, or delivery for nothing. */
export type DiscountKind = 'percentage' | 'amount' | 'delivery';

/** What is wrong with a code or a card, by the field that it was typed in. */
export type PromotionProblem = { field: 'discount_code' | 'giftcard_code'; message: string };

/** Where a gift card's balance is asked. */
export const balancePath = '/webcore/giftcard/balance';
