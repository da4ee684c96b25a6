export { listVacancies, type VacancyRow } from './server/read';
export { vacancies } from './server/tables';
