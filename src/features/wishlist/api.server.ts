export { ownerOfAccount } from './server/owner';
export { bookmarks } from './server/tables';
