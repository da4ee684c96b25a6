import { defineEntity } from '#kernel/define/entity';
import { formPath } from './contract';
import { formFields } from './fields';

/** Site forms: for those who may see them in the API; visitors meet them on pages. */
export const formEntity = defineEntity({
  name: 'Form',
  access: 'form',
  label: { one: 'Formulier', many: 'Formulieren' },
  noun: { one: 'formulier', many: 'formulieren' },
  // By its number, which the API gives; what it is called leads nowhere.
  href: (slug) => (/^\d+$/.test(slug) ? formPath.submit(Number(slug)) : ''),
  columns: [],
  orders: [{ name: 'name', label: 'Titel' }],
  fields: formFields,
  key: 'name',
});
