export { tellMovement } from './server/movements';
export { addWorkRoutes, type WorkRequest } from './server/routes';
export type { WorkPage } from './server/show';
