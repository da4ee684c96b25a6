import { apiProductsRow, apiStoresRow } from './api.mjs';
import { cachedRow } from './cached.mjs';
import { addToCartRow, visitorRow } from './cart.mjs';
import { checkEmailRow, checkoutRow } from './checkout.mjs';
import { editorRow } from './editor.mjs';
import { feltRows } from './felt.mjs';
import { formRow } from './form.mjs';
import { fragmentRow } from './fragment.mjs';
import { freshRow } from './fresh.mjs';
import { memoryRow } from './memory.mjs';
import { officeOrdersRow } from './office.mjs';
import { orderRows } from './orders.mjs';
import { placeRows } from './places.mjs';
import { popupQueriesRow } from './popups.mjs';
import { soakRow } from './soak.mjs';
import { staffRows } from './staff.mjs';
import { startRow } from './start.mjs';
import { suggestRows } from './suggest.mjs';
import { weightRows } from './weight.mjs';

/** The rows of a size, in the order in which they disturb each other least. */
export const rowsOf = (size) => {
  if (size.places) return placeRows();
  if (size.orders) return staffRows();
  if (size.optional)
    return [startRow(size), fragmentRow(size, 1), fragmentRow(size, 8), memoryRow(size)];
  return [
    startRow(size),
    cachedRow('home from the cache', '/'),
    cachedRow('listing from the cache', '/dames'),
    visitorRow(),
    fragmentRow(size, 1),
    fragmentRow(size, 8),
    ...suggestRows(),
    addToCartRow(),
    checkoutRow(),
    ...orderRows(),
    memoryRow(size),
    apiStoresRow(),
    apiProductsRow(),
    checkEmailRow(),
    formRow(),
    freshRow(),
    soakRow(size),
    ...(size.name === 'demo'
      ? [popupQueriesRow(), ...weightRows(), ...feltRows(), editorRow(), officeOrdersRow()]
      : []),
  ];
};
