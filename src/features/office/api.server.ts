export { registerFinder } from './server/finders';
export { requireSpecial } from './server/guard';
export { officeRoute } from './server/route';
