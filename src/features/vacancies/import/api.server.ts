export { UnreadableVacancies } from './columns';
export { importVacancies } from './import';
export type { VacancyReport } from './report';
