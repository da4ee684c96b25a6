export { exportEntity } from './files/export';
export { type ImportReport, importEntity } from './files/import';
export { UnreadableFile } from './files/read-file';
export { listImports, undoImport } from './files/undo';
export { type Check, registerCheck } from './server/checks';
export { sourceOf } from './server/source';
export { storeEntity } from './server/store-entity';
export {
  apiPartOf,
  defineStored,
  findStored,
  listStoredEntities,
  type StoredEntity,
  type StoredPart,
  toldProperties,
} from './server/stored';
