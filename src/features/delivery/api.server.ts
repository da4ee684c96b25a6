export { goesTo } from './rates';
export type { Carrier, Party, ReturnLabel, Shipment } from './server/carriers/carrier';
export { findCarrier, knownCarriers, registerCarrier } from './server/carriers/registry';
export { shortTime, weekText } from './server/carriers/week';
export { findMethod, forgetMethods, listMethods } from './server/methods';
export {
  findDeliveryOption,
  findUsualDeliveryPrice,
  findUsualMethod,
  listDeliveryCountries,
  listDeliveryOptions,
} from './server/options';
export { buyerOf, gramsOf, weightOf } from './server/parcel';
export { findServicePoint, listServicePoints, pointCarrier } from './server/points';
export { listReadiness } from './server/readiness';
export { deliveryMethods, servicePoints } from './server/tables';
export { PointList } from './site/point-list.view';
