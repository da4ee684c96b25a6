export { findCoordinates } from './server/coordinates';
export { importPostcodes } from './server/import';
