export { productHref } from './entity';
export { importProducts } from './import/import';
export { readPictureType } from './import/picture-type';
export { fetchPictures } from './import/pictures';
export { Report } from './import/report';
export { UnreadableFile } from './import/rows';
export type { WebStock } from './import/web-stock';
export { datePrices } from './server/date-prices';
export {
  findDeliveryLine,
  registerDeliveryLine,
} from './server/delivery-line';
export {
  countGaps,
  countUrgentGaps,
  listGaps,
  listMakerlessBrands,
} from './server/gap-lists';
export { markSoon } from './server/gaps';
export { findGiftcardProblems } from './server/giftcard-prices';
export { setProductKind } from './server/kind';
export { hasBulky } from './server/kinds';
export { setBrandMaker, setCategoryKinds } from './server/legal-info';
export { registerTogether } from './server/look';
export { lacksMakers, listIncompleteProducts } from './server/missing-info';
export { findNumberProblems } from './server/numbers';
export { countPriors } from './server/prior-check';
export { registerProductPart } from './server/product-parts';
export { lockRating, registerReviewsPart, setRating } from './server/reviews-part';
export { noteSales, registerSalesCounter } from './server/sales';
export { registerStockPart } from './server/stock-part';
export { registerStockSource, type StockSource } from './server/stock-source';
export {
  brands,
  categories,
  colors,
  materials,
  productCategories,
  productPictures,
  products,
  sizes,
  variants,
} from './server/tables';
export { takingOffline } from './server/take-offline';
export { takeTreeTurn } from './server/tree-turn';
export { findNamedVariant, type NamedVariant } from './server/variant';
