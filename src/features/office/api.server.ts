export { registerFinder } from './server/finders';
export { requireEntity, requireSpecial, requireStaff } from './server/guard';
export { officeRoute } from './server/route';
