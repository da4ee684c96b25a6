import { defineStored } from '#features/entities/api.server';
import { vacancyEntity } from '../entity';
import { vacancies } from './tables';

/** Vacancies as they are written by their fields. */
export const storedVacancies = defineStored(vacancyEntity, vacancies);
