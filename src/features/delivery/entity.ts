import { defineEntity } from '#kernel/define/entity';
import { methodFields } from './fields';

/** Ways of delivery: known to the API and to files alone. */
export const methodEntity = defineEntity({
  name: 'DeliveryMethod',
  access: 'deliverymethod',
  label: { one: 'Bezorgmanier', many: 'Bezorgmanieren' },
  noun: { one: 'bezorgmanier', many: 'bezorgmanieren' },
  href: () => '/',
  ...{ columns: [], orders: [] },
  fields: methodFields,
  key: 'access',
});
