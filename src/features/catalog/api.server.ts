export { productCards } from './server/cards';
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
