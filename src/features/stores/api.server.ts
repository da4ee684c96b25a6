export { storeHref, streetLine } from './contract';
export { findLocation, findLocations, hasPage, type Location, listStores } from './server/read';
export { renderFilled, type Section } from './server/sections';
export { locations } from './server/tables';
export { addressJsonLd } from './structured-data';
