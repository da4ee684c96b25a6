export { seenOf } from './seen';
export { placeOrder } from './server/place';
