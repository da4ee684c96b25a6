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
export { checkAnswer, listSetupFields, tidyAnswer } from './server/setup/answers';
export { finishSetup } from './server/setup/finish';
export { canBeSetUp, openSetupLink } from './server/setup/link';
