export type { NewChange, Values, Way } from './contract';
export { exportEntity } from './files/export';
export { exportFolder, type FolderFile } from './files/export-folder';
export { type Foreign, registerForeign } from './files/foreign';
export { type ImportOptions, type ImportReport, importEntity, importItems } from './files/import';
export { type FolderReport, importFolder, jsonFaultOf } from './files/import-folder';
export { findImport, isRemembered, listImports, listWrittenImports } from './files/list-imports';
export type { Plan } from './files/plan';
export {
  type FileItem,
  headersOf,
  itemOfTexts,
  UnreadableFile,
  unguard,
} from './files/read-file';
export { endImport, openImport, tellImport } from './files/record';
export { registerUndone, undoImport } from './files/undo';
export { writeSteps } from './files/write-steps';
export { listDeleted } from './server/bin';
export { readItemTexts, readRowByKey } from './server/by-key';
export {
  announceRows,
  type By,
  MOST_CHANGES,
  readHistory,
  readRevision,
  registerStaffNames,
  tellFields,
} from './server/changes';
export { type Check, registerCheck, registerHold } from './server/checks';
export { describeValue } from './server/describe';
export { isSame } from './server/is-same';
export { addItemPages } from './server/item-pages';
export { filters, listRows, readNamed, sorts, understands, whichRows } from './server/list';
export { readSent, refuseProblems, usualValue } from './server/read-values';
export { listReferring } from './server/referring';
export { byIds, lockRows, readFields, readRows } from './server/rows';
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
export { entityChanges } from './server/tables';
export {
  countUses,
  registerTerms,
  replaceWord,
  termOptions,
  termsOf,
  usesOf,
  withTerms,
} from './server/vocabularies';
export {
  changeItem,
  changeItems,
  createItem,
  type PartOfMany,
  RefusedRows,
  removeItem,
  restoreItem,
  StaleRevision,
} from './server/write';
