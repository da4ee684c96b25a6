export type { NewChange } from './contract';
export { exportEntity } from './files/export';
export { type ImportOptions, type ImportReport, importEntity, importItems } from './files/import';
export type { Plan } from './files/plan';
export {
  type FileItem,
  headersOf,
  itemOfTexts,
  plainHeader,
  UnreadableFile,
  unguard,
} from './files/read-file';
export { endImport, openImport, tellImport } from './files/record';
export { listImports, undoImport } from './files/undo';
export { writeSteps } from './files/write-steps';
export { type Check, registerCheck, registerHold } from './server/checks';
export { describeValue } from './server/describe';
export { addItemPages } from './server/item-pages';
export { byIds, lockRows } from './server/rows';
export { sourceOf } from './server/source';
export { storeEntity } from './server/store-entity';
export {
  apiPartOf,
  columnsOf,
  defineStored,
  findStored,
  listStoredEntities,
  type StoredEntity,
  type StoredPart,
  type StoredRow,
  toldProperties,
  valuesOf,
} from './server/stored';
