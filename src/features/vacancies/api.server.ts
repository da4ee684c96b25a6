export { vacancies } from './server/tables';
