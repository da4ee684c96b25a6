import { textField } from '#fields/text/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';

/** One cookie, by its name (S2.12/1). */
export const definition = defineBlock({
  type: 'CookieDetail',
  label: 'Cookies: één',
  version: 1,
  settings: { name: setting(textField, 'Naam van de cookie', { required: true, refers: true }) },
});
