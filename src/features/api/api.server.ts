export { authenticate } from './server/authenticate';
export { describePath, type PathItem } from './server/described';
export { exposeEntity } from './server/exposed';
export { json, problem } from './server/openapi-parts';
export { createApiUser, isClientId, removeApiUser } from './server/users';
