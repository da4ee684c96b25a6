export {
  type Distant,
  listByDistance,
  listNearer,
  type NearVacancy,
  placeOf,
} from './server/nearby';
export { isOpen, listVacancies, type VacancyRow } from './server/read';
export { vacancies } from './server/tables';
export { findNamedVacancy, findPlaceOfWork } from './server/wanted';
