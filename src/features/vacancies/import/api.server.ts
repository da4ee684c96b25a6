export { UnreadableVacancies } from './columns';
export { importVacancies, type VacancyReport } from './import';
