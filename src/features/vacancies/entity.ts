import { defineEntity } from '#kernel/define/entity';
import { vacancyHref } from './contract';

/** Vacancies, as visitors filter and sort them. */
export const vacancyEntity = defineEntity({
  name: 'Vacancy',
  access: 'vacancy',
  label: { one: 'Vacature', many: 'Vacatures' },
  noun: { one: 'vacature', many: 'vacatures' },
  href: vacancyHref,
  columns: [
    { name: 'category', label: 'Soort werk', kind: 'options', control: 'checkbox' },
    { name: 'importedlocation', label: 'Winkel', kind: 'options', control: 'checkbox', limit: 6 },
    { name: 'hours', label: 'Uren per week', kind: 'options', control: 'checkbox' },
    { name: 'contract', label: 'Contract', kind: 'options', control: 'checkbox' },
  ],
  orders: [
    { name: 'new', label: 'Nieuwste eerst' },
    { name: 'name', label: 'Naam' },
  ],
});
