import { accounts } from '#features/accounts/feature';
import { addresses } from '#features/addresses/feature';
import { api } from '#features/api/feature';
import { cart } from '#features/cart/feature';
import { catalog } from '#features/catalog/feature';
import { checkout } from '#features/checkout/feature';
import { content } from '#features/content/feature';
import { dialogs } from '#features/dialogs/feature';
import { media } from '#features/media/feature';
import { orders } from '#features/orders/feature';
import { overviews } from '#features/overviews/feature';
import { pages } from '#features/pages/feature';
import { search } from '#features/search/feature';
import { settings } from '#features/settings/feature';
import { stock } from '#features/stock/feature';
import { stores } from '#features/stores/feature';
import { styleguide } from '#features/styleguide/feature';
import { vacancies } from '#features/vacancies/feature';
import { wishlist } from '#features/wishlist/feature';
import type { Feature } from '#platform/host';

/** The one list of features. */
export const features: readonly Feature[] = [
  settings,
  media,
  pages,
  accounts,
  overviews,
  catalog,
  stock,
  wishlist,
  stores,
  vacancies,
  content,
  search,
  cart,
  orders,
  checkout,
  addresses,
  api,
  dialogs,
  styleguide,
];
