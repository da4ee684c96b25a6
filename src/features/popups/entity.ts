import { defineEntity } from '#kernel/define/entity';
import { popupPath } from '#kernel/wire-popups';
import { popupFields } from './fields';

/** Popups (S3.6): pages fetch them through the API. */
export const popupEntity = defineEntity({
  name: 'Popup',
  access: 'popup',
  label: { one: 'Popup', many: 'Popups' },
  noun: { one: 'popup', many: 'popups' },
  href: (slug) => popupPath.view(slug),
  columns: [],
  orders: [{ name: 'name', label: 'Titel' }],
  fields: popupFields,
});
