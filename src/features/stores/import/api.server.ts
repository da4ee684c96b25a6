export { exportStores } from './export';
export { importStores, type StoreReport } from './import';
export { UnreadableStores } from './read-file';
