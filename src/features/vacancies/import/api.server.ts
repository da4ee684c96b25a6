export { feedColumns } from './columns';
export { importVacancies } from './import';
