import { textField } from '#fields/text/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';
import { kindSetting } from '../cookie-kind';

/** The cookies of one kind (S2.12/1). */
export const definition = defineBlock({
  type: 'CookieView',
  label: 'Cookies: van één soort',
  group: 'other',
  hint: 'De cookies van één soort.',
  words: 'privacy toestemming',
  version: 1,
  settings: {
    title: setting(textField, 'Titel'),
    intro: setting(textField, 'Inleiding'),
    kind: kindSetting,
  },
});
