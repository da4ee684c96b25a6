export {
  listNearer,
  type NearVacancy,
  placeOf,
} from './server/nearby';
export { isOpen, type VacancyRow } from './server/read';
export { vacancies } from './server/tables';
export { findNamedVacancy, findPlaceOfWork } from './server/wanted';
