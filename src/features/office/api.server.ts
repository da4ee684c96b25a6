export { registerFinder } from './server/finders';
export { requireSpecial, requireStaff } from './server/guard';
export { officeRoute } from './server/route';
