import { defineField } from '#kernel/define/field';
import { isLinkAddress } from '#kernel/values/link-address';

/** Where something leads: a path of the site or an address; empty: nowhere. */
export const linkField = defineField<string>({
  name: 'LinkField',
  empty: '',
  read: (value) =>
    typeof value === 'string' && (value === '' || isLinkAddress(value)) ? value : undefined,
});
