import { defineEntity } from '#kernel/define/entity';
import { redirectFields } from './fields';

/** Old addresses that lead to new ones: known to the API and to files alone. */
export const redirectEntity = defineEntity({
  name: 'Redirect',
  access: 'redirect',
  label: { one: 'Doorverwijzing', many: 'Doorverwijzingen' },
  noun: { one: 'doorverwijzing', many: 'doorverwijzingen' },
  href: () => '/',
  ...{ columns: [], orders: [] },
  fields: redirectFields,
  key: 'fromPath',
});
