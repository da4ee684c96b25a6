export { createBreaker } from './server/breaker';
export { findCoordinates } from './server/coordinates';
export { importPostcodes } from './server/import';
export { listProvinces } from './server/list-provinces';
export { postcodeColumns } from './server/read-postcodes';
