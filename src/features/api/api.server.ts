export type { Scope } from './contract';
export { authenticate } from './server/authenticate';
export { describePath, type PathItem } from './server/described';
export { exposeEntity, getExposed } from './server/exposed';
export { findItem } from './server/items';
export { json, problem } from './server/openapi-parts';
export { apiUserNames, createApiUser, isClientId, removeApiUser } from './server/users';
