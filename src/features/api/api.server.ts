export type { Scope } from './contract';
export {
  addAdminCalls,
  readBody,
  readPaging,
  readState,
  typedNumber,
} from './server/admin-calls';
export { describeAction, describeList, describeRead } from './server/admin-described';
export { authenticate, reaches, requireScope } from './server/authenticate';
export { describePath, describeSchema, type PathItem } from './server/described';
export { exposeEntity, getExposed } from './server/exposed';
export { findItem, hasItemAt } from './server/items';
export { json, problem } from './server/openapi-parts';
export {
  apiUserNames,
  createApiUser,
  isClientId,
  listApiKeys,
  listApiUsers,
  removeApiKey,
  removeApiUser,
} from './server/users';
