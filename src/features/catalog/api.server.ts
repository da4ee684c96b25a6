export { productCards } from './server/cards';
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
