export { importVacancies } from './import';
