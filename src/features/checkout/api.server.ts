export { type Choices, listChoices } from './server/delivery';
export { explain } from './server/explain';
export { fetchesNear, listPickupStores } from './server/stores';
export { asRequest, firstValues, readValues } from './server/values';
export { type CheckoutContext, validateCheckout } from './validate';
