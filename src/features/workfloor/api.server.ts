export { addWorkRoutes, type WorkRequest } from './server/routes';
export { showWork, type WorkPage } from './server/show';
