import { textField } from '#fields/text/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';

/** One cookie, by its name (S2.12/1). */
export const definition = defineBlock({
  type: 'CookieDetail',
  label: 'Cookies: één kaart',
  group: 'other',
  hint: 'Eén cookie met wat hij doet en hoe lang hij blijft.',
  words: 'privacy toestemming',
  version: 1,
  settings: { name: setting(textField, 'Naam van de cookie', { required: true, refers: true }) },
});
