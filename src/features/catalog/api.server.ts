export { datePrices } from './server/date-prices';
export { setProductKind } from './server/kind';
export { registerProductPart } from './server/product-parts';
export { registerStockPart } from './server/stock-part';
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
export { findNamedVariant, type NamedVariant } from './server/variant';
