export { createApiUser, isClientId, removeApiUser } from './server/users';
