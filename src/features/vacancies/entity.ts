import { defineEntity } from '#kernel/define/entity';
import { vacancyHref } from './contract';
import { vacancyFields } from './fields';

/** Vacancies, as visitors filter and sort them. */
export const vacancyEntity = defineEntity({
  name: 'Vacancy',
  access: 'vacancy',
  label: { one: 'Vacature', many: 'Vacatures', english: 'Vacancies' },
  noun: { one: 'vacature', many: 'vacatures' },
  href: vacancyHref,
  columns: [
    {
      name: 'category',
      label: 'Soort werk',
      english: 'Kind of work',
      kind: 'options',
      control: 'checkbox',
    },
    {
      name: 'importedlocation',
      label: 'Winkel',
      english: 'Store',
      kind: 'options',
      control: 'checkbox',
      limit: 6,
    },
    {
      name: 'hours',
      label: 'Uren per week',
      english: 'Hours per week',
      kind: 'options',
      control: 'checkbox',
    },
    {
      name: 'contract',
      label: 'Contract',
      english: 'Contract',
      kind: 'options',
      control: 'checkbox',
    },
  ],
  orders: [
    {
      name: 'new',
      label: 'Nieuwste eerst',
      english: 'Newest first',
      by: 'posted_on',
      isDescending: true,
    },
    { name: 'name', label: 'Naam', english: 'Name', by: 'title' },
  ],
  fields: vacancyFields,
  key: 'access',
});
