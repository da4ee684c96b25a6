export { findChosenPoint, listChoices } from './server/delivery';
export { listPickupStores } from './server/stores';
export { asRequest, firstValues, readValues } from './server/values';
export { validateCheckout } from './validate';
