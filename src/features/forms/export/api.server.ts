export { fieldKeys } from '../server/seal';
export { exportSubmissions, UnknownForm } from './export';
