export { countUnplaced } from './server/count-unplaced';
export { getDirectory, listStoresWith, PICKUP_SERVICE } from './server/directory';
export { withHolidays } from './server/holidays';
export { locationOptions } from './server/options';
export { findOrigin, type Origin } from './server/origin';
export {
  findLocation,
  findLocations,
  hasPage,
  type Location,
  listLocations,
  listStores,
} from './server/read';
export { renderFilled, type Section } from './server/sections';
export { locations } from './server/tables';
