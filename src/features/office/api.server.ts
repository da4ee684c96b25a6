export { tellBegin } from './server/begin/checklist';
export { rowIdsOf } from './server/bulk-routes';
export { registerFinder } from './server/finders';
export {
  mayWriteOf,
  ownRows,
  requireEntity,
  requireSpecial,
  requireStaff,
} from './server/guard';
export { officeRoute } from './server/route';
