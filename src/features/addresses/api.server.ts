export { createBreaker } from './server/breaker';
export { findCoordinates } from './server/coordinates';
export { importPostcodes } from './server/import';
export { postcodeColumns, UnusableFile } from './server/read-postcodes';
