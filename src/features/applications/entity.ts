import { defineEntity } from '#kernel/define/entity';
import { applicationPath } from './contract';

/** Applications: for staff in the API; an applicant has a page of his own. */
export const applicationEntity = defineEntity({
  name: 'Application',
  access: 'application',
  label: { one: 'Sollicitatie', many: 'Sollicitaties' },
  noun: { one: 'sollicitatie', many: 'sollicitaties' },
  href: applicationPath.status,
  columns: [],
  orders: [{ name: 'new', label: 'Nieuwste eerst' }],
});
