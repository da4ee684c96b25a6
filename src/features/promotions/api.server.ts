export { formatCardCode, normalizeCode } from './card-code';
export type { StoredCode } from './resolve-code';
export { resolveDiscount } from './resolve-discount';
export { redeemAgain } from './server/again';
export {
  cardCentsLeft,
  findCards,
  refundedToCards,
  refundToCards,
  returnCards,
  spendCards,
} from './server/cards';
export { redeemCodes, returnCodes } from './server/codes';
export { emptyCards } from './server/empty';
export { forgetUses } from './server/forget';
export { giveDiscountCode } from './server/give-code';
export { PromotionGone } from './server/gone';
export { type IssuedCard, issueCard } from './server/issue';
export {
  createCode,
  findCard,
  listCodes,
  type NewCode,
  setCardsBlocked,
  stopCode,
} from './server/manage';
export {
  createOffer,
  findOffers,
  listOffers,
  OFFERS_CHANGED,
  stopOffer,
} from './server/offers';
export { purgePersonalCodes } from './server/purge-codes';
export { giftCards } from './server/tables';
export { findTypedCards } from './server/typed-cards';
export { findTypedDiscounts } from './server/typed-codes';
