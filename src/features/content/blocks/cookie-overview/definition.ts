import { textField } from '#fields/text/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';

/** Which cookies are set and why (S2.12/1). */
export const definition = defineBlock({
  type: 'CookieOverview',
  label: 'Cookies: overzicht',
  group: 'other',
  hint: 'Alle cookies die de site plaatst, per soort.',
  words: 'privacy toestemming',
  version: 1,
  settings: {
    title: setting(textField, 'Titel', { default: 'Welke cookies we zetten' }),
    intro: setting(textField, 'Inleiding'),
  },
});
