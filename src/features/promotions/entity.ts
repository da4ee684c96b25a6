import { defineEntity } from '#kernel/define/entity';
import { codeFields, offerFields } from './fields';

const none = { href: () => '/', columns: [], orders: [] };

/** Discount codes for everybody. Known to the API and to files alone, as offers are. */
export const codeEntity = defineEntity({
  name: 'DiscountCode',
  access: 'discountcode',
  label: { one: 'Kortingscode', many: 'Kortingscodes' },
  noun: { one: 'kortingscode', many: 'kortingscodes' },
  ...none,
  fields: codeFields,
  key: 'code',
});

/** What personal codes are made of. */
export const offerEntity = defineEntity({
  name: 'DiscountOffer',
  access: 'discountoffer',
  label: { one: 'Actie', many: 'Acties' },
  noun: { one: 'actie', many: 'acties' },
  ...none,
  fields: offerFields,
  key: 'name',
});
